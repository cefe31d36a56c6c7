import { expect, it } from 'vitest';
import { type Row, summarizePages, writeSummary } from '../../../bench/compare/parts/measurePages.mjs';

const FIGURES = {
  ...{ script: 100, layout: 200, style: 1, task: 1, blocking: 50, longest: 80, lcp: 500, cls: 0, requests: 3 },
  ...{ total: 90, scripts: 1, styles: 1, fonts: 1, pages: 1, other: 1 },
};

function measure(route: string, site: string, script: number): Row {
  const figures = { ...FIGURES, script };

  return { route, site, name: `the site ${site}`, read: figures, scrolled: figures };
}

it('compares with default Docusaurus on the same page, and shows that one alone', () => {
  const rows = [measure('/a', 'ours', 50), measure('/a', 'docusaurus', 200), measure('/', 'ours', 30)];
  const [, , ours, docusaurus, home] = writeSummary(rows).split('\n');
  expect(ours).toMatch(/\/a +\| the site ours +\| 50 \(0\.25\)/);
  expect(docusaurus).toMatch(/\| 200 +\| 200 +\| 50/);
  expect(home).toMatch(/\| 30 +\| 200 +\|/);
});

it('takes the mean of all pages for each site', () => {
  const rows = [measure('/a', 'ours', 50), measure('/b', 'ours', 150), measure('/a', 'docusaurus', 7)];
  const means = summarizePages(rows, 'mean');
  expect(means.map(({ route, site, read }) => [route, site, read.script])).toEqual([
    ['mean', 'ours', 100],
    ['mean', 'docusaurus', 7],
  ]);
});
