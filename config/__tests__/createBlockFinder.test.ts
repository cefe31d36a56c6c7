import { expect, it } from 'vitest';
import type { ResolvedSample } from '../../lib/samples';
import { createBlockFinder } from '../createBlockFinder';
import { isProduction } from '../env';

const FENCE = { language: 'text', meta: '', body: 'new' };
const PROVED: ResolvedSample = {
  sample: { kind: 'any' },
  markdown: 'new',
};
const store = { find: () => undefined, prove: () => Promise.resolve(PROVED) };

it('proves a new block in the development server', async () => {
  const find = createBlockFinder(store, { isProduction: isProduction({ NODE_ENV: 'development' }) });
  expect(await find(FENCE)).toBe(PROVED);
});

it('only looks up where the site is built to be published', () => {
  const find = createBlockFinder(store, { isProduction: isProduction({ NODE_ENV: 'production' }) });
  expect(find(FENCE)).toBeUndefined();
});
