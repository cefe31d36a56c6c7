import type { ContractSampleData } from '@site/lib/samples/kinds/contract/types';
import type { SampleData } from '@site/lib/samples/types';

/**
 * A contract that the home page draws in its own way, in the place of the view that all other pages use.
 *
 * @param page - the file in which the block stands
 * @throws Error when the block is none
 */
export function requireContract(sample: SampleData, page: string): ContractSampleData {
  if (isContract(sample)) return sample;
  throw new Error(`${page}: the block has to be a contract with emit=….`);
}

/** The name of the kind tells the shape of the data. */
function isContract(sample: SampleData): sample is ContractSampleData {
  return sample.kind === 'contract';
}
