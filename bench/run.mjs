// Measures builds of our site against each other, or our site against other generators. bench/README.md explains how.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../tools/support/paths.mjs';
import { runTool } from '../tools/support/runTool.mjs';
import { measureInterface, measureNavigation } from './measureNavigation.mjs';
import { measurePages } from './measurePages.mjs';
import { readOptions } from './options.mjs';
import { SLOWDOWN, startBrowser } from './phone.mjs';
import { CACHE, serveSite } from './serveSite.mjs';
import { readResults, replaceBetweenMarkers, writeResults, writeTable } from './table.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./figures').Results} Results */
/** @typedef {import('./serveSite.mjs').Site} Site */

await runTool(async (args) => {
  const options = readOptions(args, process.env.INIT_CWD ?? process.cwd());
  const runs = options.from.length > 0 ? options.from.map(readResults) : [await measure(options)];
  const figures = runs.flatMap((run) => run.figures);
  const [first] = figures.map(({ site }) => site);
  const table = writeTable(figures, first, true);
  const text = `${table}\n\n${[...new Set(runs.map(({ conditions }) => conditions))].join('\n\n')}`;
  console.log(text);
  if (!options.write) return;
  const readme = path.join(REPOSITORY, 'README.md');
  writeFileSync(readme, replaceBetweenMarkers(readFileSync(readme, 'utf8'), text));
});

/**
 * @param {Options} options
 * @returns {Promise<Results>}
 */
async function measure(options) {
  const file = options.json ?? path.join(CACHE, 'results.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const { browser, close } = await startBrowser(options.browser);
  /** @type {Results} */
  const results = { conditions: describeConditions(options, browser.version()), figures: [] };
  const sites = await serveOwnBuilds(options);
  try {
    for (const part of options.parts) {
      results.figures.push(...(await measurePart(part, { browser, sites, options })));
      // A failure in a later part must not lose these values.
      writeResults(file, results);
    }
  } finally {
    for (const site of sites) site.close();
    await close();
  }
  console.error(`All values are in ${file}.`);

  return results;
}

/**
 * @param {import('./options.mjs').Part} part
 * @param {{browser: import('@playwright/test').Browser, sites: readonly Site[], options: Options}} setting
 */
async function measurePart(part, { browser, sites, options }) {
  if (part === 'pages') return measurePages(browser, sites, options.pages, options.runs);
  const walks = await measureNavigation(browser, sites, options.runs);
  const own = sites.filter(({ ours }) => ours);

  return [...walks, ...(await measureInterface(browser, own, options.runs))];
}

/** @param {Options} options */
function serveOwnBuilds({ sites = [] }) {
  return Promise.all(
    sites.map(({ name, folder }) =>
      serveSite(folder, {
        name,
        locate: (route) => route,
        next: '.pagination-nav__link--next, main a[rel=next]',
        ours: true,
      }),
    ),
  );
}

/**
 * @param {Options} options
 * @param {string} version of the browser
 */
function describeConditions({ browser, runs }, version) {
  const kind = /shell/.test(browser) ? 'headless shell' : 'full browser with --headless=new';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const cpus = os.cpus();

  return `Measured on ${new Date().toISOString().slice(0, 10)} with ${path.basename(browser)} ${version} (${kind}): phone of 390 × 844 with a processor slowed ${SLOWDOWN} times, brotli; medians of ${runs} interleaved runs. Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}.`;
}
