import type { ReactNode } from 'react';
import clsx from 'clsx';
import Rex from './Rex';
import styles from './RexOnWire.module.css';

export interface RexOnWireProps {
  className?: string | undefined;
}

/** The mascot on a wire that spans the width of the container. */
export default function RexOnWire({ className }: RexOnWireProps): ReactNode {
  return (
    <div className={clsx(styles.wire, className)}>
      <Rex className={styles.rex} />
    </div>
  );
}
