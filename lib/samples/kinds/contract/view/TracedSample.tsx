import type { ReactNode } from 'react';
import type { ContractSampleData } from '../types';
import ContractBlock from './ContractBlock';
import OutputTabs from './OutputTabs';

/**
 * A contract with what the emitters made of it. Pointing at, focusing or tapping a name in the contract lights the same name in the generated code:
 * `src/client/article/names` does that, with the occurrences marked here.
 */
export default function TracedSample({ sample }: { sample: ContractSampleData }): ReactNode {
  const { expectation, compilerVersion, outputs, names, edit } = sample;

  return (
    <div
      data-contract={expectation}
      data-compiler={compilerVersion}
      data-traced=""
      data-live={edit && JSON.stringify(edit)}
    >
      <div data-trace-source="">
        <ContractBlock sample={sample} names={names} />
      </div>
      <OutputTabs outputs={outputs} names={names} />
      <span role="status" className="visually-hidden" data-trace-status="" />
    </div>
  );
}
