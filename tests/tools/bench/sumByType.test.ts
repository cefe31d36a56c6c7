import { expect, it } from 'vitest';
import { sumByType } from '../../../bench/compare/measure/sumByType.mjs';

it('adds up what was sent by what it is, with pages with and without an extension', () => {
  const answers = ['/docs/ide', '/docs/', '/a.html', '/assets/x.js', '/assets/x.css', '/f.woff2', '/search-index.json'];
  const received = answers.map((path, index) => ({ url: `http://site${path}`, bytes: 1000 * 2 ** index }));
  expect(sumByType(received)).toEqual({ total: 127, pages: 7, scripts: 8, styles: 16, fonts: 32, other: 64 });
});
