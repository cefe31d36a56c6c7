/** Begins a line of output that is worth seeing when all is well, too; `npm test` shows these lines of every step. */
export const REPORT_PREFIX = '  · ';

/**
 * @param {string} output of a step
 * @returns {string[]} its report lines, in order
 */
export function listReportLines(output) {
  return output.split('\n').filter((line) => line.startsWith(REPORT_PREFIX));
}
