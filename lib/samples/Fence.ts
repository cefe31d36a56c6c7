/** A fenced block as it stands in a page. */
export interface Fence {
  /** First word after the back-ticks, in lower case; `text` where there is none. */
  language: string;
  /** The rest of that line. */
  meta: string;
  body: string;
}

/** A fenced block and where it stands. */
export interface PlacedFence extends Fence {
  /** 1-based line of the opening back-ticks. */
  line: number;
  /** 1-based column of the opening back-ticks. */
  column: number;
}

/** How a block is shown, whatever its kind. */
export interface Presentation {
  title?: string;
  /** 1-based. */
  highlightedLines: number[];
}
