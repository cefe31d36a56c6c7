import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/options.mjs';

const read = (...args: string[]) => readOptions(args, '/here');

it('measures our site and the peers with full Chromium by default', () => {
  expect(read()).toMatchObject({ browser: 'chromium', sites: undefined, own: undefined, runs: 5, from: [] });
  expect(read().parts).toEqual(['pages', 'navigation', 'editors', 'builds', 'growth']);
});

it('compares builds of our own site without building anything', () => {
  const options = read('--sites', 'before=../old,after=/new', '--pages', '/docs/a/,/', '--runs', '7');
  expect(options.sites).toEqual([
    { name: 'before', folder: '/old' },
    { name: 'after', folder: '/new' },
  ]);
  expect(options).toMatchObject({ parts: ['pages', 'navigation', 'editors'], pages: ['/docs/a', '/'], runs: 7 });
  expect(() => read('--sites', 'a=x,b=y', '--only', 'builds')).toThrow(
    /unknown parts \(builds\): use pages, navigation, editors/,
  );
});

it('resolves relative paths from the current folder', () => {
  expect(read('--from', 'a.json,b.json')).toMatchObject({ from: ['/here/a.json', '/here/b.json'] });
  expect(read('--json', 'x.json', '--own', 'b')).toMatchObject({ json: '/here/x.json', own: '/here/b' });
});

it.each([
  [['--runs', '0'], /--runs is "0"/],
  [['--runs', 'many'], /--runs is "many"/],
  [['--only', 'pages,lunch'], /unknown parts \(lunch\): use/],
  [['--sites', 'build'], /write name=folder/],
  [['--sites', 'a=build'], /at least two builds/],
  [['--unknown'], /Invalid arguments/],
])('refuses %j', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
