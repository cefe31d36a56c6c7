import { expect, it } from 'vitest';
import { summarizePages } from '../../../bench/compare/parts/measurePages.mjs';
import { makePageRow } from './makeRows';

it('takes the mean of all pages for each site', () => {
  const rows = [
    makePageRow('/a', 'ours', { script: 50 }),
    makePageRow('/b', 'ours', { script: 150 }),
    makePageRow('/a', 'docusaurus', { script: 7 }),
  ];
  const means = summarizePages(rows, 'mean');
  expect(means.map(({ route, site, name, read }) => [route, site, name, read.script])).toEqual([
    ['mean', 'ours', 'the site ours', 100],
    ['mean', 'docusaurus', 'the site docusaurus', 7],
  ]);
});
