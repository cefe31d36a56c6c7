import { writeNumber, writeTable } from '../table.mjs';

/**
 * @param {readonly import('../results').InteractionRow[]} rows
 * @returns {string[]} Markdown, in parts
 */
export function writeInteractions(rows) {
  return [
    'From a tap or a key to the next frame on our pages, as the browser tells it (16 stands for less as well); milliseconds:',
    writeTable(
      ['interaction', 'median', 'p95'],
      rows.map(({ name, medianMs, p95Ms }) => [name, writeNumber(medianMs), writeNumber(p95Ms)]),
    ),
  ];
}

/**
 * @param {readonly import('../results').LiveRow[]} rows
 * @returns {string[]} Markdown, in parts
 */
export function writeLive(rows) {
  return [
    'Editing a contract on our pages, on a desktop; milliseconds:',
    writeTable(
      ['measured', 'goal', 'median', 'p95'],
      rows.map(({ name, promised, medianMs, p95Ms }) => [name, promised, writeNumber(medianMs), writeNumber(p95Ms)]),
    ),
  ];
}

/**
 * @param {readonly import('../results').GrowthRow[]} rows by their numbers of pages, the smallest first
 * @returns {string[]} Markdown, in parts
 */
export function writeGrowth(rows) {
  return [
    'Our site with additional generated pages, each with contracts of its own that are compiled; one build each at full speed, with nothing left from an earlier one:',
    writeTable(
      ['additional pages', 'seconds', 'peak memory MB', 'index KB', 'query p95 ms'],
      rows.map(({ pages, seconds, peakMb, indexKb, queryP95Ms }) => [
        pages.toLocaleString('en-US'),
        ...[seconds, peakMb, indexKb, queryP95Ms].map(writeNumber),
      ]),
    ),
    ...writeSlope(rows),
  ];
}

/**
 * What a page more costs, from the smallest to the largest site.
 *
 * @param {readonly import('../results').GrowthRow[]} rows
 * @returns {string[]} nothing for a single size
 */
function writeSlope(rows) {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined || first.pages === last.pages) return [];
  const divide = (/** @type {'seconds' | 'peakMb'} */ cost) =>
    writeNumber((last[cost] - first[cost]) / (last.pages - first.pages));

  return [`From the first size to the last, a page more takes ${divide('seconds')} s and ${divide('peakMb')} MB.`];
}
