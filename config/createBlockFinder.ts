import type { SampleStore } from '../lib/samples';
import type { RemarkContractSamplesOptions } from '../plugins/contract-samples/remark';

/**
 * How the remark step finds what a block became. For publishing, all blocks of the pages have been proved before. In the development server those that are new are proved when their page changes,
 * one after the other, and those of a page outside `pageFolders` as well.
 */
export function createBlockFinder(
  store: Pick<SampleStore, 'find' | 'prove'>,
  { isForPublishing }: { isForPublishing: boolean },
): RemarkContractSamplesOptions['find'] {
  return isForPublishing ? (fence) => store.find(fence) : (fence) => store.prove(fence);
}
