import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { PlainSampleData } from '../types';

/** Code without any claim. */
export default function PlainView({ sample }: { sample: PlainSampleData }): ReactNode {
  return <CodeBlock block={sample.block} />;
}
