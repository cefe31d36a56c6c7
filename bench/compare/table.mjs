/**
 * A table in Markdown, with its columns in line so that it can be read as text too.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows as many cells each as the head
 * @returns {string} without a line end after it
 */
export function writeTable(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const write = (/** @type {readonly string[]} */ row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [titles = [], ...rest] = cells;

  return [write(titles), rule, ...rest.map(write)].join('\n');
}

/**
 * A figure as people read it: whole from 10 on, with two digits behind the point below 1.
 *
 * @param {number} value
 * @returns {string} a dash for what was not measured
 */
export function writeNumber(value) {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (value === 0 || size >= 10) return Math.round(value).toLocaleString('en-US');

  return value.toFixed(size < 1 ? 2 : 1);
}

/**
 * A figure followed by how many times the baseline it is.
 *
 * @param {number} value
 * @param {number | undefined} baseline nothing when the figure is the baseline itself, or there is none
 * @returns {string} for example `820 (0.55)`
 */
export function writeWithRatio(value, baseline) {
  const isComparable = baseline !== undefined && baseline > 0 && Number.isFinite(value);

  return isComparable ? `${writeNumber(value)} (${(value / baseline).toFixed(2)})` : writeNumber(value);
}
