import type { BrandColors } from './readColors';
import { REX_EYE, REX_GROUND_Y, REX_PATH } from './rexPath';
import { WORDMARK_DOT, WORDMARK_STROKE_WIDTH, WORDMARK_PATH } from './wordmarkPath';

/**
 * View box of a square icon within the drawing of Rex, the dinosaur of the logo. It shows all of Rex, and the wire
 * extends past both edges.
 */
const CROP = { x: 31, y: -7, size: 114 };

/** Proportions of an icon. */
export interface IconShape {
  /** Corner radius as a fraction of the width; 0 for a square image, such as one that the operating system masks. */
  corner: number;
  /** Fraction of the width that the drawing covers; the wire always reaches the edges. */
  scale: number;
  /** Stroke width as a fraction of the icon's width. */
  stroke: number;
}

/** Icon for browser tabs: as large as possible, with a line heavy enough for 16 pixels. */
export const TAB_ICON: IconShape = { corner: 0.2, scale: 0.95, stroke: 0.072 };

/** Icon for home screens and app lists. */
export const APPLICATION_ICON: IconShape = { corner: 0.2, scale: 0.84, stroke: 0.05 };

/**
 * Icon for systems that apply their own mask. The drawing fits the circle of 80 percent of the width, which every mask
 * leaves visible.
 */
export const MASKABLE_ICON: IconShape = { corner: 0, scale: 0.66, stroke: 0.042 };

/**
 * Draws Rex on a square background.
 *
 * @returns SVG source
 */
export function drawIcon(
  { corner, scale, stroke }: IconShape,
  { page, wire }: Pick<BrandColors, 'page' | 'wire'>,
): string {
  const size = CROP.size / scale;
  const x = CROP.x - (size - CROP.size) / 2;
  const y = CROP.y - (size - CROP.size) / 2;
  const strokeWidth = round(size * stroke);
  // A square needs no clip path: the view box already clips it. This also avoids an id, which could clash in a page
  // that inlines the icon.
  const [clip, group] =
    corner === 0
      ? ['', '<g>']
      : [
          `<clipPath id="edge"><rect x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" rx="${round(size * corner)}"/></clipPath>`,
          '<g clip-path="url(#edge)">',
        ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, size, size].map(round).join(' ')}">`,
    clip,
    `${group}<path fill="${page}" d="M${round(x)} ${round(y)}h${round(size)}v${round(size)}h-${round(size)}z"/>`,
    drawRex(wire, strokeWidth, round(x - strokeWidth), round(x + size + strokeWidth)),
    '</g></svg>\n',
  ].join('');
}

/**
 * Draws the name of the site.
 *
 * @returns SVG elements
 */
export function drawWordmark(color: string): string {
  return (
    `<path fill="none" stroke="${color}" stroke-width="${WORDMARK_STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round" d="${WORDMARK_PATH}"/>` +
    `<circle cx="${WORDMARK_DOT.x}" cy="${WORDMARK_DOT.y}" r="${WORDMARK_DOT.radius}" fill="${color}"/>`
  );
}

/**
 * Draws Rex, in the coordinates of `REX_PATH`.
 *
 * @param strokeWidth - width of the line, which also determines the size of the eye
 * @param from - x coordinate at which the ground starts
 * @param to - x coordinate at which the ground ends
 * @returns SVG elements
 */
export function drawRex(color: string, strokeWidth: number, from: number, to: number): string {
  // The last command of `REX_PATH` ends the ground at a fixed coordinate. It is replaced by one that ends it at `to`.
  const path = `M${from} ${REX_GROUND_Y}${REX_PATH.replace(/H160$/, '')}H${to}`;
  return (
    `<path fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>` +
    `<circle cx="${REX_EYE.x}" cy="${REX_EYE.y}" r="${round(1 + strokeWidth * 0.43)}" fill="${color}"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
