/**
 * Parses the code blocks of pages, proves them with the compiler and other tools, and creates the data that pages
 * render.
 */
export { checkPages } from './checkPages';
export type { Fence } from './Fence';
export { findExamples } from './findExamples';
export { openSampleHost, openSampleStore } from './openSampleStore';
export { readBlock, type SampleBlock } from './kinds';
export type { ProvedSample } from './SampleKind';
export { readFences } from './readFences';
export { type PageSource, readPageSource, readPageSources } from './readPageSources';
export type { SampleStore } from './SampleStore';
export { substituteVersion } from './substituteVersion';
export * from './types';
