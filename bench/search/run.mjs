// npm run bench:search: compares search engines on this site's own records and judged queries, and prints a table for docs-dev/search-engine.md.
// SITE_BUILD names a built site; without it the site is built if it has to be.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { Problem } from '../../tools/support/Problem.mjs';
import { runTool } from '../../tools/support/runTool.mjs';
import { median, percentile } from '../compare/statistics.mjs';
import { loadLib } from '../loadLib.mjs';
import { ENGINES, toDocuments } from './engines.mjs';
import { measurePagefind } from './measurePagefind.mjs';

const { JUDGED_QUERIES } = loadLib('tests/relevance/judgedQueries.ts');
const { measureRelevance } = loadLib('tests/relevance/measureRelevance.ts');
const { createSyntheticIndex } = loadLib('tests/relevance/createSyntheticIndex.ts');
const { fromIndexFile } = loadLib('lib/search/engine/IndexFile.ts');
const { readBuiltPages } = loadLib('lib/built-pages/readBuiltPages.ts');

/** @typedef {import('../../lib/search/engine/SearchIndex').SearchIndex} SearchIndex */
/** @typedef {import('../../lib/search/engine/IndexFile').IndexFile} IndexFile */
/** @typedef {import('./engines.mjs').Corpus} Corpus */
/** @typedef {{p50: number, p95: number}} Times milliseconds for a query */

/**
 * @typedef {object} Measured
 * @property {number} engineBytes with brotli, as `indexBytes`
 * @property {number} indexBytes
 * @property {number} firstMs to the first answer
 * @property {Times} [large] with many more records; nothing where this was not measured
 */

/** @typedef {{name: string} & Pick<import('../../tests/relevance/measureRelevance').Measurement, 'all' | 'byKind'> & Times & Measured} Row */

const LARGE = 20_000;
const OPENINGS = 5;

const words = JUDGED_QUERIES.map(({ query }) => query);

await runTool(async () => {
  if (process.env.SITE_BUILD === undefined) await ensureBuild(REPOSITORY);
  print(await measureAll(path.resolve(REPOSITORY, process.env.SITE_BUILD ?? SITE_BUILD)));
});

/**
 * Measures every engine.
 *
 * @param {string} site folder of the built site
 * @returns {Promise<Row[]>}
 */
async function measureAll(site) {
  const packed = await readIndex(path.join(site, 'search-index.json'));
  const corpus = createCorpus(packed);
  const largeCorpus = createCorpus(createSyntheticIndex(packed, LARGE));
  const rows = [];

  for (const [name, engine] of Object.entries(ENGINES)) {
    rows.push({ name, ...(await measureEngine(engine, corpus, largeCorpus)) });
    console.error(`${name}: done`);
  }
  rows.push({ name: 'Pagefind (in a browser)', ...(await measureInBrowser(site, packed)) });
  console.error(`${packed.pages.length} pages, ${corpus.documents.length} sections, ${words.length} judged queries`);

  return rows;
}

/**
 * @param {SearchIndex} packed
 * @returns {Corpus}
 */
function createCorpus(packed) {
  return { packed, documents: toDocuments(packed) };
}

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {Corpus} corpus
 * @param {Corpus} largeCorpus
 * @returns {Promise<Omit<Row, 'name'>>}
 */
async function measureEngine(engine, corpus, largeCorpus) {
  const shipped = engine.ship(corpus);
  const openings = Array.from({ length: OPENINGS }, () => {
    const start = performance.now();
    engine.open(shipped)('channel');

    return performance.now() - start;
  });
  const ask = engine.open(shipped);
  const { all, byKind } = measureRelevance(JUDGED_QUERIES, (query) => unique(ask(query)));

  return {
    all,
    byKind,
    engineBytes: await measureCode(engine.code),
    indexBytes: brotliCompressSync(shipped).length,
    firstMs: median(openings),
    ...time(ask),
    large: time(engine.open(engine.ship(largeCorpus))),
  };
}

/**
 * @param {string} site folder of the built site
 * @param {SearchIndex} packed
 * @returns {Promise<Omit<Row, 'name'>>}
 */
async function measureInBrowser(site, packed) {
  const readable = new Set(packed.pages.map(({ path: page }) => page));
  const rendered = readBuiltPages(site, '/').filter(({ path: page }) => readable.has(page));
  const pagefind = await measurePagefind(rendered, words);
  const found = new Map(pagefind.answers.map(({ query, urls }) => [query, unique(urls)]));

  return {
    ...measureRelevance(JUDGED_QUERIES, (query) => found.get(query) ?? []),
    engineBytes: pagefind.codeBytes,
    indexBytes: pagefind.indexBytes,
    firstMs: pagefind.firstMs,
    ...summarize(pagefind.answers.map(({ ms }) => ms)),
  };
}

/**
 * @param {string} file
 * @returns {Promise<SearchIndex>}
 */
async function readIndex(file) {
  try {
    // Written by the build of the site.
    return fromIndexFile(/** @type {IndexFile} */ (JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    throw new Problem(`${file} cannot be read: SITE_BUILD must name the folder of a built site with embedded search.`);
  }
}

/**
 * Prints the rows as a table in Markdown.
 *
 * @param {readonly Row[]} rows
 */
function print(rows) {
  console.log(
    '| engine | MRR@5 | success@1/3/5 | synonyms, typos @3 | engine + index, KB brotli | first result, ms | query p50/p95, ms | at 20,000 records p50/p95, ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { name, all, byKind, engineBytes, indexBytes, firstMs, p50, p95, large } of rows) {
    const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
    const at3 = (/** @type {keyof typeof byKind} */ kind) => byKind[kind].success3.toFixed(2);
    console.log(
      `| ${name} | ${all.mrr5.toFixed(3)} | ${all.success1.toFixed(2)} / ${all.success3.toFixed(2)} / ${all.success5.toFixed(2)} | ${at3('synonym')}, ${at3('typo')} | ` +
        `${kb(engineBytes)} + ${kb(indexBytes)} | ${firstMs.toFixed(0)} | ${p50.toFixed(2)} / ${p95.toFixed(2)} | ${large === undefined ? 'not measured' : `${large.p50.toFixed(1)} / ${large.p95.toFixed(1)}`} |`,
    );
  }
}

/** @param {readonly string[]} pages */
function unique(pages) {
  return [...new Set(pages.map((page) => page.replace(/(.)\/$/, '$1')))];
}

/** @param {import('./engines.mjs').Ask} ask */
function time(ask) {
  for (const query of words) ask(query);

  return summarize(
    words.map((query) => {
      const start = performance.now();
      ask(query);

      return performance.now() - start;
    }),
  );
}

/**
 * @param {readonly number[]} times
 * @returns {Times}
 */
function summarize(times) {
  return { p50: median(times), p95: percentile(times, 0.95) };
}

/**
 * @param {string} code
 * @returns {Promise<number>} bytes with brotli, bundled for a browser
 */
async function measureCode(code) {
  const { outputFiles } = await build({
    stdin: {
      contents: code,
      resolveDir: code.includes('./lib') || code.includes('minisearch') ? REPOSITORY : path.join(REPOSITORY, 'bench'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });

  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}
