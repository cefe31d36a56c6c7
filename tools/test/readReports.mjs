import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REPOSITORY } from '../support/paths.mjs';
import { createFailure } from './outcome.mjs';
import { REPORT_PREFIX } from './reportLine.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('../support/runCommand.mjs').CommandResult} CommandResult */

/**
 * The content of a report. `skips` has one entry per skipped test: the reason, or what the test needs.
 *
 * @typedef {Omit<Outcome, 'output' | 'failures'> & {skips: string[], failures: string[]}} Counts
 */

/** @typedef {{status: string, ancestorTitles: string[], title: string, failureMessages?: string[]}} VitestResult */
/** @typedef {{name?: string, status: string, assertionResults: VitestResult[]}} VitestFile `name` is its path */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{status: string, annotations: {type: string, description?: string}[], results?: {error?: {message?: string}}[]}[]} tests
 */
/** @typedef {{suites?: PlaywrightSuite[], specs?: PlaywrightSpec[]}} PlaywrightSuite */

/**
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {{message?: string}[]} errors errors that belong to no test
 * @property {PlaywrightSuite[]} suites
 */

/**
 * Counts the tests of a Vitest run.
 *
 * @param {string} reportFile path of its JSON report; a report of an earlier run must have been deleted
 * @param {CommandResult} result
 * @returns {Outcome}
 */
export function readVitestReport(reportFile, result) {
  return readReport(reportFile, result, (text) => {
    const { testResults, ...report } =
      /** @type {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[]}} */ (
        JSON.parse(text)
      );
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);

    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + testResults.filter(isBroken).length,
      skipped: report.numPendingTests + report.numTodoTests,
      // The report has no reasons, but the title of the outermost suite names what the tests need.
      skips: tests.flatMap(({ status, ancestorTitles, title }) =>
        ['skipped', 'pending', 'todo'].includes(status) ? [ancestorTitles[0] ?? title] : [],
      ),
      failures: testResults.flatMap(listVitestFailures),
    };
  });
}

/**
 * Counts the tests of a Playwright run. A flaky test counts as failed.
 *
 * @param {string} reportFile path of its JSON report; a report of an earlier run must have been deleted
 * @param {CommandResult} result
 * @returns {Outcome}
 */
export function readPlaywrightReport(reportFile, result) {
  return readReport(reportFile, result, (text) => {
    const { stats, errors, suites } = /** @type {PlaywrightReport} */ (JSON.parse(text));
    const tests = suites
      .flatMap(listSpecs)
      .flatMap(({ tests: runs, ...spec }) => runs.map((run) => ({ ...spec, ...run })));

    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      skips: tests.flatMap(({ status, title, annotations }) =>
        status === 'skipped' ? [annotations.find(({ type }) => type === 'skip')?.description ?? title] : [],
      ),
      failures: [
        ...errors.map(({ message }) => firstLine(message)),
        ...tests.flatMap(({ status, file, line, title, results }) =>
          status === 'unexpected' || status === 'flaky'
            ? [`${file}:${line} › ${title}: ${firstLine(results?.[0]?.error?.message)}`]
            : [],
        ),
      ],
    };
  });
}

/**
 * Whether a test file could not be loaded, so that it has no tests to count.
 *
 * @param {VitestFile} file
 */
const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;

/**
 * @param {VitestFile} file
 * @returns {string[]}
 */
function listVitestFailures(file) {
  const location = path.relative(REPOSITORY, file.name ?? '');
  if (isBroken(file)) return [`${location}: could not be loaded`];

  return file.assertionResults.flatMap(({ status, ancestorTitles, title, failureMessages }) =>
    status === 'failed'
      ? [`${[location, ...ancestorTitles, title].join(' › ')}: ${firstLine(failureMessages?.[0])}`]
      : [],
  );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]} the specs of the suite and of nested suites
 */
const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** @param {string | undefined} message may contain color codes */
const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] || 'no message';

/**
 * @param {string} reportFile
 * @param {CommandResult} result
 * @param {(text: string) => Counts} count
 * @returns {Outcome} its output ends with a report line for each reason to skip tests
 */
function readReport(reportFile, { exitCode, output }, count) {
  try {
    const { skips, ...counts } = count(readFileSync(reportFile, 'utf8'));
    const lines = [...new Set(skips)].map((reason) => {
      return `${REPORT_PREFIX}skipped ${skips.filter((skip) => skip === reason).length}: ${reason}\n`;
    });
    // A runner that fails although all its tests passed (an unhandled error, a crash at the end) counts as one failure.
    const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;

    return { ...counts, failed, output: `${output}\n${lines.join('')}` };
  } catch (error) {
    return createFailure(
      `${output}\nThe test runner wrote no valid report to ${reportFile} (${String(error)}), so the run counts as one failure.\n`,
    );
  }
}
