import type { ReactNode } from 'react';
import clsx from 'clsx';
import { drawCover } from './drawCover';
import styles from './styles.module.css';

/** Sizes of the drawing. If the page stretches it, its lines and plugs keep their width. */
const SIZES = { wide: { width: 1000, height: 280 }, card: { width: 480, height: 270 } } as const;

export interface PostCoverProps {
  /** Path of the post, from which the cover is generated. */
  path: string;
  shape: keyof typeof SIZES;
  className?: string;
}

/** Decorative cover of a post. */
export default function PostCover({ path, shape, className }: PostCoverProps): ReactNode {
  const { width, height } = SIZES[shape];
  const { wires, plugs } = drawCover(path, SIZES[shape]);
  return (
    <svg
      className={clsx(styles.cover, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {wires.map(({ path: line, isMain }) => (
        <g key={line} className={isMain ? styles.main : undefined}>
          <path className={styles.gap} d={line} />
          <path className={styles.wire} d={line} />
        </g>
      ))}
      {plugs.map(({ x, y }) => (
        <g key={x}>
          <path className={styles.plug} d={`M${x} ${y}h0`} />
          <path className={styles.hole} d={`M${x} ${y}h0`} />
        </g>
      ))}
    </svg>
  );
}
