/**
 * The outcome of a step.
 *
 * @typedef {object} Outcome
 * @property {number} passed number of tests; a gate counts as one
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output what the step printed; shown when something failed
 * @property {readonly string[]} [failures] a line for each failed test, with its place and the first line of its message
 */

/**
 * @param {string} output
 * @returns {Outcome} one failure
 */
export const failOnce = (output) => ({ passed: 0, failed: 1, skipped: 0, output });

/**
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
 * @param {readonly string[]} failures
 * @returns {string} one marked line for each
 */
export const listFailures = (failures) => failures.map((failure) => `  ✗ ${failure}`).join('\n');

/**
 * @param {Outcome} total
 * @returns {string} the last line of a run: `12 passed, 0 failed`, and `, 1 skipped` when a test was skipped
 */
export const summarize = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
