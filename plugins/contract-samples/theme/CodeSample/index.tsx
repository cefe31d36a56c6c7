import type { ComponentType, ReactNode } from 'react';
import type { SampleData, ViewProps } from '@site/lib/samples/types';

export interface CodeSampleProps<Data extends SampleData> extends ViewProps<Data> {
  /** Shows samples of this kind: `src/blocks/<kind>`, which the remark step imports into the page. */
  view: ComponentType<ViewProps<Data>>;
  /** Name of the block's Markdown: `plugins/built-pages/machine-readable` puts it in the place of the block. */
  markdownId: string;
}

/** Shows a code block with everything the build found out about it. The remark step puts one in the place of every fence. */
export default function CodeSample<Data extends SampleData>(props: CodeSampleProps<Data>): ReactNode {
  const { sample, view: View, markdownId, source } = props;

  return (
    <div data-markdown={markdownId}>
      <View sample={sample} source={source} />
    </div>
  );
}
