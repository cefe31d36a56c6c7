import type { ReactNode } from 'react';
import { REX_EYE, REX_GROUND_Y, REX_PATH } from '@site/lib/brand/rexPath';
import { WORDMARK_DOT, WORDMARK_STROKE_WIDTH, WORDMARK_PATH } from '@site/lib/brand/wordmarkPath';
import styles from './styles.module.css';

export interface LogoProps {
  /** Alternative text. */
  alt: string;
  /** Height in CSS pixels; the width is proportional. */
  height: number;
}

/** Stroke width of the mascot, in units of its drawing before scaling. */
const REX_STROKE_WIDTH = 7.5;

/** Logo of the site: the mascot and the name, in the colors of the theme. */
export default function Logo({ alt, height }: LogoProps): ReactNode {
  return (
    <svg
      className={styles.logo}
      viewBox="-1 0 170 36"
      width={Math.round((height * 170) / 36)}
      height={height}
      role="img"
      aria-label={alt}
    >
      <g className={styles.rex} transform="translate(-2.4 -.6) scale(.32)">
        <path strokeWidth={REX_STROKE_WIDTH} d={`M10 ${REX_GROUND_Y}${REX_PATH.replace(/H160$/, 'H134')}`} />
        <circle cx={REX_EYE.x} cy={REX_EYE.y} r="4.22" />
      </g>
      <g transform="translate(53.5 4.8)">
        <path strokeWidth={WORDMARK_STROKE_WIDTH} d={WORDMARK_PATH} />
        <circle cx={WORDMARK_DOT.x} cy={WORDMARK_DOT.y} r={WORDMARK_DOT.radius} />
      </g>
    </svg>
  );
}
