import { expect, it } from 'vitest';
import { type ContentsEntry, groupSections } from '../groupSections';

const entry = (id: string, level: number): ContentsEntry => ({ id, level, value: id });

it('puts headings below the one of a higher level before them', () => {
  const sections = groupSections([entry('a', 2), entry('b', 3), entry('c', 4), entry('d', 2), entry('e', 3)]);
  expect(sections.map(({ head, below }) => [head.id, ...below.map(({ id }) => id)])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('begins with whatever heading comes first', () => {
  const sections = groupSections([entry('a', 3), entry('b', 2)]);
  expect(sections.map(({ head }) => head.id)).toEqual(['a', 'b']);
});
