import type { ReactNode } from 'react';
import TabItem from '@site/src/components/tabs/TabItem';
import Tabs from '@site/src/components/tabs/Tabs';
import type { EmitterOutput } from '../../../generation/types';
import FileBlocks from './FileBlocks';

export interface OutputTabsProps {
  outputs: readonly EmitterOutput[];
  /** Names of the contract, to be lit in the generated code. */
  names?: readonly string[] | undefined;
}

/** A tab for each emitter; readers who chose a language once see it in all blocks and on all pages. */
export default function OutputTabs({ outputs, names }: OutputTabsProps): ReactNode {
  return (
    <Tabs groupId="emitter" label="Generated code">
      {outputs.map(({ emitter, generation, label, files }) => (
        <TabItem key={label} value={generation === 'ir' ? `${emitter}:ir` : emitter} label={label}>
          <FileBlocks files={files} names={names} />
        </TabItem>
      ))}
    </Tabs>
  );
}
