import { readFileSync } from 'node:fs';
import { failOnce } from './outcome.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('../support/runCommand.mjs').CommandResult} CommandResult */
/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{status: string, assertionResults: unknown[]}[]} testResults one per file
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {unknown[]} errors errors outside of tests
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
    const { stats, errors } = /** @type {PlaywrightReport} */ (JSON.parse(text));

    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  });
}

/**
 * @param {string} reportFile
 * @param {CommandResult} result
 * @param {(text: string) => Counts} count
 * @returns {Outcome}
 */
function readReport(reportFile, result, count) {
  try {
    const counts = count(readFileSync(reportFile, 'utf8'));
    // A runner that ends badly although all its tests passed (an unhandled error, a crash at the end) is one failure.
    const failed = result.exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;

    return { ...counts, failed, output: result.output };
  } catch (error) {
    return failOnce(
      `${result.output}\nThe runner left no report in ${reportFile} (${String(error)}), so it counts as one failure.\n`,
    );
  }
}
