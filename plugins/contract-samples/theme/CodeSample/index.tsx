import type { ComponentType, ReactNode } from 'react';
import type { SampleData } from '@site/lib/samples/types';

export interface CodeSampleProps<Data extends SampleData> {
  sample: Data;
  /** Shows samples of this kind: `lib/samples/kinds/<kind>/view`, which the remark step imports into the page. */
  view: ComponentType<{ sample: Data; isSource?: boolean | undefined }>;
  /** The page also shows what the block is converted to. */
  isSource?: boolean;
  /** Name of the block's Markdown: `plugins/machine-readable` puts it in the place of the block. */
  markdownId: string;
}

/** Shows a code block with everything the build found out about it. The remark step puts one in the place of every fence. */
export default function CodeSample<Data extends SampleData>(props: CodeSampleProps<Data>): ReactNode {
  const { sample, view: View, markdownId, isSource } = props;

  return (
    <div data-markdown={markdownId}>
      <View sample={sample} isSource={isSource} />
    </div>
  );
}
