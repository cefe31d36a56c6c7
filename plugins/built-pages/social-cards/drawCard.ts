import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { drawRex, drawWordmark } from '../../../lib/brand/drawIcons';
import type { BrandColors } from '../../../lib/brand/readColors';
import { REX_GROUND_Y } from '../../../lib/brand/rexPath';
import type { Card } from './readCard';

/** Size of a card in pixels, as social networks recommend. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const MARGIN = 72;

/** Y coordinate and stroke width of the wire, the line below Rex, the mascot. */
const WIRE_Y = CARD_HEIGHT - 100;
const STROKE_WIDTH = 5;

/** Distance of Rex's nose from the right edge of the card, and the x coordinate of the nose in the drawing of Rex. */
const NOSE_DISTANCE = 84;
const NOSE_X = 137;

interface Scale {
  /** Maximum title length in characters. */
  maxLength: number;
  fontSize: number;
  rexScale: number;
}

/**
 * Font size and scale by title length: shorter titles get larger letters and a larger Rex. No title needs more than
 * three lines or overlaps Rex.
 */
const SCALES: readonly Scale[] = [
  { maxLength: 14, fontSize: 136, rexScale: 2.7 },
  { maxLength: 20, fontSize: 112, rexScale: 2.7 },
  { maxLength: 30, fontSize: 112, rexScale: 1.9 },
  { maxLength: 52, fontSize: 84, rexScale: 1.8 },
  { maxLength: 90, fontSize: 68, rexScale: 1.8 },
];

/**
 * Describes a card for satori: section, title, wordmark, and Rex on a wire from edge to edge.
 *
 * @throws Error if the title is longer than 90 characters
 */
export function drawCard(card: Card, colors: BrandColors): ReactElement {
  const { title, section } = card;
  const { fontSize, rexScale } = findScale(card);
  return h(
    'div',
    {
      style: {
        display: 'flex',
        position: 'relative',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        flexDirection: 'column',
        padding: MARGIN,
        backgroundColor: colors.page,
        color: colors.text,
      } satisfies CSSProperties,
    },
    h('img', {
      key: 'scene',
      src: `data:image/svg+xml;base64,${Buffer.from(drawScene(colors, rexScale)).toString('base64')}`,
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      style: { position: 'absolute', left: 0, top: 0 } satisfies CSSProperties,
    }),
    h('div', { key: 'section', style: { color: colors.muted, fontSize: 34, fontWeight: 500, lineHeight: 1 } }, section),
    drawTitle(title, fontSize),
  );
}

function drawTitle(title: string, fontSize: number): ReactElement {
  const style = {
    maxWidth: 1010,
    marginTop: 26,
    textWrap: 'balance',
    fontSize,
    fontWeight: 700,
    letterSpacing: '-0.03em',
    lineHeight: 1.06,
  } satisfies CSSProperties;

  return h('div', { key: 'title', style }, title);
}

function findScale({ title, file }: Card): Scale {
  const scale = SCALES.find(({ maxLength }) => title.length <= maxLength);
  if (scale !== undefined) return scale;
  throw new Error(
    `The title "${title}" on the social card ${file} has ${title.length} characters, too many for a card. Shorten it to at most ${SCALES.at(-1)?.maxLength ?? 0}.`,
  );
}

/**
 * Draws Rex, the wire and the wordmark.
 *
 * @returns SVG source with the size of the card
 */
function drawScene({ wire, text }: BrandColors, scale: number): string {
  const left = CARD_WIDTH - NOSE_DISTANCE - NOSE_X * scale;
  const toRex = (x: number): number => (x - left) / scale;
  const rex = drawRex(wire, STROKE_WIDTH / scale, toRex(-STROKE_WIDTH), toRex(CARD_WIDTH + STROKE_WIDTH));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">`,
    `<g transform="translate(${left} ${WIRE_Y - REX_GROUND_Y * scale}) scale(${scale})">${rex}</g>`,
    `<g transform="translate(${MARGIN} ${WIRE_Y + 24}) scale(1.55)">${drawWordmark(text)}</g>`,
    '</svg>',
  ].join('');
}
