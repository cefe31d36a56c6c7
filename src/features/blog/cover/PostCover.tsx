import type { ReactNode } from 'react';
import clsx from 'clsx';
import { drawCover } from './drawCover';
import styles from './PostCover.module.css';

/** Sizes of the drawing; the line keeps its weight, whatever size the page gives the picture. */
const SIZES = { wide: { width: 1000, height: 280 }, card: { width: 480, height: 270 } } as const;

export interface PostCoverProps {
  /** What the cover is made from: the path of the post. */
  path: string;
  shape: keyof typeof SIZES;
  className?: string;
}

/** The picture of a post, drawn from its path alone. A decoration. */
export default function PostCover({ path, shape, className }: PostCoverProps): ReactNode {
  const { width, height } = SIZES[shape];
  const { wires, plugs } = drawCover(path, SIZES[shape]);
  return (
    <svg
      className={clsx(styles.cover, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
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
        <circle key={x} className={styles.plug} cx={x} cy={y} r={shape === 'wide' ? 7 : 6} />
      ))}
    </svg>
  );
}
