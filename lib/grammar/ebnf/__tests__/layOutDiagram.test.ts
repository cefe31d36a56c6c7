import { describe, expect, it } from 'vitest';
import { layOutDiagram } from '../layOutDiagram';
import { parseEbnf } from '../parseEbnf';
import { readGrammar } from '../readGrammar';
import type { Diagram } from '../types';

function draw(expression: string): Diagram {
  const [production] = parseEbnf(`x = ${expression} ;`);
  if (!production) throw new Error('The grammar is empty.');
  return layOutDiagram(production.expression);
}

/** Returns where each stroke of the wire starts and ends. Strokes are lines and quarter circles. */
function listStrokes({ wire }: Diagram): { from: [number, number]; to: [number, number] }[] {
  let [x, y] = [0, 0];
  return wire.split(/(?=[Mm])/).map((stroke) => {
    let from: [number, number] = [x, y];
    for (const [, command, numbers = ''] of stroke.matchAll(/([Mmhva])([^Mmhva]*)/g)) {
      const values = numbers.trim().split(/\s+/).map(Number);
      const [first = 0, second = 0] = command === 'a' ? values.slice(-2) : values;
      if (command === 'M') [x, y] = [0, 0];
      if (command !== 'v') x += first;
      y += command === 'v' ? first : command === 'h' ? 0 : second;
      if (command === 'M' || command === 'm') from = [x, y];
    }
    return { from, to: [x, y] };
  });
}

const key = ([x, y]: readonly [number, number]): string => `${Math.round(x)},${Math.round(y)}`;

/** Returns the different numbers of a list in ascending order. */
function sortDistinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

describe('layOutDiagram', () => {
  it('puts the parts of a sequence on one line, from left to right', () => {
    const { boxes, start, end } = draw('"type" , NAME , x');
    expect(boxes.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['literal type', 'token NAME', 'production x']);
    expect(new Set([...boxes.map(({ y }) => y), start.y, end.y]).size).toBe(1);
    expect(sortDistinct(boxes.map(({ x }) => x))).toEqual(boxes.map(({ x }) => x));
  });

  it('puts alternatives below each other, with the first one on the line', () => {
    const { boxes, start } = draw('A | B | C');
    expect(boxes[0]?.y).toBe(start.y);
    expect(sortDistinct(boxes.map(({ y }) => y))).toEqual(boxes.map(({ y }) => y));
  });

  it('draws the separator of a list on the return path, and the element once', () => {
    expect(draw('A , { "," , A }').boxes.map(({ text }) => text)).toEqual(['A', ',']);
  });

  it('continues in a new row if a sequence is too wide for a page', () => {
    const { boxes, width } = draw(Array.from({ length: 12 }, () => 'LONG-TOKEN-NAME').join(' , '));
    expect(new Set(boxes.map(({ y }) => y)).size).toBeGreaterThan(1);
    expect(width).toBeLessThan(700);
  });

  describe.each(readGrammar())('the diagram of $name', ({ expression }) => {
    const diagram = layOutDiagram(expression);

    it('is large enough for everything that it draws', () => {
      const points = listStrokes(diagram).flatMap(({ from, to }) => [from, to]);
      const corners = diagram.boxes.flatMap(({ x, y, width }): [number, number][] => [
        [x, y - diagram.boxHeight / 2],
        [x + width, y + diagram.boxHeight / 2],
      ]);
      const outside = [...points, ...corners].filter(
        ([x, y]) => x < 0 || y < 0 || x > diagram.width || y > diagram.height,
      );
      expect(outside).toEqual([]);
    });

    it('has no overlapping boxes', () => {
      const overlapping = diagram.boxes.filter((box, index) =>
        diagram.boxes
          .slice(0, index)
          .some(
            (other) =>
              Math.abs(box.y - other.y) < diagram.boxHeight &&
              box.x < other.x + other.width &&
              other.x < box.x + box.width,
          ),
      );
      expect(overlapping).toEqual([]);
    });

    it('has one wire: every stroke begins and ends at another stroke, a box or an end of the diagram', () => {
      const strokes = listStrokes(diagram);
      const sides = diagram.boxes.flatMap(({ x, y, width }) => [key([x, y]), key([x + width, y])]);
      const ends = [key([diagram.start.x, diagram.start.y]), key([diagram.end.x, diagram.end.y])];
      const meetings = new Map<string, number>();
      for (const place of [...strokes.flatMap(({ from, to }) => [key(from), key(to)]), ...sides, ...ends]) {
        meetings.set(place, (meetings.get(place) ?? 0) + 1);
      }
      expect([...meetings].filter(([, count]) => count < 2)).toEqual([]);
    });
  });
});
