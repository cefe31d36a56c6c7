import { expect, it } from 'vitest';
import type { LocatedLoss } from '@site/lib/losses';
import { limitLosses, SHOWN_LOSSES } from '../limitLosses';

const createLoss = (effect: LocatedLoss['effect'], offset: number): LocatedLoss => ({
  ...{ effect, offset, pointer: `/${offset}`, kind: 'pattern', sentence: 'It is lost.' },
  ...{ line: offset + 1, column: 1 },
});

it('keeps the first losses of each effect, and counts all of them', () => {
  const many = Array.from({ length: SHOWN_LOSSES + 5 }, (_, offset) => createLoss('rule', offset));
  const { losses, counts } = limitLosses([createLoss('wire', 0), ...many, createLoss('note', 0)]);
  expect(counts).toEqual({ refused: 0, code: 0, wire: 1, rule: SHOWN_LOSSES + 5, note: 1 });
  expect(losses).toEqual([createLoss('wire', 0), ...many.slice(0, SHOWN_LOSSES), createLoss('note', 0)]);
});
