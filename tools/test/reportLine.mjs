/** Prefix of output lines that `npm test` also shows when the step succeeds. */
export const REPORT_PREFIX = '  · ';

/**
 * Lists the output lines of a step that begin with `REPORT_PREFIX`.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function listReportLines(output) {
  return output.split('\n').filter((line) => line.startsWith(REPORT_PREFIX));
}
