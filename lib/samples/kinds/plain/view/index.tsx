import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { PlainSampleData } from '../types';

/** Code without any claim. A document can be edited on pages that show what is converted from it. */
export default function PlainView({ sample }: { sample: PlainSampleData }): ReactNode {
  const { block, document } = sample;
  if (document === undefined) return <CodeBlock block={block} />;

  return (
    <div data-document={document}>
      <CodeBlock block={block} edit="if-converted" />
    </div>
  );
}
