import type { Converter } from '../../../compiler/types';
import type { ContractSampleData } from '../contract/types';

/** Contract that a converter wrote for a document. The contract may be invalid. */
export interface ConvertedSampleData {
  kind: 'converted';
  contract: ContractSampleData;
  /** Path of the document relative to `examples/`, and the converter that read it. */
  source: { path: string; converter: Converter };
}
