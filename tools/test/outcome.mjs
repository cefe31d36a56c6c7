/**
 * The outcome of a step.
 *
 * @typedef {object} Outcome
 * @property {number} passed number of tests; a script without tests, such as a linter, counts as one
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output what the step printed; shown when something failed
 * @property {readonly string[]} [failures] one line per failed test, with its location and the first line of its message
 */

/** Prefix of output lines that `npm test` also shows when the step succeeds. */
export const REPORT_PREFIX = '  · ';

/**
 * Creates an outcome with one failure.
 *
 * @param {string} output
 * @returns {Outcome}
 */
export const createFailure = (output) => ({ passed: 0, failed: 1, skipped: 0, output });

/**
 * Formats failures for the terminal.
 *
 * @param {readonly string[]} failures
 * @returns {string} one line per failure
 */
export const listFailures = (failures) => failures.map((failure) => `  ✗ ${failure}`).join('\n');

/**
 * Formats the last line of a run, such as `12 passed, 0 failed` or `12 passed, 0 failed, 1 skipped`.
 *
 * @param {Outcome} total
 * @returns {string}
 */
export const summarize = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
