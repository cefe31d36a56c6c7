import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REPOSITORY } from '../support/paths.mjs';
import { failOnce } from './outcome.mjs';
import { REPORT_PREFIX } from './reportLine.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('../support/runCommand.mjs').CommandResult} CommandResult */
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} skips for each skipped test why, or what it needs
 * @property {string[]} failures for each failed test its name and the first line of its message
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{name?: string, status: string, assertionResults: VitestResult[]}[]} testResults one per file, by its path
 */

/**
 * @typedef {object} VitestResult
 * @property {string} status
 * @property {string[]} ancestorTitles the outermost first
 * @property {string} title
 * @property {string[]} [failureMessages]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {{message?: string}[]} errors errors outside of tests
 * @property {PlaywrightSuite[]} suites
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{status: string, annotations: {type: string, description?: string}[], results?: {error?: {message?: string}}[]}[]} tests
 */

/**
 * Counts the tests of a vitest run.
 *
 * @param {string} reportFile its JSON report; must not be one of an earlier run
 * @param {CommandResult} result
 * @returns {Outcome}
 */
export function readVitestReport(reportFile, result) {
  return readReport(reportFile, result, (text) => {
    const report = /** @type {VitestReport} */ (JSON.parse(text));
    // A file that could not be loaded has no tests to count, but failed all the same.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;

    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
      skips: report.testResults.flatMap(({ assertionResults }) => listVitestSkips(assertionResults)),
      failures: report.testResults.flatMap(listVitestFailures),
    };
  });
}

/**
 * Counts the tests of a Playwright run. A flaky test counts as failed.
 *
 * @param {string} reportFile its JSON report; must not be one of an earlier run
 * @param {CommandResult} result
 * @returns {Outcome}
 */
export function readPlaywrightReport(reportFile, result) {
  return readReport(reportFile, result, (text) => {
    const { stats, errors, suites } = /** @type {PlaywrightReport} */ (JSON.parse(text));
    const specs = suites.flatMap(listSpecs);

    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      skips: specs.flatMap(listPlaywrightSkips),
      failures: [...errors.map(({ message }) => firstLine(message)), ...specs.flatMap(listPlaywrightFailures)],
    };
  });
}

/**
 * The report does not carry reasons, so the outermost title stands for them: it names what the tests need.
 *
 * @param {readonly VitestResult[]} results
 * @returns {string[]}
 */
function listVitestSkips(results) {
  return results
    .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
    .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title);
}

/**
 * @param {VitestReport['testResults'][number]} file
 * @returns {string[]}
 */
function listVitestFailures({ name = '', status, assertionResults }) {
  const file = path.relative(REPOSITORY, name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: could not be loaded`];

  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(
      ({ ancestorTitles, title, failureMessages }) =>
        `${[file, ...ancestorTitles, title].join(' › ')}: ${firstLine(failureMessages?.[0])}`,
    );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]} those of its parts as well
 */
function listSpecs({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/**
 * @param {PlaywrightSpec} spec
 * @returns {string[]}
 */
function listPlaywrightSkips({ title, tests }) {
  return tests
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title);
}

/**
 * @param {PlaywrightSpec} spec
 * @returns {string[]}
 */
function listPlaywrightFailures({ title, file, line, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => `${file}:${line} › ${title}: ${firstLine(results?.[0]?.error?.message)}`);
}

/**
 * @param {string | undefined} message may be colored
 * @returns {string}
 */
function firstLine(message) {
  return stripVTControlCharacters(message ?? '').split('\n', 1)[0] || 'no message';
}

/**
 * @param {readonly string[]} skips
 * @returns {string} a report line for each reason, with the number of tests
 */
function reportSkips(skips) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const skip of skips) counts.set(skip, (counts.get(skip) ?? 0) + 1);

  return [...counts].map(([reason, count]) => `${REPORT_PREFIX}skipped ${count}: ${reason}\n`).join('');
}

/**
 * @param {string} reportFile
 * @param {CommandResult} result
 * @param {(text: string) => Counts} count
 * @returns {Outcome}
 */
function readReport(reportFile, result, count) {
  try {
    const { skips, ...counts } = count(readFileSync(reportFile, 'utf8'));
    // A runner that ends badly although all its tests passed (an unhandled error, a crash at the end) is one failure.
    const failed = result.exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;

    return { ...counts, failed, output: `${result.output}\n${reportSkips(skips)}` };
  } catch (error) {
    return failOnce(
      `${result.output}\nThe runner left no report in ${reportFile} (${String(error)}), so it counts as one failure.\n`,
    );
  }
}
