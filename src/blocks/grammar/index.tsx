import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { ViewProps } from '@site/lib/samples/types';
import type { GrammarSampleData } from '@site/lib/samples/kinds/grammar/types';
import RailroadDiagram from './RailroadDiagram';

/** Productions of the grammar, as text with diagrams below. */
export default function GrammarView({ sample }: ViewProps<GrammarSampleData>): ReactNode {
  const { block, productions } = sample;

  return (
    <CodeBlock
      block={block}
      footer={productions.map((production) => (
        <RailroadDiagram key={production.name} production={production} />
      ))}
    />
  );
}
