import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './WireFan.module.css';

/** Width of the drawing in CSS pixels; the stylesheet of `LiveProof` gives the column the same. */
const WIDTH = 96;

export interface WireFanProps {
  /** Height of the drawing in CSS pixels. */
  height: number;
  /** Where the wire starts on the left, in CSS pixels from the top. */
  from: number;
  /** Where its branches end on the right, in CSS pixels from the top. */
  ends: readonly number[];
  /** Index of the branch that is used. */
  active: number;
  /** Whether something is being followed along the wire. */
  isLit: boolean;
}

/** One wire that leaves the contract and splits towards the languages. */
export default function WireFan({ height, from, ends, active, isLit }: WireFanProps): ReactNode {
  const activeEnd = ends[active] ?? height / 2;
  return (
    <svg
      className={clsx(styles.fan, isLit && styles.lit)}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {ends.map((end) => (
        <path key={end} className={styles.branch} d={drawBranch(from, end)} />
      ))}
      <path className={styles.active} d={drawBranch(from, activeEnd)} />
      <circle className={styles.end} cx="5" cy={from} r="4" />
      {ends.map((end, index) => (
        <circle key={end} className={index === active ? styles.end : styles.idleEnd} cx={WIDTH - 5} cy={end} r="4" />
      ))}
    </svg>
  );
}

function drawBranch(from: number, end: number): string {
  const middle = WIDTH / 2;
  return `M9 ${from}C${middle + 6} ${from} ${middle - 6} ${end} ${WIDTH - 9} ${end}`;
}
