import type { ReactNode } from 'react';
import clsx from 'clsx';
import { REX_EYE, REX_PATH } from '@site/lib/brand/rexPath';
import styles from './Rex.module.css';

export interface RexProps {
  className?: string | undefined;
}

/** Decorative drawing of the mascot. It is as wide as its container; the width of its line does not scale. */
export default function Rex({ className }: RexProps): ReactNode {
  return (
    <svg className={clsx(styles.rex, className)} viewBox="0 4 160 92" aria-hidden="true" focusable="false">
      <path className={styles.line} d={`M0 92${REX_PATH}`} vectorEffect="non-scaling-stroke" />
      <circle className={styles.eye} cx={REX_EYE.x} cy={REX_EYE.y} r="2" />
    </svg>
  );
}
