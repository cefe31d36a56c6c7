import { expect, it } from 'vitest';
import { sumByType, TYPES } from '../../../bench/compare/measure/sumByType.mjs';

/** The first answer is of 1 KB, each other one twice as large as the one before, so that every sum names its parts. */
const receive = (paths: readonly string[]) =>
  paths.map((path, index) => ({ url: `http://site${path}`, bytes: 1000 * 2 ** index }));

it('adds up what was sent by what it is, with pages with and without an extension', () => {
  const documents = ['/', '/docs/ide', '/docs/', '/a.html', '/search-index.json?v=1.js', '/site.webmanifest'];
  const others = ['/assets/x.js', '/assets/x.css', '/f.woff2', '/logo.svg', '/photo.png', '/compiler.wasm'];
  expect(sumByType(receive([...documents, ...others]))).toEqual({
    ...{ documents: 63, scripts: 64, styles: 128, fonts: 256, images: 512 + 1024, rest: 2048 },
    total: 4095,
  });
});

it('counts everything once: the types add up to the total', () => {
  const names = ['', 'x', 'html', 'json', 'xml', 'txt', 'md', 'mjs', 'js', 'css', 'woff', 'ttf', 'ico', 'jpg', 'bin'];
  const sizes = sumByType(receive(names.map((name) => `/docs/v1.2/page.${name}`)));
  expect(TYPES.reduce((sum, type) => sum + sizes[type], 0)).toBe(sizes.total);
  expect(Object.keys(sizes).sort()).toEqual([...TYPES, 'total'].sort());
});
