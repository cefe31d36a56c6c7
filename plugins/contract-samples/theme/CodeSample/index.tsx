import type { ComponentType, ReactNode } from 'react';
import type { SampleData } from '@site/lib/samples/types';

export interface CodeSampleProps<Data extends SampleData> {
  sample: Data;
  /** Shows samples of this kind: `lib/samples/kinds/<kind>/view`, which the remark step imports into the page. */
  view: ComponentType<{ sample: Data }>;
}

/** Shows a code block with everything the build found out about it. The remark step puts one in the place of every fence. */
export default function CodeSample<Data extends SampleData>({ sample, view: View }: CodeSampleProps<Data>): ReactNode {
  return <View sample={sample} />;
}
