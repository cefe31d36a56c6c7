import type { ReactNode } from 'react';
import type { ViewProps } from '../../../types';
import { ContractBlock } from '../../contract/view';
import type { ConvertedSampleData } from '../types';

/** What a converter wrote looks like any other contract, and names its document to the editor of it: `src/live/edit`. */
export default function ConvertedView({ sample: { contract, source } }: ViewProps<ConvertedSampleData>): ReactNode {
  return (
    <div
      data-contract={contract.expectation}
      data-compiler={contract.compilerVersion}
      data-of={source.path}
      data-converter={source.converter}
    >
      <ContractBlock sample={contract} />
    </div>
  );
}
