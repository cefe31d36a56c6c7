import type { ReactNode } from 'react';
import type { LineStroke } from './measureCode';
import styles from './Measurement.module.css';

/** Distance from line to line and width of a character, in CSS pixels of the drawing. */
const LINE_PITCH = 5;
const CHARACTER = 2.6;

export interface CodeOutlineProps {
  strokes: readonly LineStroke[];
  /** Lines below each other before the next column begins. */
  columnLines: number;
  /** Characters of the longest line to draw. */
  columnWidth: number;
}

/** A text seen from far away: a stroke for each line, in as many columns as it needs. */
export default function CodeOutline({ strokes, columnLines, columnWidth }: CodeOutlineProps): ReactNode {
  const columns = Math.ceil(strokes.length / columnLines);
  const pitch = columnWidth * CHARACTER + 16;
  const width = columns * pitch - 16;
  const height = Math.min(strokes.length, columnLines) * LINE_PITCH;
  const path = strokes
    .map(({ indent, length }, index) => {
      if (length === 0) return '';
      const x = Math.floor(index / columnLines) * pitch + Math.min(indent, columnWidth) * CHARACTER;
      const y = (index % columnLines) * LINE_PITCH + LINE_PITCH / 2;
      return `M${round(x)} ${y}h${round(Math.min(length, columnWidth - indent) * CHARACTER)}`;
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
