import type { ContractSampleData } from '@site/lib/samples/kinds/contract/types';
import type { SampleData } from '@site/lib/samples/types';

/**
 * Narrows the type of a sample to a contract, which the home page renders with its own components instead of the
 * standard view.
 *
 * @param page - path of the file with the code block, for the error message
 * @throws Error if the sample is not a contract
 */
export function requireContract(sample: SampleData, page: string): ContractSampleData {
  if (isContract(sample)) return sample;
  throw new Error(`${page}: the code block is not a contract. Use a wirespec block with emit=….`);
}

/** Returns whether a sample is a contract. The `kind` determines the type of the other properties. */
function isContract(sample: SampleData): sample is ContractSampleData {
  return sample.kind === 'contract';
}
