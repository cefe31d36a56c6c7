import { expect, it } from 'vitest';
import { replaceBetweenMarkers } from '../../../bench/compare/replaceBetweenMarkers.mjs';
import { writeNumber, writeTable, writeWithRatio } from '../../../bench/compare/table.mjs';

it('writes a table whose columns are in line', () => {
  expect(writeTable(['page', 'ms'], [['/docs', '1,200']])).toBe(
    ['| page  | ms    |', '| ----- | ----- |', '| /docs | 1,200 |'].join('\n'),
  );
});

it('keeps a bar inside of its cell', () => {
  expect(writeTable(['a'], [['x|y']])).toContain(String.raw`| x\|y |`);
});

it('writes figures with as many digits as say something', () => {
  expect([0, 0.034, 3.14159, 12.6, 1234.5, Number.NaN].map(writeNumber)).toEqual([
    '0',
    '0.03',
    '3.1',
    '13',
    '1,235',
    '–',
  ]);
});

it('adds how many times the baseline a figure is, where there is a baseline', () => {
  expect(writeWithRatio(820, 1640)).toBe('820 (0.50)');
  expect(writeWithRatio(820, undefined)).toBe('820');
  expect(writeWithRatio(5, 0)).toBe('5.0');
});

it('replaces what stands between the markers, and nothing else', () => {
  const file = 'Before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';
  const written = replaceBetweenMarkers(file, 'new\n', 'README.md');
  expect(written).toBe('Before\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nafter\n');
  expect(replaceBetweenMarkers(written, 'new', 'README.md')).toBe(written);
});

it('names the file that has no markers, and the markers', () => {
  expect(() => replaceBetweenMarkers('<!-- bench:end -->', 'new', 'README.md')).toThrow(
    /^README\.md has no place for the table: put the lines <!-- bench:start --> and <!-- bench:end -->/,
  );
});
