import type { SampleStore } from '../lib/samples';
import type { RemarkContractSamplesOptions } from '../plugins/contract-samples/remark';

/**
 * Creates the function with which the remark step finds the proved result of a code block. A production build has
 * proved all blocks before it reads the pages. The development server proves a block when its page changes, one block
 * at a time. This includes blocks of pages outside `pageFolders`.
 */
export function createBlockFinder(
  store: Pick<SampleStore, 'find' | 'prove'>,
  { isForPublishing }: { isForPublishing: boolean },
): RemarkContractSamplesOptions['find'] {
  return isForPublishing ? (fence) => store.find(fence) : (fence) => store.prove(fence);
}
