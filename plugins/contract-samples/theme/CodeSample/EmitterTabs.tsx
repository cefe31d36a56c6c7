import type { ReactNode } from 'react';
import TabItem from '@site/src/components/tabs/TabItem';
import Tabs from '@site/src/components/tabs/Tabs';
import type { EmitterOutput } from '@site/lib/samples/types';
import FileBlocks from './FileBlocks';
import styles from './SampleTabs.module.css';

export interface EmitterTabsProps {
  outputs: readonly EmitterOutput[];
  /** Names of the contract, to be lit in the generated code. */
  names?: readonly string[] | undefined;
}

/** A tab for each emitter; readers who chose a language once see it in all blocks and on all pages. */
export default function EmitterTabs({ outputs, names }: EmitterTabsProps): ReactNode {
  return (
    <div className={styles.tabs}>
      <Tabs groupId="emitter">
        {outputs.map(({ emitter, generation, label, files }) => (
          <TabItem key={label} value={generation === 'ir' ? `${emitter}:ir` : emitter} label={label}>
            <FileBlocks files={files} names={names} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
