// npm run bench [-- --only pages,navigation --pages /docs/language/types --all --runs 5 --ours FOLDER --sizes 100,500 --json FILE --from FILE,FILE --write]: compares the built site with default Docusaurus,
// VitePress and Starlight, which it builds from our own pages, and prints tables. docs-dev/performance.md says how it measures.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { ensureChromium } from '../../tools/support/ensureChromium.mjs';
import { ensureInstalled } from '../../tools/support/ensureInstalled.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';
import { runTool } from '../../tools/support/runTool.mjs';
import { describeMachine } from './describeMachine.mjs';
import { MEASURES } from './measures.mjs';
import { measureBuilds } from './parts/measureBuilds.mjs';
import { measureGrowth } from './parts/measureGrowth.mjs';
import { measureLive } from './parts/measureLive.mjs';
import { prepareSites, readContent } from './prepareSites.mjs';
import { readOptions } from './readOptions.mjs';
import { replaceBetweenMarkers } from './replaceBetweenMarkers.mjs';
import { combineRuns, describeRuns } from './report/combineRuns.mjs';
import { SUMMARIZED, writeReport, writeSummary } from './report/writeReport.mjs';
import { readRun, writeRun } from './runFiles.mjs';

/** @typedef {import('./readOptions.mjs').Options} Options */
/** @typedef {import('./results').Results} Results */
/** @typedef {import('./results').Run} Run */
/** @typedef {(measured: Results) => void} Keep what was measured must not be lost when something fails later */

await runTool(async (args) => {
  const options = readOptions(args, process.env.INIT_CWD ?? process.cwd());
  publish(options, options.from === undefined ? [await measure(options)] : options.from.map((file) => readRun(file)));
});

/**
 * @param {Options} options
 * @returns {Promise<Run>}
 */
async function measure(options) {
  await ensureInstalled(REPOSITORY);
  if (options.ours === undefined) await ensureBuild(REPOSITORY);
  const ours = options.ours ?? SITE_BUILD;
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: QUIET_CHROMIUM });
  // The whole browser takes longer for everything than its headless shell.
  const program = `${path.basename(executablePath)} ${browser.version()}`;
  /** @type {Run} */
  const run = { machine: describeMachine(program, options.runs, new Date()), results: {} };
  /** @type {Keep} */
  const keep = (measured) => {
    Object.assign(run.results, measured);
    if (options.json !== undefined) writeRun(options.json, run);
  };
  try {
    await compareSites({ browser, executablePath, options }, ours, keep);
    if (options.parts.includes('live')) keep({ live: await measureLive(browser, ours, options.runs) });
  } finally {
    await browser.close();
  }
  await measureBuilding(options, ours, keep);

  return run;
}

/**
 * The parts that need a browser and all sites.
 *
 * @param {Omit<import('./measures.mjs').Setting, keyof import('./prepareSites.mjs').Prepared>} setting
 * @param {string} ours folder of our built site
 * @param {Keep} keep
 */
async function compareSites(setting, ours, keep) {
  const parts = setting.options.parts.filter((part) => part !== 'build' && part !== 'growth' && part !== 'live');
  if (parts.length === 0) return;
  const prepared = await prepareSites(ours);
  try {
    keep({ coverage: prepared.coverage });
    for (const part of parts) keep(await MEASURES[part]({ ...setting, ...prepared }));
  } finally {
    for (const { close } of prepared.sites) close();
  }
}

/**
 * The parts that build sites. None of them changes the site that was measured before.
 *
 * @param {Options} options
 * @param {string} ours
 * @param {Keep} keep
 */
async function measureBuilding(options, ours, keep) {
  if (options.parts.includes('build')) {
    const { groups, posts } = readContent(ours);
    keep({ build: await measureBuilds(groups, posts) });
  }
  if (options.parts.includes('growth')) keep({ growth: await measureGrowth(options.sizes) });
}

/**
 * @param {Options} options
 * @param {readonly Run[]} runs
 */
function publish(options, runs) {
  const results = combineRuns(runs);
  const text = `${describeRuns(runs)}\n\n${writeReport(results)}`;
  console.log(`\n${text}`);
  if (!options.write) return;
  renew(path.join('docs-dev', 'performance.md'), text);
  const summary = writeSummary(results);
  if (summary !== '') renew('README.md', `${summary}\n\n${describeRuns(runs, SUMMARIZED)}`);
}

/**
 * @param {string} file relative to the repository
 * @param {string} text
 */
function renew(file, text) {
  const name = path.join(REPOSITORY, file);
  writeFileSync(name, replaceBetweenMarkers(readFileSync(name, 'utf8'), text, file));
}
