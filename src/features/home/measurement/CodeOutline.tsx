import type { ReactNode } from 'react';
import type { LineExtent } from './measureCode';
import styles from './Measurement.module.css';

/** Distance between the centers of two lines, in units of the drawing. */
const LINE_PITCH = 5;
/** Width of a character, in units of the drawing. */
const CHARACTER_WIDTH = 2.6;

/** Number of lines per column. */
const COLUMN_LINES = 56;
/** Width of a column in characters; longer lines are cut. */
const COLUMN_WIDTH = 60;
/** Distance between the left edges of two columns, with a gap of 16 units between the columns. */
const COLUMN_PITCH = COLUMN_WIDTH * CHARACTER_WIDTH + 16;

/** Miniature of code that draws each line as a stroke, in columns. */
export default function CodeOutline({ extents }: { extents: readonly LineExtent[] }): ReactNode {
  const columns = Math.ceil(extents.length / COLUMN_LINES);
  const width = columns * COLUMN_PITCH - 16;
  const height = Math.min(extents.length, COLUMN_LINES) * LINE_PITCH;
  const path = extents
    .map(({ indent, length }, index) => {
      if (length === 0) return '';
      const x = Math.floor(index / COLUMN_LINES) * COLUMN_PITCH + Math.min(indent, COLUMN_WIDTH) * CHARACTER_WIDTH;
      const y = (index % COLUMN_LINES) * LINE_PITCH + LINE_PITCH / 2;
      return `M${round(x)} ${y}h${round(Math.min(length, COLUMN_WIDTH - indent) * CHARACTER_WIDTH)}`;
    })
    .join('');

  return (
    <svg
      className={styles.outline}
      width={width}
      height={height}
      viewBox={`0 0 ${round(width)} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
