import type { PlayDocument } from '../convert/useConversion';
import type { StoredWork, PlayFile, PlayState } from './PlayState';

/** Two versions of a contract. */
export type Versions = Readonly<Record<'before' | 'after', string>>;

/** JSON to check. */
export interface Payload {
  text: string;
  /** Label of the shape to check against; empty selects the first shape. */
  shape: string;
}

/** State before a replacement or deletion. */
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
