// npm run bench:search: compares search engines on this site's own records and judged queries, and prints a table for docs-dev/search-engine.md.
// SITE_BUILD names a built site; without it the site is built if it has to be.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { printProblem } from '../../tools/support/printProblem.mjs';
import { Problem } from '../../tools/support/Problem.mjs';
import { ENGINES, toDocuments } from './engines.mjs';
import { loadLib } from './loadLib.mjs';
import { measurePagefind } from './measurePagefind.mjs';

const { JUDGED_QUERIES } = loadLib('tests/relevance/judgedQueries.ts');
const { measureRelevance } = loadLib('tests/relevance/measureRelevance.ts');
const { createSyntheticIndex } = loadLib('tests/relevance/createSyntheticIndex.ts');
const { fromIndexFile } = loadLib('lib/search/engine/IndexFile.ts');
const { readBuiltPages } = loadLib('lib/built-pages/readBuiltPages.ts');

const words = JUDGED_QUERIES.map(({ query }) => query);
const trim = (page) => page.replace(/(.)\/$/, '$1');

try {
  if (process.env.SITE_BUILD === undefined) await ensureBuild(REPOSITORY);
  print(await measureAll(path.resolve(REPOSITORY, process.env.SITE_BUILD ?? SITE_BUILD)));
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

/**
 * Measures every engine.
 *
 * @param site folder of the built site
 */
async function measureAll(site) {
  const packed = fromIndexFile(JSON.parse(await readIndex(path.join(site, 'search-index.json'))));
  const corpus = createCorpus(packed);
  const largeCorpus = createCorpus(createSyntheticIndex(packed, 20_000));
  const rows = [];

  for (const [name, engine] of Object.entries(ENGINES)) {
    rows.push({ name, ...(await measureEngine(engine, corpus, largeCorpus)) });
    console.error(`${name}: done`);
  }
  rows.push({ name: 'Pagefind (in a browser)', ...(await measureInBrowser(site, packed)) });
  console.error(`${packed.pages.length} pages, ${corpus.documents.length} sections, ${words.length} judged queries`);

  return rows;
}

function createCorpus(packed) {
  return { packed, documents: toDocuments(packed) };
}

async function measureEngine(engine, corpus, largeCorpus) {
  const shipped = JSON.stringify(engine.ship(corpus));
  const firstMs = median(5, () => {
    const start = performance.now();
    engine.open(JSON.parse(shipped))('channel');
    return performance.now() - start;
  });
  const ask = engine.open(JSON.parse(shipped));
  const { all, byKind } = measureRelevance(JUDGED_QUERIES, (query) => unique(ask(query)));
  const askLarge = engine.open(engine.ship(largeCorpus));
  return {
    all,
    byKind,
    engineBytes: await measureCode(engine.code),
    indexBytes: brotliCompressSync(shipped).length,
    firstMs,
    ...time(ask),
    large: time(askLarge),
  };
}

async function measureInBrowser(site, packed) {
  const readable = new Set(packed.pages.map(({ path: page }) => page));
  const rendered = readBuiltPages(site, '/')
    .filter(({ path: page }) => readable.has(page))
    .map(({ path: page, html }) => [page, html]);
  const pagefind = await measurePagefind(site, rendered, words);
  const found = new Map(pagefind.answers.map(({ query, urls }) => [query, unique(urls)]));
  return {
    ...measureRelevance(JUDGED_QUERIES, (query) => found.get(query) ?? []),
    engineBytes: pagefind.codeBytes,
    indexBytes: pagefind.indexBytes,
    firstMs: pagefind.firstMs,
    ...percentiles(pagefind.answers.map(({ ms }) => ms)),
  };
}

async function readIndex(file) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read: SITE_BUILD must name the folder of a built site with embedded search.`);
  }
}

/** Prints the rows as a table in Markdown. */
function print(rows) {
  console.log(
    '| engine | MRR@5 | success@1/3/5 | synonyms, typos @3 | engine + index, KB brotli | first result, ms | query p50/p95, ms | at 20,000 records p50/p95, ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { name, all, byKind, engineBytes, indexBytes, firstMs, p50, p95, large: big } of rows) {
    const kb = (bytes) => (bytes / 1000).toFixed(1);
    const at3 = (kind) => byKind[kind].success3.toFixed(2);
    console.log(
      `| ${name} | ${all.mrr5.toFixed(3)} | ${all.success1.toFixed(2)} / ${all.success3.toFixed(2)} / ${all.success5.toFixed(2)} | ${at3('synonym')}, ${at3('typo')} | ` +
        `${kb(engineBytes)} + ${kb(indexBytes)} | ${firstMs.toFixed(0)} | ${p50.toFixed(2)} / ${p95.toFixed(2)} | ${big === undefined ? 'not measured' : `${big.p50.toFixed(1)} / ${big.p95.toFixed(1)}`} |`,
    );
  }
}

function unique(pages) {
  return [...new Set(pages.map(trim))];
}

function time(ask) {
  for (const query of words) ask(query);
  return percentiles(
    words.map((query) => {
      const start = performance.now();
      ask(query);
      return performance.now() - start;
    }),
  );
}

function percentiles(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return { p50: sorted[Math.floor(sorted.length * 0.5)], p95: sorted[Math.floor(sorted.length * 0.95)] };
}

function median(times, measure) {
  return Array.from({ length: times }, measure).sort((one, other) => one - other)[Math.floor(times / 2)];
}

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
  return brotliCompressSync(outputFiles[0].contents).length;
}
