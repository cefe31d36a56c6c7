import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../support/buildSite.mjs';
import { ensureBuild } from '../support/ensureBuild.mjs';
import { ensureChromium } from '../support/ensureChromium.mjs';
import { FIXTURE_SITE, REPOSITORY } from '../support/paths.mjs';
import { runNpm } from '../support/runNpm.mjs';
import { failOnce } from './outcome.mjs';
import { readPlaywrightReport, readVitestReport } from './readReports.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/**
 * @typedef {object} Step
 * @property {string} name as in `--only`
 * @property {string} title as shown while it runs
 * @property {(done: ReadonlyMap<string, Outcome>) => Promise<Outcome>} run gets the outcomes of the steps before
 * @property {boolean} [isSmall] keeps one core busy: two of them run side by side
 * @property {string} [after] a small step before it that has to be over
 */

const REPORTS = path.join(REPOSITORY, '.cache', 'test-reports');

/**
 * All steps, in the order in which they run; the browser tests need the built sites.
 *
 * @returns {Step[]}
 */
export function listSteps() {
  return [
    // The longest first, so that both lanes end together.
    { ...gate('contracts', 'Contracts and code blocks (the Wirespec compiler)', 'check:contracts'), isSmall: true },
    // It finds what the commands on the pages printed.
    { name: 'build', title: 'Production build', run: runBuild, isSmall: true, after: 'contracts' },
    // Not beside the other build: each keeps more than one core busy.
    ...(existsSync(FIXTURE_SITE)
      ? [{ name: 'fixture', title: 'Build of the fixture site', run: runFixtureBuild, isSmall: true, after: 'build' }]
      : []),
    { ...gate('types', 'Types (tsc)', 'check:types'), isSmall: true },
    { ...gate('lint', 'Code (Oxlint)', 'lint:code'), isSmall: true },
    { ...gate('format', 'Format (Prettier)', 'format:check'), isSmall: true },
    { ...gate('spelling', 'Spelling (cspell)', 'lint:spelling'), isSmall: true },
    { ...gate('unused', 'Unused code (knip)', 'lint:unused'), isSmall: true },
    { ...gate('markdown', 'Markdown (markdownlint)', 'lint:markdown'), isSmall: true },
    { ...gate('styles', 'Styles (stylelint)', 'lint:styles'), isSmall: true },
    { name: 'unit', title: 'Unit tests (vitest)', run: runUnitTests },
    { name: 'browser', title: 'Browser tests (Playwright)', run: runBrowserTests },
  ];
}

/**
 * A gate is an npm script that passes or fails as a whole.
 *
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @returns {Step}
 */
function gate(name, title, script) {
  return { name, title, run: () => runScript(script) };
}

/**
 * @param {string} script of package.json
 * @returns {Promise<Outcome>} whether it passes as a whole
 */
async function runScript(script) {
  const result = await runNpm(['run', '--silent', script]);
  // npm itself keeps quiet about a script that does not exist.
  const output =
    result.output === '' ? `npm run ${script} said nothing; is it among the scripts of package.json?\n` : result.output;

  return passOrFail({ ...result, output });
}

/**
 * @param {import('../support/runCommand.mjs').CommandResult} result
 * @returns {Outcome}
 */
function passOrFail(result) {
  const failed = result.exitCode === 0 ? 0 : 1;

  return { passed: 1 - failed, failed, skipped: 0, output: result.output };
}

async function runBuild() {
  return passOrFail(await buildSite(REPOSITORY));
}

/** @returns {Promise<Outcome>} */
function runFixtureBuild() {
  return runScript('build:fixture');
}

async function runUnitTests() {
  const report = clearReport('unit.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

  return readVitestReport(report, await runNpm(['run', '--silent', 'test:unit', '--', ...args]));
}

/** @type {Step['run']} */
async function runBrowserTests(done) {
  const broken = ['build', 'fixture'].filter((name) => (done.get(name)?.failed ?? 0) > 0);
  if (broken.length > 0) {
    return failOnce(`The browser tests need a built site, but this failed: ${broken.join(', ')}.\n`);
  }
  if (!done.has('build')) {
    await ensureBuild(REPOSITORY);
  }
  if (!done.has('fixture') && existsSync(FIXTURE_SITE)) {
    const built = await runFixtureBuild();
    if (built.failed > 0) return built;
  }
  const chromium = await ensureChromium();
  const report = clearReport('browser.json');
  // Of the tests that pass there is nothing to read.
  const result = await runNpm(['run', '--silent', 'test:browser', '--', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });

  return readPlaywrightReport(report, result);
}

/**
 * @param {string} name
 * @returns {string} where the report will be; one of an earlier run is gone
 */
function clearReport(name) {
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  mkdirSync(REPORTS, { recursive: true });

  return file;
}
