/**
 * The value in the middle; of an even number of values the mean of the two in the middle.
 *
 * @param {readonly number[]} values
 * @returns {number} `NaN` when there is none, or one is `NaN`
 */
export function median(values) {
  const sorted = sortNumbers(values);
  const middle = (sorted.length - 1) / 2;

  return mean(sorted.slice(Math.floor(middle), Math.ceil(middle) + 1));
}

/**
 * The smallest value that the given part of all values does not exceed.
 *
 * @param {readonly number[]} values
 * @param {number} part from 0 to 1; 0.95 for the 95th percentile
 * @returns {number} `NaN` when there is no value, or one is `NaN`
 */
export function percentile(values, part) {
  const sorted = sortNumbers(values);

  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * @param {readonly number[]} values
 * @returns {number} `NaN` when there is none
 */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The median of each figure over several measurements of the same thing.
 *
 * @template {string} Name
 * @param {readonly Record<Name, number>[]} measurements all with the same figures
 * @returns {Record<Name, number>}
 */
export function medians(measurements) {
  return combine(measurements, median);
}

/**
 * The mean of each figure over several things, such as all pages.
 *
 * @template {string} Name
 * @param {readonly Record<Name, number>[]} measurements all with the same figures
 * @returns {Record<Name, number>}
 */
export function means(measurements) {
  return combine(measurements, mean);
}

/**
 * @template {string} Name
 * @param {readonly Record<Name, number>[]} measurements
 * @param {(values: readonly number[]) => number} summarize
 */
function combine(measurements, summarize) {
  const names = /** @type {Name[]} */ (Object.keys(measurements[0] ?? {}));

  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(names.map((name) => [name, summarize(measurements.map((one) => one[name]))]))
  );
}

/**
 * @param {readonly number[]} values
 * @returns {number[]} empty when one is `NaN`: it has no place in the order, and without it the rest would be too good
 */
function sortNumbers(values) {
  return values.some(Number.isNaN) ? [] : [...values].sort((left, right) => left - right);
}
