import type { ReactNode } from 'react';
import clsx from 'clsx';
import Rex from './Rex';
import styles from './RexOnWire.module.css';

export interface RexOnWireProps {
  /** Whether it is the main drawing of the page, which hides all others on the page. */
  isMain?: boolean;
  className?: string | undefined;
}

/** The mascot on a wire that spans the width of the container. */
export default function RexOnWire({ isMain = false, className }: RexOnWireProps): ReactNode {
  return (
    <div className={clsx(styles.wire, className)} data-rex={isMain ? 'main' : undefined}>
      <Rex className={styles.rex} />
    </div>
  );
}
