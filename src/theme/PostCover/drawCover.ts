import { createRandom, type Random } from './createRandom';

/** A wire of a cover, in the units of the drawing. */
export interface CoverWire {
  /** Path data. */
  path: string;
  /** The one wire to follow; it is the last of the list and lies on top. */
  isMain: boolean;
}

export interface Cover {
  wires: readonly CoverWire[];
  /** Where a wire is plugged in: the ends of the main one. */
  plugs: readonly { x: number; y: number }[];
}

export interface CoverSize {
  width: number;
  height: number;
}

/** How many wires a cover has at least, and how many more it may have. */
const FEWEST_WIRES = 6;
const MORE_WIRES = 4;

/** Between two places where wires cross, and from the edges to the first and the last of them, in parts of the width. */
const STRAIGHT = 0.09;

/**
 * Draws the cover of a post: a bundle of wires that runs from edge to edge and is woven at two to four places; the wire that moves most begins and ends within
 * the picture. Which wires cross where is decided by the key alone, so a post always has the same cover, in every size.
 *
 * @param key - of the post, for example its path.
 */
export function drawCover(key: string, size: CoverSize): Cover {
  const random = createRandom(key);
  const count = FEWEST_WIRES + random(MORE_WIRES);
  const orders = weave(count, 2 + random(3), random);
  const main = findBusiest(orders, count);
  const crossings = placeCrossings(orders.length - 1, size.width, random);

  const heights = (wire: number): number[] => orders.map((order) => placeWire(order.indexOf(wire), count, size.height));
  const from = size.width * STRAIGHT * 0.5;
  const to = size.width - from;
  const others = orders[0]?.filter((wire) => wire !== main) ?? [];
  const mainHeights = heights(main);

  return {
    wires: [
      ...others.map((wire) => ({ path: drawWire(heights(wire), crossings, -10, size.width + 10), isMain: false })),
      { path: drawWire(mainHeights, crossings, from, to), isMain: true },
    ],
    plugs: [
      { x: from, y: mainHeights[0] ?? 0 },
      { x: to, y: mainHeights.at(-1) ?? 0 },
    ],
  };
}

/** The order of the wires from top to bottom, before, between and behind the crossings. */
function weave(count: number, crossingCount: number, random: Random): number[][] {
  const orders = [Array.from({ length: count }, (_, wire) => wire)];
  for (let crossing = 0; crossing < crossingCount; crossing++) {
    const order = [...(orders.at(-1) ?? [])];
    // Two blocks that lie next to each other change places: wide, parallel bends instead of a tangle.
    const start = random(count - 3);
    const first = 1 + random(3);
    const second = 1 + random(Math.max(count - start - first, 1));
    const block = order.splice(start, first + second);
    order.splice(start, 0, ...block.slice(first), ...block.slice(0, first));
    orders.push(order);
  }
  return orders;
}

/** The wire that moves most: the one worth following. */
function findBusiest(orders: readonly number[][], count: number): number {
  const travels = Array.from({ length: count }, (_, wire) => {
    const positions = orders.map((order) => order.indexOf(wire));
    return positions.reduce((sum, position, index) => sum + Math.abs(position - (positions[index - 1] ?? position)), 0);
  });
  return travels.indexOf(Math.max(...travels));
}

interface Crossing {
  from: number;
  to: number;
}

/** Where the wires bend: stretches of different widths, with straight wires before, between and behind them. */
function placeCrossings(count: number, width: number, random: Random): Crossing[] {
  const weights = Array.from({ length: count }, () => 2 + random(4));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const room = width * (1 - STRAIGHT * (count + 1));
  let x = 0;
  return weights.map((weight) => {
    const from = x + width * STRAIGHT;
    x = from + (room * weight) / sum;
    return { from, to: x };
  });
}

function placeWire(position: number, count: number, height: number): number {
  return (height * (position + 1)) / (count + 1);
}

function drawWire(heights: readonly number[], crossings: readonly Crossing[], start: number, end: number): string {
  const bends = crossings.map(({ from, to }, index) => {
    const y = heights[index] ?? 0;
    const next = heights[index + 1] ?? 0;
    if (y === next) return '';
    const middle = (from + to) / 2;
    return `H${round(from)}C${round(middle)} ${round(y)} ${round(middle)} ${round(next)} ${round(to)} ${round(next)}`;
  });
  return `M${round(start)} ${round(heights[0] ?? 0)}${bends.join('')}H${round(end)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
