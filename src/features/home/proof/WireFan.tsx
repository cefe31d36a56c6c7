import type { ReactNode } from 'react';
import { createBranchPath, FAN_WIDTH } from './createBranchPath';
import styles from './WireFan.module.css';

export interface WireFanProps {
  /** Height of the drawing in CSS pixels. The wire starts in the middle. */
  height: number;
  /** Ends of the branches, in CSS pixels from the top. The first branch is active. */
  ends: readonly number[];
}

/**
 * Drawing of a wire that leads from the contract and splits into one branch per language. `client.ts` changes the
 * active branch and, while the reader traces a name, the start of the wire. It reads the height and the ends from
 * `data-wire-fan`, and relies on the order of the paths: all branches first, then the active wire.
 */
export default function WireFan({ height, ends }: WireFanProps): ReactNode {
  const start = height / 2;
  const [first = start] = ends;
  return (
    <div className={styles.fan} data-wire-fan={[height, ...ends].join(' ')}>
      <svg
        width={FAN_WIDTH}
        height={height}
        viewBox={`0 0 ${FAN_WIDTH} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {ends.map((end) => (
          <path key={end} className={styles.branch} d={createBranchPath(start, end)} />
        ))}
        <path className={styles.active} d={createBranchPath(start, first)} data-active="" />
        <circle className={styles.end} cx="5" cy={start} r="4" data-start="" />
        {ends.map((end, index) => (
          <circle
            key={end}
            className={styles.end}
            cx={FAN_WIDTH - 5}
            cy={end}
            r="4"
            data-end=""
            {...(index === 0 ? { 'data-active': '' } : {})}
          />
        ))}
      </svg>
    </div>
  );
}
