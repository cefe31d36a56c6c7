import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite, ensureBuild } from '../support/ensureBuild.mjs';
import { ensureChromium } from '../support/ensureChromium.mjs';
import { REPOSITORY } from '../support/paths.mjs';
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
 * @property {string} [after] an earlier small step that has to end first
 */

/**
 * All steps, in the order in which they run; the browser tests need the built sites.
 *
 * @returns {Step[]}
 */
export function listSteps() {
  return [
    // The longest first, so that both lanes end together.
    gate('contracts', 'Contracts and code blocks (the Wirespec compiler)', 'check:contracts'),
    // It finds what the commands on the pages printed.
    { name: 'build', title: 'Production build', run: runBuild, isSmall: true, after: 'contracts' },
    // Not beside the other build: each keeps more than one core busy.
    { ...gate('fixture', 'Build of the fixture site', 'build:fixture'), after: 'build' },
    { ...gate('below', 'Build of the site below a path', 'build:below'), after: 'fixture' },
    gate('types', 'Types (tsc)', 'check:types'),
    gate('lint', 'Code (Oxlint)', 'lint:code'),
    gate('format', 'Format (Prettier)', 'format:check'),
    gate('spelling', 'Spelling (cspell)', 'lint:spelling'),
    gate('unused', 'Unused code (knip)', 'lint:unused'),
    gate('markdown', 'Markdown (markdownlint)', 'lint:markdown'),
    gate('styles', 'Styles (stylelint)', 'lint:styles'),
    { name: 'unit', title: 'Unit tests (vitest)', run: runUnitTests },
    { name: 'browser', title: 'Browser tests (Playwright)', run: runBrowserTests },
  ];
}

/**
 * A gate is an npm script that passes or fails as a whole.
 *
 * @param {string} name
 * @param {string} title
 * @param {string} script of package.json
 * @returns {Step}
 */
const gate = (name, title, script) => ({ name, title, isSmall: true, run: () => runScript(script) });

/** @param {string} script of package.json */
async function runScript(script) {
  const { exitCode, output } = await runNpm(['run', '--silent', script]);

  // npm itself prints nothing about a script that does not exist.
  return passOrFail({
    exitCode,
    output: output || `npm run ${script} printed nothing; is it among the scripts of package.json?\n`,
  });
}

/**
 * @param {import('../support/runCommand.mjs').CommandResult} result
 * @returns {Outcome}
 */
const passOrFail = ({ exitCode, output }) =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0, output } : failOnce(output);

const runBuild = async () => passOrFail(await buildSite(REPOSITORY));

async function runUnitTests() {
  const report = prepareReport('unit.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

  return readVitestReport(report, await runNpm(['run', '--silent', 'test:unit', '--', ...args]));
}

/** @type {Step['run']} */
async function runBrowserTests(done) {
  const broken = ['build', 'fixture', 'below'].filter((name) => (done.get(name)?.failed ?? 0) > 0);
  if (broken.length > 0) {
    return failOnce(`The browser tests need a built site, but this failed: ${broken.join(', ')}.\n`);
  }
  if (!done.has('build')) await ensureBuild(REPOSITORY);
  for (const name of ['fixture', 'below'].filter((step) => !done.has(step))) {
    const built = await runScript(`build:${name}`);
    if (built.failed > 0) return built;
  }
  const report = prepareReport('browser.json');
  // The dots reporter prints nothing about tests that pass.
  const result = await runNpm(['run', '--silent', 'test:browser', '--', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });

  return readPlaywrightReport(report, result);
}

/**
 * @param {string} name
 * @returns {string} where the report will be; that of an earlier run is removed
 */
function prepareReport(name) {
  const file = path.join(REPOSITORY, '.cache', 'test-reports', name);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });

  return file;
}
