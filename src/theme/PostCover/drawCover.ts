/** A wire of a cover. */
export interface CoverWire {
  /** SVG path data. */
  path: string;
  /** Whether this wire is highlighted. The highlighted wire is last in the list, so it is drawn above the others. */
  isMain: boolean;
}

/** The drawing of a cover. */
export interface Cover {
  wires: readonly CoverWire[];
  /** Ends of the main wire. */
  plugs: readonly { x: number; y: number }[];
}

export interface CoverSize {
  width: number;
  height: number;
}

/** Function that returns a pseudorandom integer from 0 to `limit` - 1. */
type Random = (limit: number) => number;

/** Minimum number of wires of a cover. */
const MIN_WIRES = 6;
/** Number of possible wire counts: a cover has 6 to 9 wires. */
const WIRE_COUNTS = 4;

/**
 * Length of the straight wires between two crossings, and between an edge and a crossing, as a fraction of the width.
 */
const STRAIGHT_SHARE = 0.09;

/**
 * Draws the cover of a post: wires from edge to edge that cross at two to four places. The wire whose position changes
 * most is the main wire, which begins and ends inside the drawing. The crossings depend only on the key, so a post has
 * the same cover in every size.
 *
 * @param key - key of the post, such as its path
 */
export function drawCover(key: string, size: CoverSize): Cover {
  const random = createRandom(key);
  const count = MIN_WIRES + random(WIRE_COUNTS);
  const orders = computeOrders(count, 2 + random(3), random);
  const main = findMainWire(orders, count);
  const crossings = computeCrossings(orders.length - 1, size.width, random);

  const computeYs = (wire: number): number[] =>
    orders.map((order) => computeY(order.indexOf(wire), count, size.height));
  const from = size.width * STRAIGHT_SHARE * 0.5;
  const to = size.width - from;
  const others = orders[0]?.filter((wire) => wire !== main) ?? [];
  const mainYs = computeYs(main);

  return {
    wires: [
      // All wires except the main one begin and end outside the drawing, so that their ends are not visible.
      ...others.map((wire) => ({ path: drawWire(computeYs(wire), crossings, -10, size.width + 10), isMain: false })),
      { path: drawWire(mainYs, crossings, from, to), isMain: true },
    ],
    plugs: [
      { x: from, y: mainYs[0] ?? 0 },
      { x: to, y: mainYs.at(-1) ?? 0 },
    ],
  };
}

/** Computes the order of the wires from top to bottom: before, between and after the crossings. */
function computeOrders(count: number, crossingCount: number, random: Random): number[][] {
  const orders = [Array.from({ length: count }, (_, wire) => wire)];
  for (let crossing = 0; crossing < crossingCount; crossing++) {
    const order = [...(orders.at(-1) ?? [])];
    // Two adjacent groups of wires swap, so the wires of a group bend in parallel instead of crossing each other.
    const start = random(count - 3);
    const first = 1 + random(3);
    const second = 1 + random(Math.max(count - start - first, 1));
    const swapped = order.splice(start, first + second);
    order.splice(start, 0, ...swapped.slice(first), ...swapped.slice(0, first));
    orders.push(order);
  }
  return orders;
}

/** Finds the wire whose position in the order changes most. */
function findMainWire(orders: readonly number[][], count: number): number {
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

/** Computes the horizontal ranges of the crossings, which have different widths and straight wires between them. */
function computeCrossings(count: number, width: number, random: Random): Crossing[] {
  const weights = Array.from({ length: count }, () => 2 + random(4));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const availableWidth = width * (1 - STRAIGHT_SHARE * (count + 1));
  let x = 0;
  return weights.map((weight) => {
    const from = x + width * STRAIGHT_SHARE;
    x = from + (availableWidth * weight) / sum;
    return { from, to: x };
  });
}

/** Computes the y coordinate of a wire from its zero-based position among all wires. */
function computeY(position: number, count: number, height: number): number {
  return (height * (position + 1)) / (count + 1);
}

/**
 * Draws a wire as SVG path data.
 *
 * @param ys - y coordinates before, between and after the crossings
 */
function drawWire(ys: readonly number[], crossings: readonly Crossing[], start: number, end: number): string {
  const bends = crossings.map(({ from, to }, index) => {
    const y = ys[index] ?? 0;
    const next = ys[index + 1] ?? 0;
    if (y === next) return '';
    const middle = (from + to) / 2;
    return `H${round(from)}C${round(middle)} ${round(y)} ${round(middle)} ${round(next)} ${round(to)} ${round(next)}`;
  });
  return `M${round(start)} ${round(ys[0] ?? 0)}${bends.join('')}H${round(end)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Creates a pseudorandom number generator whose numbers depend only on the seed. FNV-1a hashes the seed, and mulberry32
 * generates the numbers.
 */
function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);

  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
