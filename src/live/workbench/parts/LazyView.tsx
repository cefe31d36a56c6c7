import type { ComponentType, ReactNode } from 'react';
import Button from './Button';
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
  if (retry === undefined) return <p>Loading…</p>;
  return (
    <div role="alert">
      <p>This part could not be loaded. Nothing you wrote is lost. Check the connection and try again.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
