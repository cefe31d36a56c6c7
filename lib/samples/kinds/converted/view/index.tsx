import type { ReactNode } from 'react';
import type { ConvertedSampleData } from '../types';
import ContractView from '../../contract/view';

/** What a converter wrote looks like any other contract. */
export default function ConvertedView({ sample }: { sample: ConvertedSampleData }): ReactNode {
  return <ContractView sample={sample.contract} source={sample.source} />;
}
