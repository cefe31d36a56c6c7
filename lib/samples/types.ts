import type { HighlightedCode } from '../highlight/types';

/** A rendered code block. The data of most kinds contain one or more of these. */
export interface CodeBlockData extends HighlightedCode {
  /** File name or caption of the block. */
  title?: string;
  /** 1-based numbers of the highlighted lines. */
  highlightedLines?: number[];
}

/**
 * Data that a page renders for a block. Each kind adds the properties that its view reads, in its own `types.ts`. Code
 * that handles every kind uses only `kind`.
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
