import { describe, expect, it } from 'vitest';
import { drawCover } from '../drawCover';

const SIZE = { width: 480, height: 270 };
const POSTS = ['/blog/bunq-sdk', '/blog/contract-first-design', '/blog/new-doc-site', '/blog/type-constraints'];

/** Reads the heights of a wire: its start, and the end of each bend. */
function readHeights(path: string): number[] {
  const start = Number(/^M\S+ (\S+?)H/.exec(path)?.[1]);
  return [start, ...[...path.matchAll(/C\S+ \S+ \S+ \S+ \S+ ([\d.]+)/g)].map(([, y]) => Number(y))];
}

describe('drawCover', () => {
  it('draws the same cover for the same post', () => {
    expect(drawCover('/blog/bunq-sdk', SIZE)).toEqual(drawCover('/blog/bunq-sdk', SIZE));
  });

  it('draws different covers for different posts', () => {
    const keys = [...POSTS, ...Array.from({ length: 200 }, (_, index) => `/blog/post-${index}`)];
    expect(new Set(keys.map((key) => JSON.stringify(drawCover(key, SIZE)))).size).toBe(keys.length);
  });

  it('draws the same wires in every size', () => {
    const small = drawCover('/blog/bunq-sdk', SIZE);
    const large = drawCover('/blog/bunq-sdk', { width: 960, height: 540 });
    expect(large.wires.map(({ path }) => readHeights(path).map((y) => Math.round(y / 2)))).toEqual(
      small.wires.map(({ path }) => readHeights(path).map(Math.round)),
    );
  });

  it.each(POSTS)('keeps all wires of %s apart at both ends, within the drawing', (post) => {
    const { wires } = drawCover(post, SIZE);
    const starts = wires.map(({ path }) => readHeights(path)[0]);
    const ends = wires.map(({ path }) => readHeights(path).at(-1));
    for (const heights of [starts, ends]) {
      expect(new Set(heights).size).toBe(wires.length);
      expect(heights.every((y) => y! > 0 && y! < SIZE.height)).toBe(true);
    }
  });

  it('has one main wire, on top, that begins and ends at a plug and crosses other wires', () => {
    for (const post of POSTS) {
      const { wires, plugs } = drawCover(post, SIZE);
      expect(wires.map(({ isMain }) => isMain).indexOf(true)).toBe(wires.length - 1);
      const heights = readHeights(wires.at(-1)!.path);
      expect(plugs.map(({ y }) => Math.round(y * 10) / 10)).toEqual([heights[0], heights.at(-1)]);
      expect(heights.length, post).toBeGreaterThan(1);
    }
  });
});
