/** A fenced code block of a page. */
export interface Fence {
  /** First word of the info string, in lower case; `text` if there is none. */
  language: string;
  /** Info string without its first word. */
  meta: string;
  body: string;
}

/** A fenced code block with its position. */
export interface LocatedFence extends Fence {
  /** 1-based line of the opening fence. */
  line: number;
  /** 1-based column of the opening fence. */
  column: number;
}

/** Presentation options that all kinds share. */
export interface Presentation {
  title?: string;
  /** 1-based numbers of the highlighted lines. */
  highlightedLines: number[];
}
