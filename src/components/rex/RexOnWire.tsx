import type { ReactNode } from 'react';
import clsx from 'clsx';
import Rex from './Rex';
import styles from './RexOnWire.module.css';

export interface RexOnWireProps {
  /** The page is about him: he appears nowhere else on it. */
  isMain?: boolean;
  className?: string | undefined;
}

/** Rex standing on a wire that runs from one edge of the container to the other. */
export default function RexOnWire({ isMain = false, className }: RexOnWireProps): ReactNode {
  return (
    <div className={clsx(styles.wire, className)} data-rex={isMain ? 'main' : undefined}>
      <Rex className={styles.rex} />
    </div>
  );
}
