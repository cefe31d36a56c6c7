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

/**
 * Creates an outcome with one failure.
 *
 * @param {string} output
 * @returns {Outcome}
 */
export const createFailure = (output) => ({ passed: 0, failed: 1, skipped: 0, output });

/**
 * Adds up outcomes.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome} their sums and all failures
 */
export function addOutcomes(outcomes) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);

  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), output: '', failures };
}

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
