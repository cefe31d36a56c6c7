import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/compare/readOptions.mjs';

it('measures everything when nothing else is asked, and builds sites when no browser measures any more', () => {
  expect(readOptions([], '/work')).toMatchObject({
    parts: ['pages', 'navigation', 'interaction', 'lighthouse', 'live', 'build', 'growth'],
    pages: undefined,
    runs: 5,
    all: false,
    sizes: [100, 500, 2000],
  });
});

it('measures the parts and pages that are asked for, each once and in the order of the report', () => {
  const options = readOptions(['--only', 'growth, pages', '--pages', '/docs/ide/,/', '--runs', '2'], '/work');
  expect(options).toMatchObject({ parts: ['pages', 'growth'], pages: ['/docs/ide', '/'], runs: 2 });
});

it('looks for files from where the command was given', () => {
  const options = readOptions(['--ours', 'old', '--json', 'x.json', '--write'], '/work');
  expect(options).toMatchObject({ ours: '/work/old', json: '/work/x.json', write: true });
});

it('reads files of earlier runs in the order in which they count, and measures nothing', () => {
  expect(readOptions(['--from', 'a.json, b.json', '--write'], '/work')).toMatchObject({
    from: ['/work/a.json', '/work/b.json'],
    write: true,
  });
  expect(readOptions([], '/work').from).toBeUndefined();
});

it.each([
  [['--only', 'speed'], /--only asks for "speed".*use pages, navigation/],
  [['--runs', '0'], /--runs is "0", which is no whole number from 1 on/],
  [['--sizes', '10,many'], /--sizes is "many"/],
  [['--from', 'a.json', '--runs', '3', '--all'], /--from measures nothing.*: leave out --runs, --all, for/],
  [['--from', ' '], /--from names no file/],
  [['--fast'], /The command line is not understood .*use --only/],
])('refuses %j and says what to write', (words, message) => {
  expect(() => readOptions(words, '/work')).toThrow(message);
});
