import type { SampleStore } from '../lib/samples';
import type { RemarkContractSamplesOptions } from '../plugins/contract-samples/remark';

/**
 * Creates the function with which the remark step finds the proved result of a code block.
 *
 * A production build has proved all blocks before it reads the pages, so the function only looks them up. It returns
 * undefined for a block that was not proved. In the development server, the function proves each block that it is asked
 * for, so a changed page gets new results.
 */
export function createBlockFinder(
  store: Pick<SampleStore, 'find' | 'prove'>,
  { isProduction }: { isProduction: boolean },
): RemarkContractSamplesOptions['find'] {
  return isProduction ? (fence) => store.find(fence) : (fence) => store.prove(fence);
}
