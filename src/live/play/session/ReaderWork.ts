import type { Converter } from '@site/lib/compiler/types';
import type { HeldText } from '../../storage/longTexts';

// The reader's work other than the contracts.

export interface PlayDocument {
  text: HeldText;
  /** Path of the file, if the document comes from one. */
  path?: string | undefined;
  /** Format that the reader chose; undefined detects it from the document. */
  format?: Converter | undefined;
}

/** One of two versions of a contract. */
export type Side = 'before' | 'after';

export type Versions = Readonly<Record<Side, string>>;

/** JSON to check. */
export interface Payload {
  text: string;
  /** Label of the shape to check against; empty selects the first shape. */
  shape: string;
}
