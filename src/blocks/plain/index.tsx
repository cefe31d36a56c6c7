import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { ViewProps } from '@site/lib/samples/types';
import type { PlainSampleData } from '@site/lib/samples/kinds/plain/types';

/**
 * Code that the build does not compile or run. If it is the source of other blocks, readers can edit it, and those
 * blocks are updated (`src/live/edit`).
 */
export default function PlainView({ sample: { block }, source }: ViewProps<PlainSampleData>): ReactNode {
  if (source === undefined) return <CodeBlock block={block} />;

  return (
    <div data-document={source}>
      <CodeBlock block={block} isEditable />
    </div>
  );
}
