import type { ReactNode } from 'react';
import type { ViewProps } from '../../../types';
import type { ContractSampleData } from '../types';
import ContractBlock from './ContractBlock';
import TracedSample from './TracedSample';

/** A contract with what the compiler said of it and, if the page asks for it, what the emitters made of it. */
export default function ContractView({ sample }: ViewProps<ContractSampleData>): ReactNode {
  if (sample.outputs.length > 0) return <TracedSample sample={sample} />;

  return (
    <div
      data-contract={sample.expectation}
      data-compiler={sample.compilerVersion}
      data-live={sample.edit && JSON.stringify(sample.edit)}
    >
      <ContractBlock sample={sample} />
    </div>
  );
}
