import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { SampleData } from '@site/lib/samples/types';
import ConsoleSample from './ConsoleSample';
import ContractSample from './ContractSample';
import GrammarSample from './GrammarSample';
import OutputSample from './OutputSample';

export interface CodeSampleProps {
  sample: SampleData;
}

/** Shows a code block with everything the build found out about it. The remark step puts one in the place of every fence. */
export default function CodeSample({ sample }: CodeSampleProps): ReactNode {
  switch (sample.kind) {
    case 'contract':
      return <ContractSample sample={sample} />;
    case 'converted':
      return <ContractSample sample={sample.contract} />;
    case 'output':
      return <OutputSample sample={sample} />;
    case 'console':
      return <ConsoleSample sample={sample} />;
    case 'grammar':
      return <GrammarSample sample={sample} />;
    case 'plain':
      return <CodeBlock block={sample.block} />;
  }
}
