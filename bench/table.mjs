import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../tools/support/Problem.mjs';
import { KINDS } from './serveSite.mjs';

/** @typedef {import('./measurements').Measurement} Measurement */
/** @typedef {import('./measurements').Results} Results */

/** @typedef {Measurement & {text?: string}} ShownMeasurement `text` replaces the median */

/** Name of the site to which ratios refer. If it was not measured, they refer to the first site. */
const BASELINE = 'default Docusaurus';
/** Metrics that only the JSON file contains. */
const HIDDEN = ['main thread ms', 'scrolled: main thread ms'];
const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';
/** Subjects with enough values for a meaningful 95th percentile. */
const WITH_P95 = ['navigation', 'interface', 'editors'];

/**
 * Computes a percentile, interpolated between neighboring values.
 *
 * @param {readonly number[]} values
 * @param {number} fraction from 0 to 1; 0.5 for the median
 * @returns {number} `NaN` if there is no value or one is `NaN`
 */
export function computePercentile(values, fraction) {
  const sorted = values.some(Number.isNaN) ? [] : [...values].sort((left, right) => left - right);
  const position = fraction * (sorted.length - 1);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];

  return lower + (upper - lower) * (position - Math.floor(position));
}

/**
 * Formats the table of the bench, with a row per metric and a column per site, and the conditions of the measurement. A
 * cell has the median and, in parentheses, the ratio to default Docusaurus or to the first build. Cells of navigation,
 * interface and editors also have the 95th percentile. In a comparison of builds, cells have half the interquartile
 * range, to tell a difference from noise.
 *
 * @param {readonly Results[]} runs
 * @returns {string} Markdown without a trailing line break
 */
export function formatReport(runs) {
  const measurements = mergeKinds(runs.flatMap((run) => run.measurements));
  const sites = removeDuplicates(measurements.map(({ site }) => site));
  const baseline = sites.find((name) => name === BASELINE);
  const rows = removeDuplicates(measurements.map(({ subject, metric }) => `${subject}\n${metric}`)).map((key) => {
    const [subject = '', metric = ''] = key.split('\n');
    const row = measurements.filter((one) => one.subject === subject && one.metric === metric);
    const base = row.find(({ site }) => site === (baseline ?? sites[0]));
    const cells = sites.map((name) =>
      formatCell(
        row.find(({ site }) => site === name),
        base,
        baseline === undefined,
      ),
    );

    return [subject, metric, ...cells];
  });
  const table = alignTable([['subject', 'metric', ...sites], ...rows]);

  return [table, ...removeDuplicates(runs.map(({ conditions }) => conditions))].join('\n\n');
}

/**
 * @param {readonly Measurement[]} measurements
 * @returns {ShownMeasurement[]} measurements for the table, with the sizes of all kinds in one cell
 */
function mergeKinds(measurements) {
  return measurements
    .filter(({ metric }) => !HIDDEN.includes(metric) && (!metric.endsWith(' KB') || metric.endsWith('total KB')))
    .flatMap((measurement) => {
      if (measurement.metric !== 'total KB') return [measurement];
      const text = KINDS.map((kind) => {
        const isSameCell = (/** @type {Measurement} */ one) =>
          one.subject === measurement.subject && one.site === measurement.site;

        return formatNumber(
          computePercentile(
            measurements.find((one) => isSameCell(one) && one.metric === `${kind} KB`)?.values ?? [],
            0.5,
          ),
        );
      }).join(' + ');

      return [measurement, { ...measurement, metric: `${KINDS.join(' + ')} KB`, text }];
    });
}

/**
 * @param {ShownMeasurement | undefined} measurement
 * @param {Measurement | undefined} base
 * @param {boolean} showsSpread
 */
function formatCell(measurement, base, showsSpread) {
  if (measurement === undefined) return '–';
  const { values, subject, text } = measurement;
  if (text !== undefined) return text;
  const median = computePercentile(values, 0.5);
  const baseMedian = base === undefined || base === measurement ? Number.NaN : computePercentile(base.values, 0.5);
  const spread = (computePercentile(values, 0.75) - computePercentile(values, 0.25)) / 2;

  return [
    formatNumber(median),
    ...(WITH_P95.includes(subject) ? [`p95 ${formatNumber(computePercentile(values, 0.95))}`] : []),
    ...(showsSpread && values.length > 2 ? [`±${formatNumber(spread)}`] : []),
    ...(baseMedian > 0 ? [`(${(median / baseMedian).toFixed(2)})`] : []),
  ].join(' ');
}

/**
 * Formats a value.
 *
 * @param {number} value
 * @returns {string} an integer for 0 and for values of 10 or more, two decimal places below 1, otherwise one; a dash
 *   for a missing value
 */
export function formatNumber(value) {
  if (!Number.isFinite(value)) return '–';
  if (value === 0 || value >= 10) return Math.round(value).toLocaleString('en-US');

  return value.toFixed(value < 1 ? 2 : 1);
}

/** @param {readonly (readonly string[])[]} rows cells of the table; the first row is the header */
function alignTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const write = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...rest] = rows;

  return [write(head), write(widths.map((width) => '-'.repeat(width))), ...rest.map(write)].join('\n');
}

/** @type {(values: readonly string[]) => string[]} */
const removeDuplicates = (values) => [...new Set(values)];

/**
 * Replaces the text between the two marker lines of a Markdown file.
 *
 * @param {string} markdown content of the file
 * @param {string} text
 * @returns {string} changed content
 * @throws {Problem} if the markers are missing or in the wrong order
 */
export function replaceBetweenMarkers(markdown, text) {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END);
  if (start < 0 || end < start) {
    throw new Problem(`bench/results.md lacks the lines ${START} and ${END}: add them where the table belongs.`);
  }

  return `${markdown.slice(0, start + START.length)}\n\n${text.trim()}\n\n${markdown.slice(end)}`;
}

/**
 * Writes the results of a run as JSON.
 *
 * @param {string} file absolute path
 * @param {Results} results
 */
export function writeResults(file, results) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
}

/**
 * Reads a file that `writeResults` wrote.
 *
 * @param {string} file absolute path
 * @returns {Results}
 * @throws {Problem} if the file has no results
 */
export function readResults(file) {
  try {
    // JSON has null where a value is NaN.
    const revive = (/** @type {string} */ _key, /** @type {unknown} */ value) => value ?? Number.NaN;
    // `writeResults` writes exactly this type.
    const read = /** @type {Partial<Results>} */ (JSON.parse(readFileSync(file, 'utf8'), revive));
    if (read.conditions !== undefined && read.measurements !== undefined)
      return { conditions: read.conditions, measurements: read.measurements };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  throw new Problem(`${file} has no results of an earlier run: name files that --json has written.`);
}
