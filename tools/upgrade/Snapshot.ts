import type { ClaimVerdict } from '../claims/tryClaims';

/** What a code block of a page became. */
export interface BlockOutcome {
  /** Its Markdown form, with `{{version}}` for the version of the compiler; nothing where the block is wrong. */
  markdown?: string;
  /** What is wrong with it, as sentences. */
  problems: readonly string[];
}

/** A code block and what became of it. */
export interface BlockSnapshot extends BlockOutcome {
  page: string;
  /** Of the opening back-ticks, counted from one. */
  line: number;
  /** Language and words, such as `wirespec wrong`. */
  words: string;
}

/** What one compiler makes of all blocks and all claims. */
export interface Snapshot {
  /** Of the compiler. */
  version: string;
  blocks: readonly BlockSnapshot[];
  claims: readonly ClaimVerdict[];
}
