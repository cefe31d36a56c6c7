// npm run bench [-- --only pages,navigation --pages /docs/language/types --all --runs 5 --ours FOLDER --sizes 100,500 --json FILE --write]: compares the built site with default Docusaurus,
// VitePress and Starlight, which it builds from our own pages, and prints tables. docs-dev/performance.md says how it measures.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { ensureChromium } from '../../tools/support/ensureChromium.mjs';
import { ensureInstalled } from '../../tools/support/ensureInstalled.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { printProblem } from '../../tools/support/printProblem.mjs';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';
import { describeMachine } from './describeMachine.mjs';
import { MEASURES } from './measures.mjs';
import { measureBuilds } from './parts/measureBuilds.mjs';
import { measureGrowth } from './parts/measureGrowth.mjs';
import { measureLive } from './parts/measureLive.mjs';
import { prepareSites, readContent } from './prepareSites.mjs';
import { readOptions } from './readOptions.mjs';
import { replaceBetweenMarkers } from './replaceBetweenMarkers.mjs';
import { writeReport, writeSummary } from './report/writeReport.mjs';

/** @typedef {import('./readOptions.mjs').Options} Options */
/** @typedef {import('./results').Results} Results */

try {
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  await ensureInstalled(REPOSITORY);
  if (options.ours === undefined) await ensureBuild(REPOSITORY);
  const ours = options.ours ?? SITE_BUILD;
  const { browser, results } = await measureInBrowser(options, ours);
  const builds = await measureBuilding(options, ours);
  publish(options, { ...results, ...builds }, describeMachine(browser, options.runs, new Date()));
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

/**
 * The parts that need a browser: those that need all sites, and what only our own does.
 *
 * @param {Options} options
 * @param {string} ours folder of our built site
 * @returns {Promise<{browser: string, results: Results}>} program and version of the browser, and what was measured
 */
async function measureInBrowser(options, ours) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: QUIET_CHROMIUM });
  try {
    const results = await compareSites({ browser, executablePath, options }, ours);
    if (options.parts.includes('live')) results.live = await measureLive(browser, ours, options.runs);

    // The whole browser takes longer for everything than its headless shell.
    return { browser: `${path.basename(executablePath)} ${browser.version()}`, results };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Omit<import('./measures.mjs').Setting, keyof import('./prepareSites.mjs').Prepared>} setting
 * @param {string} ours
 * @returns {Promise<Results>}
 */
async function compareSites(setting, ours) {
  const parts = setting.options.parts.filter((part) => part !== 'build' && part !== 'growth' && part !== 'live');
  if (parts.length === 0) return {};
  const prepared = await prepareSites(ours);
  try {
    /** @type {Results} */
    const results = { coverage: prepared.coverage };
    for (const part of parts) Object.assign(results, await MEASURES[part]({ ...setting, ...prepared }));

    return results;
  } finally {
    for (const { close } of prepared.sites) close();
  }
}

/**
 * The parts that build sites. None of them changes the site that was measured before.
 *
 * @param {Options} options
 * @param {string} ours
 * @returns {Promise<Results>}
 */
async function measureBuilding(options, ours) {
  /** @type {Results} */
  const results = {};
  if (options.parts.includes('build')) {
    const { groups, posts } = readContent(ours);
    results.build = await measureBuilds(groups, posts);
  }
  if (options.parts.includes('growth')) results.growth = await measureGrowth(options.sizes);

  return results;
}

/**
 * @param {Options} options
 * @param {Results} results
 * @param {string} machine
 */
function publish(options, results, machine) {
  const text = `${machine}\n\n${writeReport(results)}`;
  console.log(`\n${text}`);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  if (!options.write) return;
  renew(path.join('docs-dev', 'performance.md'), text);
  const summary = writeSummary(results);
  if (summary !== '') renew('README.md', `${summary}\n\n${machine}`);
}

/**
 * @param {string} file relative to the repository
 * @param {string} text
 */
function renew(file, text) {
  const name = path.join(REPOSITORY, file);
  writeFileSync(name, replaceBetweenMarkers(readFileSync(name, 'utf8'), text, file));
}
