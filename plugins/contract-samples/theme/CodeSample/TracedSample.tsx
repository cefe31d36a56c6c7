import type { ReactNode } from 'react';
import { findNames } from '@site/src/components/trace/findNames';
import type { ContractSampleData } from '@site/lib/samples/types';
import ContractBlock from './ContractBlock';
import EmitterTabs from './EmitterTabs';
import styles from './SampleTabs.module.css';

/**
 * A contract with what the emitters made of it. Pointing at, focusing or tapping a name in the contract lights the same name in the generated code:
 * `src/client/article/names` does that, with the occurrences marked here.
 */
export default function TracedSample({ sample }: { sample: ContractSampleData }): ReactNode {
  const { expectation, compilerVersion, outputs } = sample;
  const names = listNames(sample);

  return (
    <div data-contract={expectation} data-compiler={compilerVersion} data-traced="">
      <div data-trace-source="">
        <ContractBlock sample={sample} names={names} />
      </div>
      <EmitterTabs outputs={outputs} names={names} />
      <span role="status" className={styles.status} data-trace-status="" />
    </div>
  );
}

/** The names that can be followed. */
function listNames({ block, outputs }: ContractSampleData): string[] {
  return findNames(
    block.code,
    outputs.flatMap(({ files }) => files.map(({ code }) => code)),
  );
}
