import type { ComponentType, ReactNode } from 'react';
import LoadFailure from './LoadFailure';
import { useLoaded } from './useLoaded';

export interface LazyViewProps<Props> {
  /** Loads the code. Pass the same function in each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part of the page whose code is loaded when the part is first shown. */
export default function LazyView<Props extends object>({ load, props }: LazyViewProps<Props>): ReactNode {
  const { code: View, retry } = useLoaded(load);

  if (View !== undefined) return <View {...props} />;
  return retry === undefined ? <p>Loading…</p> : <LoadFailure onRetry={retry} />;
}
