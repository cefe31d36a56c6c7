import type { ContractSampleData } from '../contract/types';

/** What a converter wrote for a document: a contract, or the wrong contract it really is. */
export interface ConvertedSampleData {
  kind: 'converted';
  contract: ContractSampleData;
}

declare module '../../types' {
  interface SampleDataMap {
    converted: ConvertedSampleData;
  }
}
