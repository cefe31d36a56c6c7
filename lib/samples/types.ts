import type { HighlightedCode } from '../highlight/types';

/** A rendered code block. The data of most kinds contain one or more of these. */
export interface CodeBlockData extends HighlightedCode {
  /** File name or caption of the block. */
  title?: string;
  /** 1-based numbers of the highlighted lines. */
  highlightedLines?: number[];
}

/**
 * Data that a page renders for a block. Only this part is known outside of the folder of its kind; `types.ts` of the
 * kind declares the rest.
 */
export interface SampleData {
  kind: string;
}

/** Props of a kind's view. */
export interface ViewProps<Data extends SampleData> {
  sample: Data;
  /** Example that the block shows, if another block shows output generated from it. Readers can then edit it. */
  source?: string | undefined;
}
