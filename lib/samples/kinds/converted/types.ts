import type { Converter } from '../../../compiler/types';
import type { ContractSampleData } from '../contract/types';

/** What a converter wrote for a document: a contract, or the wrong contract it really is. */
export interface ConvertedSampleData {
  kind: 'converted';
  contract: ContractSampleData;
  /** The document, as a path in `examples`, and who read it. */
  source: { path: string; converter: Converter };
}
