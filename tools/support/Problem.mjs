/**
 * A failure the person at the terminal can do something about: its message is one sentence or two (what happened, where, what to do) and
 * is shown without a stack trace. `details` is what the failed command itself said.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [details]
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'Problem';
    this.details = details;
  }
}
