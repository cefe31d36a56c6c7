import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REPOSITORY } from '../support/paths.mjs';
import { createFailure, REPORT_PREFIX } from './outcome.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('../support/runCommand.mjs').CommandResult} CommandResult */

/**
 * The content of a report. `skips` has one entry per skipped test: the reason, or what the test needs. `flaky` has one entry per test that passed at its second
 * attempt.
 *
 * @typedef {Omit<Outcome, 'output' | 'failures'> & {skips: string[], failures: string[], flaky?: string[]}} Counts
 */

/** @typedef {import('vitest/node').JsonTestResults} VitestReport */
/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSpec} PlaywrightSpec */

/**
 * Counts the tests of a Vitest run.
 *
 * @param {string} reportFile path of its JSON report; a report of an earlier run must have been deleted
 * @param {CommandResult} result
 * @returns {Outcome}
 */
export function readVitestReport(reportFile, result) {
  return readReport(reportFile, result, (text) => {
    const { testResults, ...report } = /** @type {VitestReport} */ (JSON.parse(text));
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
 * Counts the tests of a Playwright run. A flaky test counts as passed, and a report line names it with the message of its first attempt.
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
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      skips: tests.flatMap(({ status, title, annotations }) =>
        status === 'skipped' ? [annotations.find(({ type }) => type === 'skip')?.description ?? title] : [],
      ),
      failures: [
        ...errors.map(({ message }) => shorten(message)),
        ...tests.filter(({ status }) => status === 'unexpected').map(describeRun),
      ],
      flaky: tests.filter(({ status }) => status === 'flaky').map(describeRun),
    };
  });
}

/** @param {Pick<PlaywrightSpec, 'file' | 'line' | 'title'> & PlaywrightSpec['tests'][number]} run */
const describeRun = ({ file, line, title, results }) =>
  `${file}:${line} › ${title}: ${shorten(results[0]?.error?.message)}`;

/**
 * Whether a test file could not be loaded, so that it has no tests to count.
 *
 * @param {VitestReport['testResults'][number]} file
 */
const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;

/**
 * @param {VitestReport['testResults'][number]} file
 * @returns {string[]}
 */
function listVitestFailures(file) {
  const location = path.relative(REPOSITORY, file.name);
  if (isBroken(file)) return [`${location}: could not be loaded`];

  return file.assertionResults.flatMap(({ status, ancestorTitles, title, failureMessages }) =>
    status === 'failed'
      ? [`${[location, ...ancestorTitles, title].join(' › ')}: ${shorten(failureMessages?.[0])}`]
      : [],
  );
}

/**
 * @param {{suites?: PlaywrightReport['suites'], specs?: PlaywrightSpec[]}} suite
 * @returns {PlaywrightSpec[]} the specs of the suite and of nested suites
 */
const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Number of lines of a message that are enough for the difference between two short values. */
const MESSAGE_LINES = 12;

/** @param {string | undefined} message may contain color codes and a stack */
function shorten(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const shown = (stack === -1 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');

  return shown.slice(0, MESSAGE_LINES).join('\n      ') || 'no message';
}

/**
 * @param {string} reportFile
 * @param {CommandResult} result
 * @param {(text: string) => Counts} count
 * @returns {Outcome} its output ends with a report line for each flaky test and for each reason to skip tests
 */
function readReport(reportFile, { exitCode, output }, count) {
  try {
    const { skips, flaky = [], ...counts } = count(readFileSync(reportFile, 'utf8'));
    const lines = [
      ...flaky.map((test) => `passed at the second attempt: ${test.replaceAll(/\s*\n\s*/g, ' ')}`),
      ...[...new Set(skips)].map((reason) => `skipped ${skips.filter((skip) => skip === reason).length}: ${reason}`),
    ].map((line) => `${REPORT_PREFIX}${line}\n`);
    // A runner that fails although all its tests passed (an unhandled error, a crash at the end) counts as one failure.
    const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;

    return { ...counts, failed, output: `${output}\n${lines.join('')}` };
  } catch (error) {
    return createFailure(
      `${output}\nThe test runner wrote no valid report to ${reportFile} (${String(error)}), so the run counts as one failure.\n`,
    );
  }
}
