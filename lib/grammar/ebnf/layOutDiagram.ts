import { findSeparatedList } from './findSeparatedList';
import type { Expression } from './parseEbnf';
import type { Diagram, DiagramBox } from './types';

/** Character width of the code font at 13 px: 0.6 em. */
const CHARACTER_WIDTH = 7.8;
const BOX_PADDING = 10;
const BOX_HEIGHT = 28;
/** Length of the wire between two parts of a sequence. */
const GAP = 14;
/** Vertical distance between alternatives. */
const VERTICAL_GAP = 10;
const RADIUS = 8;
/** Vertical distance between a row and the wire that leads back to the left, and between that wire and the next row. */
const ROW_GAP = 14;
/** Margin around the drawing, so that strokes and end points are not clipped. */
const MARGIN = 6;
/** Maximum width of a row, which fits the text column and a printed page. */
const ROW_WIDTH = 620;

/** Output of the layout, to which each part adds its wire and its boxes. */
interface Drawing {
  /** SVG path commands of the wire. */
  wire: string[];
  boxes: DiagramBox[];
}

/** A part of a diagram. The wire enters at its left edge and leaves at its right edge, at the same height. */
interface Part {
  width: number;
  /** Extent above the wire. */
  up: number;
  /** Extent below the wire. */
  down: number;
  /** Draws the part. The wire enters at `x` and `y`. */
  draw: (drawing: Drawing, x: number, y: number) => void;
}

/**
 * Lays out a production as a railroad diagram. If the production is a sequence that is too wide for a page, it wraps
 * into several rows.
 */
export function layOutDiagram(expression: Expression): Diagram {
  const rows = breakRows(expression.kind === 'sequence' ? arrangeItems(expression.items) : [arrange(expression)]);
  const drawing: Drawing = { wire: [], boxes: [] };
  const left = MARGIN;
  const from = left + GAP;
  let y = MARGIN + Math.max(rows[0]?.up ?? 0, RADIUS);
  const start = { x: left, y };
  let end = start;
  drawing.wire.push(`M${left} ${y}h${GAP}`);
  rows.forEach((row, index) => {
    row.draw(drawing, from, y);
    const right = from + row.width;
    const next = rows[index + 1];
    if (next === undefined) {
      end = { x: right + GAP, y };
      drawing.wire.push(`M${right} ${y}h${GAP}`);
      return;
    }
    const heightAboveReturn = Math.max(row.down + ROW_GAP, 2 * RADIUS);
    const heightBelowReturn = Math.max(next.up + ROW_GAP, 2 * RADIUS);
    const returnLength = round(right - from);
    drawing.wire.push(
      `M${right} ${y}${drawTurn('right', 'down')}v${heightAboveReturn - 2 * RADIUS}${drawTurn('down', 'left')}h${-returnLength}`,
    );
    drawing.wire.push(`${drawTurn('left', 'down')}v${heightBelowReturn - 2 * RADIUS}${drawTurn('down', 'right')}`);
    y += heightAboveReturn + heightBelowReturn;
  });
  const lowest = y + Math.max(rows.at(-1)?.down ?? 0, RADIUS);
  return {
    width: Math.ceil(Math.max(...rows.map(({ width }) => width)) + 2 * (GAP + MARGIN) + (rows.length > 1 ? RADIUS : 0)),
    height: Math.ceil(lowest + MARGIN),
    boxHeight: BOX_HEIGHT,
    wire: drawing.wire.join(''),
    start,
    end: { x: round(end.x), y: end.y },
    boxes: drawing.boxes,
  };
}

function arrange(expression: Expression): Part {
  switch (expression.kind) {
    case 'literal':
      return createBox('literal', expression.text);
    case 'token':
      return createBox('token', expression.name);
    case 'production':
      return createBox('production', expression.name);
    case 'exception':
      return createBox('token', `${expression.name} except ${expression.excluded.join(' ')}`);
    case 'sequence':
      return createSequence(arrangeItems(expression.items));
    case 'choice':
      return createChoice(expression.options.map(arrange));
    case 'optional':
      return addBypass(arrange(expression.inner));
    case 'repetition':
      return addBypass(addReturnPath(arrange(expression.inner)));
  }
}

/**
 * Arranges the parts of a sequence. The parts of `x , { "," , x }` become one loop with the comma on its return path.
 */
function arrangeItems(items: readonly Expression[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined) continue;
    const list = findSeparatedList(item, items[index + 1]);
    if (list) index += 1;
    parts.push(list ? addReturnPath(arrange(list.element), arrange(list.separator)) : arrange(item));
  }
  return parts;
}

/** Distributes parts over rows, filling one row after the other. */
function breakRows(parts: readonly Part[]): Part[] {
  const rows: Part[][] = [];
  // No part fits beside an infinite width, so the first part starts a row.
  let usedWidth = Infinity;
  for (const part of parts) {
    if (usedWidth + GAP + part.width > ROW_WIDTH) {
      rows.push([]);
      usedWidth = -GAP;
    }
    rows.at(-1)?.push(part);
    usedWidth += GAP + part.width;
  }
  return rows.map(createSequence);
}

function createBox(kind: DiagramBox['kind'], text: string): Part {
  const width = Math.max(BOX_HEIGHT, Math.ceil(text.length * CHARACTER_WIDTH) + 2 * BOX_PADDING);
  return {
    width,
    up: BOX_HEIGHT / 2,
    down: BOX_HEIGHT / 2,
    draw: ({ boxes }, x, y) => {
      boxes.push({ kind, text, x: round(x), y, width });
    },
  };
}

function createSequence(parts: readonly Part[]): Part {
  return {
    width: parts.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, parts.length - 1),
    up: Math.max(0, ...parts.map(({ up }) => up)),
    down: Math.max(0, ...parts.map(({ down }) => down)),
    draw: (drawing, x, y) => {
      let left = x;
      parts.forEach((part, index) => {
        part.draw(drawing, left, y);
        left += part.width;
        if (index === parts.length - 1) return;
        drawing.wire.push(`M${round(left)} ${y}h${GAP}`);
        left += GAP;
      });
    },
  };
}

/** Arranges alternatives as branches; the first one runs straight. */
function createChoice(options: readonly Part[]): Part {
  const innerWidth = Math.max(...options.map(({ width }) => width));
  const offsets = options.reduce<number[]>((higher, option, index) => {
    const above = options[index - 1];
    const last = higher.at(-1);
    return [...higher, last === undefined || above === undefined ? 0 : last + above.down + VERTICAL_GAP + option.up];
  }, []);
  const [first] = options;
  return {
    width: innerWidth + 4 * RADIUS,
    up: first?.up ?? 0,
    down: (offsets.at(-1) ?? 0) + (options.at(-1)?.down ?? 0),
    draw: (drawing, x, y) => {
      options.forEach((option, index) => {
        const offset = offsets[index] ?? 0;
        const remainingWidth = round(innerWidth - option.width);
        const right = round(x + 2 * RADIUS + option.width);
        option.draw(drawing, x + 2 * RADIUS, y + offset);
        if (index === 0) {
          drawing.wire.push(`M${round(x)} ${y}h${2 * RADIUS}M${right} ${y}h${remainingWidth + 2 * RADIUS}`);
          return;
        }
        const straight = offset - 2 * RADIUS;
        drawing.wire.push(`M${round(x)} ${y}${drawTurn('right', 'down')}v${straight}${drawTurn('down', 'right')}`);
        drawing.wire.push(
          `M${right} ${y + offset}h${remainingWidth}${drawTurn('right', 'up')}v${-straight}${drawTurn('up', 'right')}`,
        );
      });
    },
  };
}

/** Adds a bypass above the part. */
function addBypass(part: Part): Part {
  const offset = Math.max(part.up + VERTICAL_GAP, 2 * RADIUS);
  return {
    width: part.width + 4 * RADIUS,
    up: offset,
    down: part.down,
    draw: (drawing, x, y) => {
      const straight = offset - 2 * RADIUS;
      part.draw(drawing, x + 2 * RADIUS, y);
      drawing.wire.push(`M${round(x)} ${y}h${2 * RADIUS}M${round(x + 2 * RADIUS + part.width)} ${y}h${2 * RADIUS}`);
      drawing.wire.push(
        `M${round(x)} ${y}${drawTurn('right', 'up')}v${-straight}${drawTurn('up', 'right')}h${part.width}${drawTurn('right', 'down')}v${straight}${drawTurn('down', 'right')}`,
      );
    },
  };
}

/** Adds a return path below the part, and draws the separator on this path. */
function addReturnPath(part: Part, separator?: Part): Part {
  const innerWidth = Math.max(part.width, separator?.width ?? 0);
  const offset = Math.max(part.down + VERTICAL_GAP + (separator?.up ?? 0), 2 * RADIUS);
  return {
    width: innerWidth + 2 * RADIUS,
    up: part.up,
    down: offset + (separator?.down ?? 0),
    draw: (drawing, x, y) => {
      const straight = offset - 2 * RADIUS;
      const left = x + RADIUS;
      const right = left + innerWidth;
      part.draw(drawing, left, y);
      drawing.wire.push(
        `M${round(x)} ${y}h${RADIUS}M${round(left + part.width)} ${y}h${round(innerWidth - part.width + RADIUS)}`,
      );
      drawing.wire.push(`M${round(right)} ${y}${drawTurn('right', 'down')}v${straight}${drawTurn('down', 'left')}`);
      const sideLength = separator === undefined ? innerWidth : (innerWidth - separator.width) / 2;
      drawing.wire.push(`h${-round(sideLength)}`);
      if (separator !== undefined) {
        separator.draw(drawing, left + sideLength, y + offset);
        drawing.wire.push(`m${-separator.width} 0h${-round(sideLength)}`);
      }
      drawing.wire.push(`${drawTurn('left', 'up')}v${-straight}${drawTurn('up', 'right')}`);
    },
  };
}

const DIRECTIONS = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] } as const;

type Direction = keyof typeof DIRECTIONS;

/** Returns the path command of a quarter circle from one direction into another. */
function drawTurn(from: Direction, to: Direction): string {
  const [fromX, fromY] = DIRECTIONS[from];
  const [toX, toY] = DIRECTIONS[to];
  const isClockwise = fromX * toY - fromY * toX > 0;
  return `a${RADIUS} ${RADIUS} 0 0 ${isClockwise ? 1 : 0} ${RADIUS * (fromX + toX)} ${RADIUS * (fromY + toY)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
