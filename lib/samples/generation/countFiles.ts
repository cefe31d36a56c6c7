import type { SampleCounts } from '../SampleCounts';

/** What generated files count for. */
export function countFiles(count: number): SampleCounts {
  return { 'generated files': count };
}
