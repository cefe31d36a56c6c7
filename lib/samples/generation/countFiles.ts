import type { SampleCounts } from '../SampleCounts';

/** Returns the counts of a number of generated files. */
export function countFiles(count: number): SampleCounts {
  return { 'generated files': count };
}
