import type { ClaimVerdict } from '../claims/tryClaims';

/** The result of proving a code block. */
export interface BlockOutcome {
  /** Markdown form of the proved block, with `{{version}}` for the compiler version; undefined if the block is wrong. */
  markdown?: string;
  /** Sentences that say what is wrong with the block. */
  problems: readonly string[];
}

/** A code block of a page and the result of proving it. */
export interface BlockSnapshot extends BlockOutcome {
  page: string;
  /** One-based line of the opening backticks. */
  line: number;
  /** Info string of the block, such as `wirespec wrong`. */
  infoString: string;
}

/** The results of all blocks and all claims with one compiler. */
export interface Snapshot {
  /** Version of the compiler. */
  version: string;
  blocks: readonly BlockSnapshot[];
  claims: readonly ClaimVerdict[];
}
