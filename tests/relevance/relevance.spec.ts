import { expect, test } from '@playwright/test';
import { unpackSections } from '../../plugins/site-search/shared/engine/SearchIndex';
import { EQUIVALENTS, ONE_WAY_SYNONYMS } from '../../plugins/site-search/shared/synonyms';
import { REPORT_PREFIX } from '../../tools/test/outcome';
import { createSyntheticIndex } from './createSyntheticIndex';
import { FRESH_QUERIES_TO_CHECK, FRESH_QUERIES_TO_LEARN } from './freshQueries';
import { SECTION_QUERIES_TO_CHECK } from './heldBackSectionQueries';
import { JUDGED_QUERIES } from './judgedQueries';
import { type Measurement, measureRelevance, measureSections } from './measureRelevance';
import { MIXED_QUERIES_TO_CHECK, MIXED_QUERIES_TO_LEARN } from './mixedQueries';
import { HELD_BACK_QUERIES, OPEN_QUERIES } from './newcomerQueries';
import { connect, connectSections, measureDownload, readIndex, toAddress } from './ownSearch';
import { READER_QUESTIONS_TO_CHECK, READER_QUESTIONS_TO_LEARN } from './readerQuestions';
import { ROLE_QUERIES_TO_CHECK, ROLE_QUERIES_TO_LEARN } from './roleQueries';
import { SECOND_FRESH_QUERIES } from './secondFreshQueries';
import { SECTION_QUERIES_TO_LEARN } from './sectionQueries';
import { STRANGER_QUERIES } from './strangerQueries';
import { THIRD_FRESH_QUERIES_TO_CHECK, THIRD_FRESH_QUERIES_TO_LEARN } from './thirdFreshQueries';
import { TOOL_USER_QUERIES_TO_CHECK, TOOL_USER_QUERIES_TO_LEARN } from './toolUserQueries';
import { TYPED_QUERIES_TO_CHECK, TYPED_QUERIES_TO_LEARN } from './typedQueries';
import { USED_SECTION_QUERIES } from './usedSectionQueries';
import { WORKPLACE_QUERIES } from './workplaceQueries';

// Measures the embedded search of the built site. Runs the same code as the browser, but in Node.

const THRESHOLDS = {
  mrr5: 0.94,
  success3: 0.98,
  success3OfKind: 0.9,
  downloadBytes: 100_000,
} as const;

/** Sets of questions. The misses of sets that only measure stay unread, so that these sets stay independent. */
const QUESTION_SETS = [
  { name: 'of newcomers, open', queries: OPEN_QUERIES, isRead: true },
  { name: 'of newcomers, held back', queries: HELD_BACK_QUERIES, isRead: false },
  { name: 'of readers, to learn from', queries: READER_QUESTIONS_TO_LEARN, isRead: true },
  { name: 'of readers, that only measure', queries: READER_QUESTIONS_TO_CHECK, isRead: false, success3: 0.92 },
] as const;

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

/** Goals for queries with sections. The queries to learn from reach them. */
const SECTION_GOALS = { mrr5: 0.93, success3: 0.97, symbols3: 0.95, section1: 0.7 } as const;

/**
 * Sets of queries with the sections that answer them. On 2026-11-29, the set that only measures had 0.952, 0.962, 1.000
 * and 0.859; its thresholds allow one query less, or two symbols. Some sets allow at most one query less than on that
 * day: new readers, readers with different jobs, readers at work, a stranger, and the queries used to measure before.
 * The remaining sets have earlier thresholds, three of them from the same day.
 */
const SECTION_SETS = [
  { name: 'to learn from', queries: SECTION_QUERIES_TO_LEARN, thresholds: SECTION_GOALS },
  {
    name: 'that were used to measure before',
    queries: USED_SECTION_QUERIES,
    thresholds: { mrr5: 0.949, success3: 0.98, symbols3: 0.95, section1: 0.8 },
  },
  {
    name: 'of a stranger',
    queries: STRANGER_QUERIES,
    thresholds: { mrr5: 0.892, success3: 0.973, symbols3: 0.95, section1: 0.733 },
  },
  {
    name: 'of developers who use other tools, to learn from',
    queries: TOOL_USER_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.893, success3: 0.966, symbols3: 1, section1: 0.63 },
  },
  {
    name: 'of developers who use other tools, that only measure',
    queries: TOOL_USER_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.949, success3: 0.966, symbols3: 1, section1: 0.766 },
  },
  {
    name: 'as developers type them, to learn from',
    queries: TYPED_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.939, success3: 1, symbols3: 1, section1: 0.809 },
  },
  {
    name: 'as developers type them, that only measure',
    queries: TYPED_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.887, success3: 0.947, symbols3: 1, section1: 0.631 },
  },
  {
    name: 'of all kinds, to learn from',
    queries: MIXED_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.886, success3: 0.98, symbols3: 1, section1: 0.72 },
  },
  {
    name: 'of all kinds, that only measure',
    queries: MIXED_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.867, success3: 0.94, symbols3: 1, section1: 0.58 },
  },
  {
    name: 'of readers with different jobs, to learn from',
    queries: ROLE_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.922, success3: 0.983, symbols3: 1, section1: 0.816 },
  },
  {
    name: 'of readers with different jobs, that only measure',
    queries: ROLE_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.85, success3: 0.95, symbols3: 1, section1: 0.683 },
  },
  {
    name: 'of readers at work, to learn from',
    queries: WORKPLACE_QUERIES,
    thresholds: { mrr5: 0.813, success3: 0.866, symbols3: 1, section1: 0.683 },
  },
  {
    name: 'of new readers, to learn from',
    queries: FRESH_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.884, success3: 0.96, symbols3: 0.91, section1: 0.68 },
  },
  {
    name: 'of new readers, that only measure',
    queries: FRESH_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.832, success3: 0.906, symbols3: 0.769, section1: 0.6 },
  },
  {
    name: 'of new readers, second round, to learn from',
    queries: SECOND_FRESH_QUERIES,
    thresholds: { mrr5: 0.852, success3: 0.933, symbols3: 0.93, section1: 0.63 },
  },
  {
    name: 'of new readers, third round, to learn from',
    queries: THIRD_FRESH_QUERIES_TO_LEARN,
    thresholds: { mrr5: 0.855, success3: 0.909, symbols3: 0.875, section1: 0.606 },
  },
  {
    name: 'of new readers, third round, that only measure',
    queries: THIRD_FRESH_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.742, success3: 0.843, symbols3: 0.714, section1: 0.562 },
  },
  {
    name: 'that only measure',
    queries: SECTION_QUERIES_TO_CHECK,
    thresholds: { mrr5: 0.939, success3: 0.948, symbols3: 0.92, section1: 0.846 },
  },
] as const;

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

for (const { name, queries, isRead, ...own } of QUESTION_SETS) {
  const { mrr5, success3 } = { ...QUESTION_THRESHOLDS, ...own };
  test(`questions reach their thresholds: ${name}`, () => {
    const measured = measureRelevance(queries, connect(readIndex()));
    report(format(isRead ? measured : { ...measured, misses: [] }));

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
      `Sections, queries ${name}:\n  measured  ${describe(measured.pages.mrr5, measured.pages.success3, measured.symbols3, measured.section1)}\n  goal      ${goals}`,
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
