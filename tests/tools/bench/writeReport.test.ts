import { describe, expect, it } from 'vitest';
import { writeReport, writeSummary } from '../../../bench/compare/report/writeReport.mjs';
import type { Results } from '../../../bench/compare/results';
import { makeBuildRow, makeGrowthRow, makePageRow, makeScoreRow, makeWalkRow } from './makeRows';

const PAGES = [
  makePageRow('/a', 'ours', { script: 50, total: 45.4, documents: 20.4, fonts: 0 }),
  makePageRow('/a', 'docusaurus', { script: 200, documents: 1234 }),
  makePageRow('/', 'ours', { script: 30 }),
];
const SCORES = [makeScoreRow('/a', 'ours', 99), makeScoreRow('/a', 'docusaurus', 66), makeScoreRow('/', 'ours', 97)];

const SCORE = 'Lighthouse performance';

const ALL: Results = {
  pages: PAGES,
  lighthouse: SCORES,
  navigation: [makeWalkRow('ours', 40), makeWalkRow('docusaurus', 200)],
  interaction: [{ name: 'menu', times: [48], medianMs: 48, p95Ms: 56 }],
  live: [{ name: 'cursor', promised: '150', medianMs: 90, p95Ms: 120 }],
  build: [makeBuildRow('ours', 60), makeBuildRow('docusaurus', 30)],
  growth: [makeGrowthRow(100, 70), makeGrowthRow(2000, 260)],
  coverage: ['VitePress shows 99 % of our words'],
};

/** The cells of each table in a text, its head first. */
function readTables(markdown: string): string[][][] {
  const tables = markdown.split('\n\n').filter((part) => part.startsWith('|'));
  const readCells = (line: string) => line.split('|').slice(1, -1);

  return tables.map((table) =>
    table
      .split('\n')
      .filter((_, index) => index !== 1)
      .map((line) => readCells(line).map((cell) => cell.trim())),
  );
}

/** The rows of a table by the titles of its columns. */
function readRows(markdown: string, table: number): Record<string, string>[] {
  const [head = [], ...rows] = readTables(markdown)[table] ?? [];

  return rows.map((cells) => Object.fromEntries(head.map((title, column) => [title, cells[column] ?? ''])));
}

describe('the table of pages', () => {
  it('compares with default Docusaurus on the same page, and shows that one alone', () => {
    const [ours, docusaurus, home] = readRows(writeSummary({ pages: PAGES }), 0);
    expect(ours).toMatchObject({ page: '/a', site: 'the site ours', script: '50 (0.25)', layout: '200 (1.00)' });
    expect(docusaurus).toMatchObject({ script: '200', layout: '200', LCP: '500' });
    expect(home).toMatchObject({ page: '/', script: '30', KB: '90' });
  });

  it('has the score of Lighthouse beside the LCP, without a ratio', () => {
    for (const text of [writeReport(ALL), writeSummary(ALL)]) {
      const [head = []] = readTables(text)[0] ?? [];
      expect(head.slice(6, 9)).toEqual(['LCP', SCORE, 'KB']);
      expect(readRows(text, 0).map((row) => row[SCORE])).toEqual(['99', '66', '97']);
    }
  });

  it('has no column for what was not measured', () => {
    const heads = [{ pages: PAGES }, { lighthouse: SCORES }].map(
      (results) => readTables(writeReport(results))[0]?.[0] ?? [],
    );
    expect(heads[0]).toEqual(expect.arrayContaining(['script', 'KB']));
    expect(heads[0]).not.toContain(SCORE);
    expect(heads[1]).toEqual(['page', 'site', SCORE]);
    expect(writeReport({ pages: PAGES })).not.toContain('Lighthouse');
  });

  it('shows a dash for the score of means over many pages', () => {
    const text = writeSummary({ pages: [...PAGES, makePageRow('mean of 9 pages', 'ours')], lighthouse: SCORES });
    expect(readRows(text, 0).at(-1)).toMatchObject({ page: 'mean of 9 pages', [SCORE]: '–', script: '100' });
  });

  it('shows KB by type, in columns of the whole report and in one of the summary', () => {
    expect(readRows(writeReport(ALL), 0)[0]).toMatchObject({
      ...{ KB: '45 (0.50)', 'documents KB': '20', 'scripts KB': '20', 'styles KB': '14' },
      ...{ 'fonts KB': '0', 'images KB': '3.0', 'rest KB': '1.0' },
    });
    const sums = readRows(writeSummary(ALL), 0).map(
      (row) => row['KB of documents + scripts + styles + fonts + images + rest'],
    );
    expect(sums.slice(0, 2)).toEqual(['20 + 20 + 14 + 0 + 3 + 1', '1,234 + 20 + 14 + 12 + 3 + 1']);
  });

  it('is followed by one of the page after scrolling, which Lighthouse does not do', () => {
    const [, scrolled] = readTables(writeReport(ALL));
    expect(scrolled?.[0]).not.toContain(SCORE);
    expect(readRows(writeReport(ALL), 1)[0]).toMatchObject({ script: '500 (0.25)' });
  });
});

describe('the summary', () => {
  it('has a table of pages, one of sites and one of growth', () => {
    const heads = readTables(writeSummary(ALL)).map(([head = []]) => head[0]);
    expect(heads).toEqual(['page', 'site', 'additional pages']);
  });

  it('shows of each site how long navigation and a cold build take, compared with default Docusaurus', () => {
    expect(readRows(writeSummary(ALL), 1)).toEqual([
      {
        site: 'the site ours',
        ...{ 'navigation from tap': '40 (0.20)', 'p95 from tap': '80 (0.20)' },
        ...{ 'navigation from click': '20 (0.20)', 'p95 from click': '60 (0.20)', 'cold build': '60 (2.00)' },
      },
      {
        site: 'the site docusaurus',
        ...{ 'navigation from tap': '200', 'p95 from tap': '400' },
        ...{ 'navigation from click': '100', 'p95 from click': '300', 'cold build': '30' },
      },
    ]);
  });

  it('leaves out the columns, and what is said of them, of a part that was not measured', () => {
    const { navigation, build } = ALL;
    const walks = writeSummary({ navigation: navigation! });
    expect(readTables(walks)[0]?.[0]).not.toContain('cold build');
    expect(walks).not.toContain('build');
    const builds = writeSummary({ build: build! });
    expect(readTables(builds)[0]?.[0]).toEqual(['site', 'cold build']);
    expect(builds).not.toContain('milliseconds');
  });

  it('is empty when nothing of it was measured', () => {
    expect(writeSummary({ interaction: ALL.interaction!, coverage: ALL.coverage! })).toBe('');
  });
});

it('says where a walk was made once more, in the report as in the summary', () => {
  const navigation = [makeWalkRow('ours', 40), { ...makeWalkRow('vitepress', 90), repeated: 2 }];
  for (const write of [writeReport, writeSummary]) {
    expect(write({ navigation })).toMatch(/\n\nWalks made once more .*: the site vitepress 2\.$/);
    expect(write(ALL)).not.toContain('once more');
  }
});

describe('the report', () => {
  it('has every part that was measured', () => {
    const heads = readTables(writeReport(ALL)).map(([head = []]) => head.slice(0, 2).join(' '));
    expect(heads).toEqual([
      ...['page site', 'page site', 'site links', 'interaction median', 'measured goal', 'site pages'],
      'additional pages seconds',
    ]);
    expect(writeReport(ALL)).toMatch(/\n- VitePress shows 99 % of our words$/);
  });

  it('compares seconds and memory of builds, but not their numbers of pages', () => {
    const [ours, docusaurus] = readRows(writeReport({ build: ALL.build! }), 0);
    expect(ours).toMatchObject({ pages: '60', seconds: '60 (2.00)', 'peak memory MB': '1,200 (2.00)' });
    expect(docusaurus).toMatchObject({ seconds: '30' });
  });

  it('says what a page more costs, when there are two sizes', () => {
    expect(readRows(writeReport(ALL), 6)[1]).toMatchObject({ 'additional pages': '2,000', seconds: '260' });
    expect(writeReport(ALL)).toContain('a page more takes 0.10 s and 1.0 MB');
    const single = writeReport({ growth: [makeGrowthRow(5, 70)] });
    expect(readRows(single, 0)[0]).toMatchObject({ 'additional pages': '5' });
    expect(single).not.toContain('a page more');
  });
});
