// npm run bench [-- --only pages,navigation --pages /docs/language/types --all --runs 5 --ours FOLDER --json FILE --write]: compares the built site with default Docusaurus,
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
import { measureBuilds, writeBuilds } from './parts/measureBuilds.mjs';
import { measureGrowth, writeGrowth } from './parts/measureGrowth.mjs';
import { measureLive, writeLive } from './parts/measureLive.mjs';
import { MEASURES } from './measures.mjs';
import { prepareSites, readContent } from './prepareSites.mjs';
import { readOptions } from './readOptions.mjs';
import { replaceBetweenMarkers } from './replaceBetweenMarkers.mjs';

/** @typedef {import('./readOptions.mjs').Options} Options */
/** @typedef {import('./measures.mjs').Report} Report */

try {
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  await ensureInstalled(REPOSITORY);
  if (options.ours === undefined) await ensureBuild(REPOSITORY);
  const ours = options.ours ?? SITE_BUILD;
  /** @type {Report} */
  const report = { figures: {}, sections: [], summary: '' };
  const browser = await measureInBrowser(options, ours, report);
  await measureBuilding(options, ours, report);
  publish(options, report, describeMachine(browser, options.runs, new Date()));
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

/**
 * The parts that need a browser: those that need all sites, and what only our own does.
 *
 * @param {Options} options
 * @param {string} ours folder of our built site
 * @param {Report} report gets figures and tables
 * @returns {Promise<string>} program and version of the browser
 */
async function measureInBrowser(options, ours, report) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: QUIET_CHROMIUM });
  try {
    await compareSites({ browser, executablePath, options, report }, ours);
    if (options.parts.includes('live')) {
      const rows = await measureLive(browser, ours, options.runs);
      report.figures.live = rows;
      report.sections.push(writeLive(rows));
    }

    // The whole browser takes longer for everything than its headless shell.
    return `${path.basename(executablePath)} ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

/**
 * @param {Omit<import('./measures.mjs').Setting, keyof import('./prepareSites.mjs').Prepared>} setting
 * @param {string} ours
 */
async function compareSites(setting, ours) {
  const { options, report } = setting;
  const parts = options.parts.filter((part) => part !== 'build' && part !== 'growth' && part !== 'live');
  if (parts.length === 0) return;
  const prepared = await prepareSites(ours);
  try {
    for (const part of parts) await MEASURES[part]({ ...setting, ...prepared });
    report.sections.push(prepared.coverage.map((line) => `- ${line}`).join('\n'));
    report.figures.coverage = prepared.coverage;
  } finally {
    prepared.sites.forEach(({ close }) => close());
  }
}

/**
 * The parts that build sites.
 *
 * @param {Options} options
 * @param {string} ours
 * @param {Report} report gets figures and tables
 */
async function measureBuilding(options, ours, report) {
  if (options.parts.includes('build')) {
    const { groups, posts } = readContent(ours);
    const rows = await measureBuilds(groups, posts);
    report.figures.build = rows;
    report.sections.push(writeBuilds(rows));
  }
  if (options.parts.includes('growth')) {
    const rows = await measureGrowth(options.sizes);
    report.figures.growth = rows;
    report.sections.push(writeGrowth(rows));
  }
}

/**
 * @param {Options} options
 * @param {Report} report
 * @param {string} machine
 */
function publish(options, { figures, sections, summary }, machine) {
  const text = [machine, ...sections].join('\n\n');
  console.log(`\n${text}`);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  if (!options.write) return;
  renew(path.join('docs-dev', 'performance.md'), text);
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
