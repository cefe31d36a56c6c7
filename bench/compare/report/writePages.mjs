import { TYPES } from '../measure/sumByType.mjs';
import { writeNumber, writeTable, writeWithRatio } from '../table.mjs';
import { findBaseline } from './findBaseline.mjs';

/** @typedef {import('../results').Results} Results */
/** @typedef {import('../measure/measureVisit.mjs').Figures} Figures */

/**
 * @typedef {object} Line a page in one site, with what was measured of it
 * @property {string} route
 * @property {string} site
 * @property {string} name
 * @property {import('../results').PageRow | undefined} visit
 * @property {number | undefined} score of Lighthouse
 */

/** @typedef {{title: string, write: (line: Line, baseline: Line | undefined) => string}} Column */

const TITLES = /** @type {const} */ ({
  script: 'script',
  layout: 'layout',
  blocking: 'blocking',
  longest: 'longest task',
  lcp: 'LCP',
  total: 'KB',
  task: 'main thread',
  style: 'style',
  cls: 'CLS',
  requests: 'requests',
});
const COMPARED = /** @type {const} */ (['script', 'layout', 'blocking', 'longest', 'lcp']);
const SHOWN = /** @type {const} */ (['task', 'style', 'cls', 'requests']);

/** @type {Column} */
const LIGHTHOUSE = { title: 'Lighthouse performance', write: ({ score }) => writeNumber(score ?? Number.NaN) };

/**
 * Tables of all figures of pages: of reading, and of scrolling to the end and moving the pointer as well. What was not measured has no column.
 *
 * @param {Results} results with pages, with scores of Lighthouse, or both
 * @returns {string[]} Markdown, in parts; none when neither was measured
 */
export function writePages(results) {
  const scores = 'Lighthouse scores out of 100';
  if (results.pages === undefined) {
    return results.lighthouse === undefined ? [] : [`${scores}:`, writeLines(results, [LIGHTHOUSE])];
  }
  const meaning = 'milliseconds and KB, in brackets how many times default Docusaurus';
  const columns = [...listCompared('read'), ...listScore(results), ...listSizes('read'), ...listRest('read')];

  return [
    `From the address until the page is quiet; ${[meaning, ...(results.lighthouse ? [scores] : [])].join('; ')}:`,
    writeLines(results, columns),
    'The same after the reader has scrolled to the end and moved the pointer over the page:',
    writeLines(results, [...listCompared('scrolled'), ...listSizes('scrolled'), ...listRest('scrolled')]),
  ];
}

/**
 * The figures of pages that are compared, for readers in a hurry.
 *
 * @param {Results} results
 * @returns {string[]} Markdown; nothing when neither pages nor scores were measured
 */
export function writePagesInShort(results) {
  if (results.pages === undefined) return writePages(results);
  const types = {
    title: `KB of ${TYPES.join(' + ')}`,
    write: (/** @type {Line} */ { visit }) =>
      TYPES.map((type) => Math.round(visit?.read[type] ?? Number.NaN).toLocaleString('en-US')).join(' + '),
  };

  return [writeLines(results, [...listCompared('read'), ...listScore(results), compare('total', 'read'), types])];
}

/**
 * @param {Results} results
 * @param {readonly Column[]} columns behind those that name page and site
 */
function writeLines(results, columns) {
  const lines = joinLines(results);

  return writeTable(
    ['page', 'site', ...columns.map(({ title }) => title)],
    lines.map((line) => {
      const samePage = lines.filter(({ route }) => route === line.route);
      const baseline = findBaseline(samePage, line);

      return [line.route, line.name, ...columns.map(({ write }) => write(line, baseline))];
    }),
  );
}

/**
 * Both parts measure the same pages; means over pages have no score.
 *
 * @param {Results} results
 * @returns {Line[]}
 */
function joinLines({ pages, lighthouse = [] }) {
  return (pages ?? lighthouse).map(({ route, site, name }) => {
    const isSame = (/** @type {{route: string, site: string}} */ row) => row.route === route && row.site === site;

    return { route, site, name, visit: pages?.find(isSame), score: lighthouse.find(isSame)?.performance };
  });
}

/** @param {'read' | 'scrolled'} kind */
function listCompared(kind) {
  return COMPARED.map((figure) => compare(figure, kind));
}

/** @param {Results} results */
function listScore({ lighthouse }) {
  return lighthouse === undefined ? [] : [LIGHTHOUSE];
}

/** @param {'read' | 'scrolled'} kind */
function listSizes(kind) {
  return [compare('total', kind), ...TYPES.map((type) => show(type, `${type} KB`, kind))];
}

/** @param {'read' | 'scrolled'} kind */
function listRest(kind) {
  return SHOWN.map((figure) => show(figure, TITLES[figure], kind));
}

/**
 * @param {keyof typeof TITLES} figure
 * @param {'read' | 'scrolled'} kind
 * @returns {Column} with how many times the baseline it is
 */
function compare(figure, kind) {
  return {
    title: TITLES[figure],
    write: ({ visit }, baseline) =>
      writeWithRatio(visit?.[kind][figure] ?? Number.NaN, baseline?.visit?.[kind][figure]),
  };
}

/**
 * @param {keyof Figures} figure
 * @param {string} title
 * @param {'read' | 'scrolled'} kind
 * @returns {Column}
 */
function show(figure, title, kind) {
  return { title, write: ({ visit }) => writeNumber(visit?.[kind][figure] ?? Number.NaN) };
}
