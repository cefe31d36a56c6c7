import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LazyViewProps<Props> {
  /** Loads the code. It must be the same function in each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part of the page whose code is loaded when a reader opens it. */
export default function LazyView<Props extends object>({ load, props }: LazyViewProps<Props>): ReactNode {
  const [View, setView] = useState<ComponentType<Props>>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    load().then(
      (it) => {
        if (!isOver) setView(() => it);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [load]);

  if (View !== undefined) return <View {...props} />;
  return isFailed ? <p role="alert">{UNLOADED}</p> : <p>Loading …</p>;
}

const UNLOADED =
  'This part could not be loaded. Nothing you wrote is lost. Check the connection, then leave this part and come back.';
