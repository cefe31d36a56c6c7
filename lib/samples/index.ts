/** Code blocks of pages: their grammar, their proof by the real tools, and what is shown of them. */
export { checkPages, describeCounts, type PageSource } from './checkPages';
export { findPages, readPage } from './findPages';
export { formatProblem } from './formatProblem';
export { listExampleFiles } from './listExampleFiles';
export { openSampleHost } from './openSampleHost';
export { parseFence, type SampleRequest } from './parseFence';
export { placeFence, readFences } from './readFences';
export { resolveSample, type SampleHost } from './resolveSample';
export { SampleError } from './SampleProblem';
export { substituteVersion } from './substituteVersion';
export * from './types';
