/**
 * A failure that the user can correct. Its message says what happened, where, and what to do, and is shown without a
 * stack trace. `details` is the output of the command that failed.
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
