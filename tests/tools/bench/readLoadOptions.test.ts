import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/load/readOptions.mjs';

it('asks for half a minute over 200 connections when nothing else is said', () => {
  expect(readOptions([])).toEqual({ seconds: 30, connections: 200 });
  expect(readOptions(['--seconds', '5'])).toEqual({ seconds: 5, connections: 200 });
});

it.each([
  [['--seconds', 'many'], /numbers above 0: correct them, for example npm run bench:load/],
  [['--connections', '0'], /numbers above 0/],
  [['--speed', '3'], /The command line is not understood .*: use --seconds and --connections, for example/],
])('refuses %j and says what to write', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
