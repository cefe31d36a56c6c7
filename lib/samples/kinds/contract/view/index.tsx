import type { ReactNode } from 'react';
import type { ContractSampleData } from '../types';
import ContractBlock from './ContractBlock';
import TracedSample from './TracedSample';

export interface ContractViewProps {
  sample: ContractSampleData;
  /** The document the contract was converted from, as a path in `examples`, and the converter. */
  source?: { path: string; converter: string } | undefined;
}

/** A contract with what the compiler said of it and, if the page asks for it, what the emitters made of it. */
export default function ContractView({ sample, source }: ContractViewProps): ReactNode {
  if (sample.outputs.length > 0) return <TracedSample sample={sample} />;

  return (
    <div
      data-contract={sample.expectation}
      data-compiler={sample.compilerVersion}
      data-live={sample.edit && JSON.stringify(sample.edit)}
      data-of={source?.path}
      data-converter={source?.converter}
    >
      <ContractBlock sample={sample} />
    </div>
  );
}
