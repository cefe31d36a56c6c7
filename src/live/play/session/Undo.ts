import type { PlayDocument } from './document';
import type { Payload } from './payload';
import type { StoredWork, PlayFile, PlayState } from './PlayState';
import type { Versions } from './versions';

type FormerState =
  | { kind: 'contracts'; state: PlayState }
  | { kind: 'file'; file: PlayFile; index: number }
  | { kind: 'document'; document: PlayDocument }
  | { kind: 'comparison'; versions: Versions }
  | { kind: 'payload'; payload: Payload }
  | { kind: 'previous'; work: StoredWork };

/** An action that can be undone until the page is left. */
export interface Undo {
  /** A sentence that describes the action. */
  text: string;
  former: FormerState;
}
