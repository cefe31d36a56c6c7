/** The site that all others are compared with. */
const BASELINE = 'docusaurus';

/**
 * The row that another one is compared with: that of default Docusaurus.
 *
 * @template {{site: string}} Row
 * @param {readonly Row[]} rows of the same thing in all sites
 * @param {Row} row
 * @returns {Row | undefined} nothing when it is that row itself, or there is none
 */
export function findBaseline(rows, row) {
  return row.site === BASELINE ? undefined : rows.find(({ site }) => site === BASELINE);
}
