import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { PlainSampleData } from '../types';

export interface PlainViewProps {
  sample: PlainSampleData;
  /** The page also shows what the document is converted to, so that readers can edit it. */
  isSource?: boolean | undefined;
}

/** Code without any claim. */
export default function PlainView({ sample: { block, document }, isSource }: PlainViewProps): ReactNode {
  if (!isSource) return <CodeBlock block={block} />;

  return (
    <div data-document={document}>
      <CodeBlock block={block} isEditable />
    </div>
  );
}
