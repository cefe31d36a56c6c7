import { expect, test } from '@playwright/test';
import { unpackSections } from '../../plugins/site-search/shared/engine/SearchIndex';
import { EQUIVALENTS, ONE_WAY_SYNONYMS } from '../../plugins/site-search/shared/synonyms';
import { REPORT_PREFIX } from '../../tools/test/outcome';
import { createSyntheticIndex } from './createSyntheticIndex';
import { JUDGED_QUERIES } from './judgedQueries';
import { type Measurement, measureRelevance, measureSections } from './measureRelevance';
import { connect, connectSections, measureDownload, readIndex, toAddress } from './ownSearch';
import { QUESTION_SETS, SECTION_GOALS, SECTION_SETS } from './querySets';

// Measures the embedded search of the built site. Runs the same code as the browser, but in Node.

const THRESHOLDS = {
  mrr5: 0.94,
  success3: 0.98,
  success3OfKind: 0.9,
  downloadBytes: 100_000,
} as const;

/** Thresholds of sets that do not have their own. */
const QUESTION_THRESHOLDS = { mrr5: 0.9, success3: 0.95 } as const;

/** Kinds of queries that have their own threshold. */
const WATCHED_KINDS = ['typo', 'synonym'] as const;

/** Prints measured values, also if they reach the thresholds. */
function report(text: string): void {
  process.stdout.write(text.replace(/^/gm, REPORT_PREFIX) + '\n');
}

function format({ all, byKind, misses }: Measurement): string {
  const row = (name: string, { queries, mrr5, success1, success3, success5 }: Measurement['all']): string =>
    `  ${name.padEnd(11)}${String(queries).padStart(4)} queries   MRR@5 ${mrr5.toFixed(3)}   success@1 ${success1.toFixed(3)}   @3 ${success3.toFixed(3)}   @5 ${success5.toFixed(3)}`;
  return [
    'Search relevance:',
    row('all', all),
    ...Object.entries(byKind).map(([kind, relevance]) => row(kind, relevance)),
    ...misses.map(
      ({ judged, found }) =>
        `  not in the first three: "${judged.query}" wants ${judged.pages.join(' or ')}, found ${found.join(' ')}`,
    ),
  ].join('\n');
}

test('there are at least 80 different judged queries, and the pages of all queries exist', () => {
  const existing = new Set(readIndex().pages.map((page) => toAddress(page.path)));
  const all = [
    ...JUDGED_QUERIES,
    ...QUESTION_SETS.flatMap(({ queries }) => queries),
    ...SECTION_SETS.flatMap(({ queries }) => queries),
  ];
  const missing = all.flatMap(({ pages }) => pages.filter((page) => !existing.has(page)));

  expect(new Set(JUDGED_QUERIES.map(({ query }) => query)).size).toBe(JUDGED_QUERIES.length);
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(80);
  expect(missing).toEqual([]);
});

test('the judged queries reach their thresholds', () => {
  const measured = measureRelevance(JUDGED_QUERIES, connect(readIndex()));
  report(format(measured));

  expect(measured.all.mrr5).toBeGreaterThanOrEqual(THRESHOLDS.mrr5);
  expect(measured.all.success3).toBeGreaterThanOrEqual(THRESHOLDS.success3);
  for (const kind of WATCHED_KINDS)
    expect(measured.byKind[kind].success3, kind).toBeGreaterThanOrEqual(THRESHOLDS.success3OfKind);
});

for (const { name, queries, isTraining, ...own } of QUESTION_SETS) {
  const { mrr5, success3 } = { ...QUESTION_THRESHOLDS, ...own };
  test(`questions reach their thresholds: ${name}`, () => {
    const measured = measureRelevance(queries, connect(readIndex()));
    report(format(isTraining ? measured : { ...measured, misses: [] }));

    expect(measured.all.mrr5).toBeGreaterThanOrEqual(mrr5);
    expect(measured.all.success3).toBeGreaterThanOrEqual(success3);
  });
}

for (const { name, queries, thresholds } of SECTION_SETS) {
  test(`queries for sections reach their thresholds: ${name}`, () => {
    const measured = measureSections(queries, connectSections(readIndex()));
    const describe = (mrr5: number, success3: number, symbols3: number, first: number): string =>
      `MRR@5 ${mrr5.toFixed(3)}   success@3 ${success3.toFixed(3)}   symbols @3 ${symbols3.toFixed(3)}   section first ${first.toFixed(3)}`;
    const goals = describe(SECTION_GOALS.mrr5, SECTION_GOALS.success3, SECTION_GOALS.symbols3, SECTION_GOALS.section1);
    report(
      `Queries for sections, ${name}:\n  measured  ${describe(measured.pages.mrr5, measured.pages.success3, measured.symbols3, measured.section1)}\n  goal      ${goals}`,
    );

    expect(measured.pages.mrr5).toBeGreaterThanOrEqual(thresholds.mrr5);
    expect(measured.pages.success3).toBeGreaterThanOrEqual(thresholds.success3);
    expect(measured.symbols3).toBeGreaterThanOrEqual(thresholds.symbols3);
    expect(measured.section1).toBeGreaterThanOrEqual(thresholds.section1);
  });
}

test('every section that answers a query exists', () => {
  const index = readIndex();
  const existing = new Set(unpackSections(index).map(({ url }) => toAddress(url.slice(index.origin.length))));
  const answers = SECTION_SETS.flatMap(({ queries }) => queries).flatMap(({ sections }) => sections);

  expect(answers.filter((address) => !existing.has(address))).toEqual([]);
});

test('every group of synonyms has a word that occurs on a page', () => {
  const search = connect(readIndex());
  const used = (words: string): boolean => search(words).length > 0;
  const groups = [...EQUIVALENTS, ...ONE_WAY_SYNONYMS.values()];

  expect(groups.filter((group) => !group.some(used))).toEqual([]);
  expect([...ONE_WAY_SYNONYMS.keys()].filter((word) => !used(word))).toEqual([]);
});

test('every judged query has results in an index with 20,000 records', () => {
  const search = connect(createSyntheticIndex(readIndex(), 20_000));

  expect(JUDGED_QUERIES.filter(({ query }) => search(query).length === 0)).toEqual([]);
});

test('the index and the engine are at most 100,000 bytes', () => {
  const { index, engine, engineFiles } = measureDownload();
  const total = index + engine;
  report(
    `Search download: ${(total / 1000).toFixed(1)} KB brotli (index ${(index / 1000).toFixed(1)}, engine in ${engineFiles} files)`,
  );

  expect(engineFiles).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(THRESHOLDS.downloadBytes);
});
