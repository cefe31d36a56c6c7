import { expect, it } from 'vitest';
import { type ContentsEntry, groupSections } from '../groupSections';

const entry = (id: string, level: number): ContentsEntry => ({ id, level, value: id });

it('groups headings below the preceding heading of a higher level', () => {
  const sections = groupSections([entry('a', 2), entry('b', 3), entry('c', 4), entry('d', 2), entry('e', 3)]);
  expect(sections.map(({ head, below }) => [head.id, ...below.map(({ id }) => id)])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('begins with the first heading, whatever its level', () => {
  const sections = groupSections([entry('a', 3), entry('b', 2)]);
  expect(sections.map(({ head }) => head.id)).toEqual(['a', 'b']);
});
