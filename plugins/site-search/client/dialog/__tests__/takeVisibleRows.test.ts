import { describe, expect, it } from 'vitest';
import { takeVisibleRows } from '../takeVisibleRows';

interface Group {
  items: number[];
}

/** Groups with so many rows each. */
const listGroups = (...sizes: number[]): Group[] =>
  sizes.map((size) => ({ items: Array.from({ length: size }, (_, row) => row) }));

const listSizes = (groups: Group[]): number[] => groups.map(({ items }) => items.length);

describe('takeVisibleRows', () => {
  it('takes rows until the place is full, and cuts the group in which it is', () => {
    // 35 + 3 × 40 is 155; the second title and one row begin in the 100 that are left, a second row does as well.
    expect(listSizes(takeVisibleRows(listGroups(3, 5, 5), 255))).toEqual([3, 2]);
  });

  it('never leaves a place empty that a smallest row could take', () => {
    for (let heightPx = 36; heightPx < 900; heightPx += 7) {
      const sizes = listSizes(takeVisibleRows(listGroups(5, 1, 5, 2, 5, 5, 5), heightPx));
      const filledPx = sizes.length * 35 + sizes.reduce((sum, size) => sum + size, 0) * 40;
      expect(filledPx, `of ${heightPx}`).toBeGreaterThanOrEqual(heightPx - 35);
    }
  });

  it('gives the same groups when all of them are in sight', () => {
    const groups = listGroups(2, 3);
    expect(takeVisibleRows(groups, 1000)).toBe(groups);
  });
});
