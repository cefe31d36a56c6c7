import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import FoldedFiles from '@site/src/components/code-block/FoldedFiles';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { EmitterOutput } from '@site/lib/samples/generation/types';

export interface OutputTabsProps {
  outputs: readonly EmitterOutput[];
  /** Names of the contract that readers can trace to the generated code. */
  names?: readonly string[] | undefined;
}

/**
 * One tab for each emitter and generation, with the generated files. The shown tab follows the language and the
 * generation that the reader chooses.
 */
export default function OutputTabs({ outputs, names }: OutputTabsProps): ReactNode {
  return (
    <Tabs label="Generated code">
      {outputs.map(({ emitter, generation, label, files }) => (
        <TabItem
          key={label}
          value={generation === 'ir' ? `${emitter}:ir` : emitter}
          label={label}
          choices={{ language: emitter, generation }}
        >
          <div data-files="">
            <FoldedFiles titles={files.map(({ title }) => title)}>
              {files.map((file, index) => (
                <CodeBlock key={file.title ?? index} block={file} names={names} />
              ))}
            </FoldedFiles>
          </div>
        </TabItem>
      ))}
    </Tabs>
  );
}
