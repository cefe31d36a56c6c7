// `npm run compare:search [-- --losses]`: compares the search of the built site with stock engines, and prints a table.
// With `--losses`, it also lists the queries for which another engine ranks a right page higher.
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../../tools/support/ensureChromium.mjs';
import { Problem } from '../../../tools/support/Problem.mjs';
import { runMain } from '../../../tools/support/runMain.mjs';
import { JUDGED_QUERIES, type JudgedQuery } from '../judgedQueries';
import { listPages, measureRelevance, measureSections, type Relevance } from '../measureRelevance';
import { connectSections, measureDownload, readIndex } from '../ownSearch';
import { QUESTION_SETS, SECTION_SETS } from '../querySets';
import type { SectionQuery } from '../sectionQueries';
import { createPagefind, withBrowser } from './createPagefind';
import type { Engine } from './Engine';
import { readContentPages, readSections } from './readSections';
import { createFlexSearch, createMiniSearch, createTolerantFlexSearch } from './stockEngines';

interface QuerySet {
  name: string;
  queries: readonly JudgedQuery[];
  /** The same queries, if their sections are judged, too. */
  ofSections?: readonly SectionQuery[];
  /** Whether the ranking may be tuned with these queries. Only then, their losses are printed. */
  isTraining: boolean;
}

const QUERY_SETS: readonly QuerySet[] = [
  { name: 'judged', queries: JUDGED_QUERIES, isTraining: true },
  ...QUESTION_SETS.map(({ name, queries, isTraining }) => ({ name: `questions ${name}`, queries, isTraining })),
  ...SECTION_SETS.map(({ name, queries, isTraining }) => ({
    ...{ name: `sections, ${name}`, queries, isTraining },
    ofSections: queries,
  })),
];

type Answers = ReadonlyMap<string, readonly string[]>;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { losses: { type: 'boolean', default: false } } });
  const index = readIndex();
  const { index: indexBytes, engine: engineBytes } = measureDownload();
  const own: Engine = {
    name: 'our engine',
    search: connectSections(index),
    measureDownload: () => indexBytes + engineBytes,
  };
  const pages = readContentPages(new Set(index.pages.map((page) => page.path)));
  const sections = readSections(pages);
  requireSections(new Set(sections.map(({ address }) => address)));

  await withBrowser(await ensureChromium(), async (browser) => {
    const engines = [
      own,
      createMiniSearch(sections),
      createFlexSearch(sections),
      createTolerantFlexSearch(sections),
      await createPagefind(pages, browser),
    ];
    const answers = new Map<Engine, Answers>();
    for (const engine of engines) {
      process.stderr.write(`querying ${engine.name}\n`);
      answers.set(engine, await runQueries(engine));
    }
    print(`${pages.length} pages, ${sections.length} sections\n`);
    print('| queries | engine | MRR@5 | success@1 | success@3 | symbols @3 | section first | better | worse |');
    print('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    const known = (engine: Engine): Answers => answers.get(engine) ?? new Map<string, string[]>();
    for (const set of QUERY_SETS)
      for (const engine of engines) print(formatRow(set, engine.name, known(engine), known(own)));
    print('\n| engine | bytes before the first result |\n| --- | --- |');
    for (const engine of engines) print(`| ${engine.name} | ${engine.measureDownload().toLocaleString('en')} |`);
    if (values.losses)
      for (const set of QUERY_SETS.filter(({ isTraining }) => isTraining))
        for (const engine of engines) listLosses(set, engine.name, known(engine), known(own));
  });
}

/** Throws if a stock engine cannot find a section that answers a query, because the section has another address. */
function requireSections(existing: ReadonlySet<string>): void {
  const judged = QUERY_SETS.flatMap(({ ofSections = [] }) => ofSections.flatMap((query) => query.sections));
  const missing = judged.filter((address) => !existing.has(address));
  if (missing.length > 0) throw new Problem(`The built site lacks sections that answer queries: ${missing.join(' ')}`);
}

async function runQueries(engine: Engine): Promise<Answers> {
  const answers = new Map<string, string[]>();
  for (const query of new Set(QUERY_SETS.flatMap(({ queries }) => queries.map((judged) => judged.query))))
    answers.set(query, await engine.search(query));
  return answers;
}

function formatRow({ name, queries, ofSections }: QuerySet, engine: string, answers: Answers, own: Answers): string {
  const search = (query: string): readonly string[] => answers.get(query) ?? [];
  const measured = ofSections && measureSections(ofSections, search);
  const pages: Relevance = measured?.pages ?? measureRelevance(queries, (query) => listPages(search(query))).all;
  const gains = queries.map((judged) => placeScore(judged, answers) - placeScore(judged, own));
  const shares = [pages.mrr5, pages.success1, pages.success3, measured?.symbols3, measured?.section1];
  const cells = shares.map((share) => share?.toFixed(3) ?? '');
  const better = gains.filter((gain) => gain > 0).length;
  const worse = gains.filter((gain) => gain < 0).length;
  return `| ${[`${name} (${queries.length})`, engine, ...cells, better, worse].join(' | ')} |`;
}

function placeScore(judged: JudgedQuery, answers: Answers): number {
  return measureRelevance([judged], (query) => listPages(answers.get(query) ?? [])).all.mrr5;
}

function listLosses({ name, queries }: QuerySet, engine: string, answers: Answers, own: Answers): void {
  for (const judged of queries)
    if (placeScore(judged, answers) > placeScore(judged, own))
      print(`${name}: ${engine} is better for "${judged.query}", whose right pages are ${judged.pages.join(' or ')}`);
}

void runMain(main);
