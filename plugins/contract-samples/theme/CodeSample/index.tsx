import type { ComponentType, ReactNode } from 'react';
import type { SampleData, ViewProps } from '@site/lib/samples/types';

export interface CodeSampleProps<Data extends SampleData> extends ViewProps<Data> {
  /** View of the sample's kind from `src/blocks/<kind>`, which the remark step imports into the page. */
  view: ComponentType<ViewProps<Data>>;
  /**
   * Id of the block's Markdown. `plugins/built-pages/page-markdown` looks up the Markdown by this id, and inserts it
   * instead of the block.
   */
  markdownId: string;
}

/** Renders a code block with its proved result. The remark step inserts one for each fence. */
export default function CodeSample<Data extends SampleData>(props: CodeSampleProps<Data>): ReactNode {
  const { sample, view: View, markdownId, source } = props;

  return (
    <div data-markdown={markdownId}>
      <View sample={sample} source={source} />
    </div>
  );
}
