import type { HighlightedCode } from '../highlight/types';

/** A code block as a page shows it. The data of most kinds contain one or more of these. */
export interface CodeBlockData extends HighlightedCode {
  /** File name or caption above the block. */
  title?: string;
  /** 1-based lines to emphasise. */
  highlightedLines?: number[];
}

/** What a page shows of a block: all that is known of it outside of the folder of its kind, whose `types.ts` has the rest. */
export interface SampleData {
  /** The name of the kind. */
  kind: string;
}

/** What the view of a kind gets. */
export interface ViewProps<Data extends SampleData> {
  sample: Data;
  /** The example that the block shows, where another block of the page follows it: readers can edit it then. */
  source?: string | undefined;
}
