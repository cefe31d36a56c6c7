import type { ReactNode } from 'react';
import { drawBranch, FAN_WIDTH } from './drawBranch';
import styles from './WireFan.module.css';

export interface WireFanProps {
  /** Height of the drawing in CSS pixels; the wire starts in its middle. */
  height: number;
  /** Where its branches end on the right, in CSS pixels from the top. The first one is used. */
  ends: readonly number[];
}

/**
 * One wire that leaves the contract and splits towards the languages. Which branch is used, and where the wire starts while a name is followed, changes
 * `client.ts`. It takes the heights from the attribute around the drawing, and relies on the order: the branches, the wire that is used.
 */
export default function WireFan({ height, ends }: WireFanProps): ReactNode {
  const from = height / 2;
  const [first = from] = ends;
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
          <path key={end} className={styles.branch} d={drawBranch(from, end)} />
        ))}
        <path className={styles.active} d={drawBranch(from, first)} data-active="" />
        <circle className={styles.end} cx="5" cy={from} r="4" data-start="" />
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
