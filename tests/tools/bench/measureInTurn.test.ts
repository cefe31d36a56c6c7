import { beforeEach, expect, it, vi } from 'vitest';
import { measureInTurn } from '../../../bench/compare/measure/measureInTurn.mjs';

const SITES = ['ours', 'docusaurus', 'vitepress'].map((id) => ({
  ...{ id, name: `the site ${id}`, address: `http://${id}`, next: '', close: () => undefined },
  locate: (route: string) => (id === 'vitepress' ? `${route}.html` : route),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

/** Measures with a stand-in for a browser: the result is the number of the visit. */
async function measure(routes: readonly string[], runs: number) {
  const visits: string[] = [];
  const measured = await measureInTurn(SITES, routes, runs, {
    name: 'Visits',
    warmUp: (address) => Promise.resolve(void visits.push(`warm ${address}`)),
    measure: (address) => Promise.resolve(visits.push(address)),
  });

  return { visits, measured };
}

it('measures a page in one site right after the other, and all of them again in each run', async () => {
  const { visits } = await measure(['/a', '/b'], 2);
  const a = ['http://ours/a', 'http://docusaurus/a', 'http://vitepress/a.html'];
  const b = ['http://ours/b', 'http://docusaurus/b', 'http://vitepress/b.html'];
  const warm = (addresses: readonly string[]) => addresses.map((address) => `warm ${address}`);
  expect(visits).toEqual([...warm(a), ...a, ...a, ...warm(b), ...b, ...b]);
});

it('gives each page in each site the results of its own runs', async () => {
  const { measured } = await measure(['/a'], 3);
  expect(measured).toEqual([
    { route: '/a', site: 'ours', name: 'the site ours', results: [4, 7, 10] },
    { route: '/a', site: 'docusaurus', name: 'the site docusaurus', results: [5, 8, 11] },
    { route: '/a', site: 'vitepress', name: 'the site vitepress', results: [6, 9, 12] },
  ]);
});

it('measures the home page in our site alone', async () => {
  const { visits } = await measure(['/'], 1);
  expect(visits).toEqual(['warm http://ours/', 'http://ours/']);
});
