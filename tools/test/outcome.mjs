/**
 * The outcome of a step.
 *
 * @typedef {object} Outcome
 * @property {number} passed number of tests; a gate counts as one
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output what the step said; shown when something failed
 * @property {readonly string[]} [failures] a line for each test that failed, with its place and the first line of its message
 */

/** @type {Outcome} */
export const EMPTY_OUTCOME = { passed: 0, failed: 0, skipped: 0, output: '' };

/**
 * @param {string} output
 * @returns {Outcome}
 */
export function failOnce(output) {
  return { passed: 0, failed: 1, skipped: 0, output };
}

/**
 * @param {Outcome} one
 * @param {Outcome} other
 * @returns {Outcome} sums and both outputs
 */
export function addOutcomes(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    output: one.output + other.output,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}

/**
 * @param {readonly string[]} failures
 * @returns {string} a line for each, to stand below a line that says what they are
 */
export function listFailures(failures) {
  return failures.map((failure) => `  ✗ ${failure}`).join('\n');
}

/**
 * @param {Outcome} total
 * @returns {string} the last line of a run: `12 passed, 0 failed`, and `, 1 skipped` when something was
 */
export function summarize(total) {
  const line = `${total.passed} passed, ${total.failed} failed`;

  return total.skipped === 0 ? line : `${line}, ${total.skipped} skipped`;
}
