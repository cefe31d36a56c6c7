import type { PlayDocument } from '../convert/useConversion';
import type { KeptWork, PlayFile, PlayState } from './PlayState';

/** Two versions of a contract. */
export type Versions = Readonly<Record<'before' | 'after', string>>;

/** JSON to check. */
export interface Payload {
  text: string;
  /** Label of what it is checked against; that of nothing for the first one. */
  shape: string;
}

/** What something else took the place of, or what was deleted. */
type Former =
  | { kind: 'contracts'; state: PlayState }
  | { kind: 'file'; file: PlayFile; index: number }
  | { kind: 'document'; document: PlayDocument }
  | { kind: 'comparison'; versions: Versions }
  | { kind: 'payload'; payload: Payload }
  | { kind: 'previous'; work: KeptWork };

/** Something that can be undone until the page is left. */
export interface Undo {
  /** Says what happened, in a sentence. */
  text: string;
  former: Former;
}
