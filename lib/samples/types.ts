import type { HighlightedCode } from '../highlight/types';
import type { PlainSampleData } from './kinds/plain/types';

/** A code block as a page shows it. Every other sample kind contains one or more of these. */
export interface CodeBlockData extends HighlightedCode {
  /** File name or caption above the block. */
  title?: string;
  /** 1-based lines to emphasise. */
  highlightedLines?: number[];
}

/**
 * What the pages show, by kind of block. Each kind adds its own data here, from its folder: `declare module '../../types' { interface SampleDataMap … }`. Plain code is what
 * every fence is that no other kind claims.
 */
export interface SampleDataMap {
  plain: PlainSampleData;
}

/** What the build hands to the component `@theme/CodeSample`, one per fenced block. */
export type SampleData = SampleDataMap[keyof SampleDataMap];
