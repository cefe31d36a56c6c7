import type { ReactNode } from 'react';
import type { ViewProps } from '@site/lib/samples/types';
import type { ConvertedSampleData } from '@site/lib/samples/kinds/converted/types';
import { ContractBlock } from '../contract';

/**
 * A contract that a converter generated. It looks like any other contract. `data-of` names its source document for the
 * editor (`src/live/edit`).
 */
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
