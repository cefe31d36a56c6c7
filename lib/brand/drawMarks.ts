import type { BrandColors } from './readColors';
import { REX_EYE, REX_GROUND, REX_PATH } from './rexPath';
import { WORD_DOT, WORD_LINE, WORD_PATH } from './wordPath';

/** The part of Rex's drawing that a square icon shows: all of him, the wire cut off by the edges. */
const CROP = { x: 31, y: -7, size: 114 };

export interface IconShape {
  /** Radius of the corners in parts of the width; 0 for icons the system cuts out itself. */
  corner: number;
  /** How much of the width the drawing takes; the wire always reaches the edges. */
  scale: number;
  /** Weight of the line in parts of the width. */
  line: number;
}

/** For browser tabs: as large as possible, with a heavy line that survives 16 pixels. */
export const TAB_ICON: IconShape = { corner: 0.2, scale: 0.95, line: 0.072 };

/** For home screens and lists of applications. */
export const APPLICATION_ICON: IconShape = { corner: 0.2, scale: 0.84, line: 0.05 };

/** For systems that cut icons out in a shape of their own: what matters lies in the circle of 80 percent that all shapes leave. */
export const MASKABLE_ICON: IconShape = { corner: 0, scale: 0.66, line: 0.042 };

/** Rex on a square ground, as an SVG text. */
export function drawIcon(
  { corner, scale, line }: IconShape,
  { page, wire }: Pick<BrandColors, 'page' | 'wire'>,
): string {
  const size = CROP.size / scale;
  const x = CROP.x - (size - CROP.size) / 2;
  const y = CROP.y - (size - CROP.size) / 2;
  const weight = round(size * line);
  // What sticks out of a square is cut off anyway; an id would be one of the page the icon is drawn into.
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
    drawRex(wire, weight, round(x - weight), round(x + size + weight)),
    '</g></svg>\n',
  ].join('');
}

/** Rex with the name of the site, as an SVG text without a ground. */
export function drawLogo({ wire, text }: Pick<BrandColors, 'wire' | 'text'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36" viewBox="-1 0 170 36">',
    `<g transform="translate(-2.4 -.6) scale(.32)">${drawRex(wire, 7.5, 10, 134)}</g>`,
    `<g transform="translate(53.5 4.8)">${drawWord(text)}</g>`,
    '</svg>\n',
  ].join('');
}

/** The name of the site, as elements for an SVG text. */
export function drawWord(color: string): string {
  return (
    `<path fill="none" stroke="${color}" stroke-width="${WORD_LINE}" stroke-linecap="round" stroke-linejoin="round" d="${WORD_PATH}"/>` +
    `<circle cx="${WORD_DOT.x}" cy="${WORD_DOT.y}" r="${WORD_DOT.radius}" fill="${color}"/>`
  );
}

/**
 * Rex as elements for an SVG text, in the box of his drawing.
 *
 * @param weight - of the line; his eye grows with it.
 * @param from - where the ground begins on the left.
 * @param to - where it ends on the right.
 */
export function drawRex(color: string, weight: number, from: number, to: number): string {
  // His path ends with the ground, which is cut off or goes on here.
  const path = `M${from} ${REX_GROUND}${REX_PATH.replace(/H160$/, '')}H${to}`;
  return (
    `<path fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>` +
    `<circle cx="${REX_EYE.x}" cy="${REX_EYE.y}" r="${round(1 + weight * 0.43)}" fill="${color}"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
