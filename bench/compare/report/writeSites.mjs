import { writeNumber, writeTable, writeWithRatio } from '../table.mjs';
import { findBaseline } from './findBaseline.mjs';

/** @typedef {import('../results').WalkRow} WalkRow */
/** @typedef {import('../results').BuildRow} BuildRow */

const NAVIGATION =
  'navigation in milliseconds from a tap on a link, and from its click event, to the painted heading, median and p95';
const COLD_BUILD = 'seconds of one build with nothing left from an earlier one, ours with all proofs';

/** @type {Record<string, (row: WalkRow) => number>} */
const WALK_COLUMNS = {
  'navigation from tap': ({ medianMs }) => medianMs,
  'p95 from tap': ({ p95Ms }) => p95Ms,
  'navigation from click': ({ medianClickMs }) => medianClickMs,
  'p95 from click': ({ p95ClickMs }) => p95ClickMs,
};

/** @type {Record<string, (row: BuildRow) => number>} */
const BUILD_COLUMNS = { 'cold build': ({ seconds }) => seconds };

/**
 * @param {readonly WalkRow[]} rows
 * @returns {string[]} Markdown, in parts
 */
export function writeWalks(rows) {
  return [
    'From the end of a tap on a link to the next page, which was in view, to the painted heading, and from the click event that the browser makes of it; milliseconds:',
    writeTable(
      ['site', 'links', 'median', 'p95', 'worst', 'median from click', 'p95 from click', 'answers after the tap'],
      rows.map(({ name, links, medianMs, p95Ms, worstMs, medianClickMs, p95ClickMs, fetched }) => [
        name,
        ...[links, medianMs, p95Ms, worstMs, medianClickMs, p95ClickMs, fetched].map(writeNumber),
      ]),
    ),
    ...writeRepeated(rows),
  ];
}

/**
 * @param {readonly WalkRow[]} rows
 * @returns {string[]} nothing when no walk was repeated
 */
function writeRepeated(rows) {
  const repeated = rows.filter((row) => row.repeated > 0).map(({ name, repeated: count }) => `${name} ${count}`);
  if (repeated.length === 0) return [];

  return [
    `Walks made once more because a tap led to no other heading in time (only the second attempt counts): ${repeated.join(', ')}.`,
  ];
}

/**
 * @param {readonly BuildRow[]} rows
 * @returns {string[]} Markdown, in parts
 */
export function writeBuilds(rows) {
  return [
    'One build of each site at full speed, with nothing left from an earlier one; ours with all proofs; in brackets how many times default Docusaurus:',
    writeTable(
      ['site', 'pages', 'seconds', 'peak memory MB'],
      rows.map((row) => {
        const baseline = findBaseline(rows, row);

        return [
          row.name,
          writeNumber(row.pages),
          writeWithRatio(row.seconds, baseline?.seconds),
          writeWithRatio(row.peakMb, baseline?.peakMb),
        ];
      }),
    ),
  ];
}

/**
 * What is measured of a whole site and not of a page, for readers in a hurry. What was not measured has no column.
 *
 * @param {import('../results').Results} results
 * @returns {string[]} Markdown, in parts; none when neither navigation nor builds were measured
 */
export function writeSitesInShort({ navigation, build }) {
  const sites = navigation ?? build;
  if (sites === undefined) return [];
  const meanings = [...(navigation ? [NAVIGATION] : []), ...(build ? [COLD_BUILD] : [])];
  const columns = [
    ...(navigation ? listColumns(navigation, WALK_COLUMNS) : []),
    ...(build ? listColumns(build, BUILD_COLUMNS) : []),
  ];

  return [
    `For each site: ${meanings.join('; ')}:`,
    writeTable(
      ['site', ...columns.map(({ title }) => title)],
      sites.map(({ site, name }) => [name, ...columns.map(({ write }) => write(site))]),
    ),
    ...writeRepeated(navigation ?? []),
  ];
}

/**
 * @template {{site: string}} Row
 * @param {readonly Row[]} rows
 * @param {Record<string, (row: Row) => number>} figures by title
 * @returns {{title: string, write: (site: string) => string}[]}
 */
function listColumns(rows, figures) {
  return Object.entries(figures).map(([title, read]) => ({
    title,
    write: (site) => {
      const row = rows.find((one) => one.site === site);
      const baseline = row && findBaseline(rows, row);

      return writeWithRatio(row === undefined ? Number.NaN : read(row), baseline && read(baseline));
    },
  }));
}
