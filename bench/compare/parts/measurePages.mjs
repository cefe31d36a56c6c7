import { measureVisit } from '../measure/measureVisit.mjs';
import { warmUp } from '../measure/warmUp.mjs';
import { means, medians } from '../statistics.mjs';
import { writeNumber, writeTable, writeWithRatio } from '../table.mjs';

/** @typedef {import('../prepareSites.mjs').Site} Site */
/** @typedef {import('../measure/measureVisit.mjs').Figures} Figures */
/** @typedef {{route: string, site: string, name: string, read: Figures, scrolled: Figures}} Row medians of all runs */

const HOME = '/';
const BASELINE = 'docusaurus';
const COMPARED = /** @type {const} */ (['script', 'layout', 'blocking', 'longest', 'lcp', 'total']);
const SHOWN = /** @type {const} */ (['task', 'style', 'cls', 'scripts', 'styles', 'requests']);
const TITLES = {
  script: 'script',
  layout: 'layout',
  blocking: 'blocking',
  longest: 'longest task',
  lcp: 'LCP',
  total: 'KB',
};

/**
 * Visits pages on all sites, one site after the other and again, so that a busy minute of the machine meets all of them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
export async function measurePages(browser, sites, routes, runs) {
  /** @type {Row[]} */
  const rows = [];
  for (const route of routes) {
    const visited = sites.filter(({ id }) => route !== HOME || id === 'ours');
    /** @type {Map<Site, import('../measure/measureVisit.mjs').Visit[]>} */
    const visits = new Map(visited.map((site) => [site, []]));
    for (const site of visited) await warmUp(browser, site.address + site.locate(route));
    for (let run = 1; run <= runs; run++) {
      for (const site of visited) {
        visits.get(site)?.push(await measureVisit(browser, site.address + site.locate(route)));
      }
      console.error(`${route}: visit ${run} of ${runs}`);
    }
    for (const [{ id, name }, all] of visits) {
      const read = medians(all.map((visit) => visit.read));
      rows.push({ route, site: id, name, read, scrolled: medians(all.map((visit) => visit.scrolled)) });
    }
  }

  return rows;
}

/**
 * The mean over pages, as a row of its own for each site.
 *
 * @param {readonly Row[]} rows
 * @param {string} label what stands for the page
 * @returns {Row[]}
 */
export function summarizePages(rows, label) {
  const names = new Map(rows.map(({ site, name }) => [site, name]));

  return [...names].map(([site, name]) => {
    const own = rows.filter((row) => row.site === site);

    return {
      route: label,
      site,
      name,
      read: means(own.map(({ read }) => read)),
      scrolled: means(own.map(({ scrolled }) => scrolled)),
    };
  });
}

/**
 * Two tables: of reading alone, and of scrolling to the end and moving the pointer as well.
 *
 * @param {readonly Row[]} rows
 * @returns {string} Markdown
 */
export function writePages(rows) {
  return [
    'From the address until the page is quiet; milliseconds, in brackets how many times default Docusaurus:',
    writeFigures(rows, 'read'),
    'The same after the reader has scrolled to the end and moved the pointer over the page:',
    writeFigures(rows, 'scrolled'),
  ].join('\n\n');
}

/**
 * The figures that are compared, for readers in a hurry.
 *
 * @param {readonly Row[]} rows
 * @returns {string} Markdown
 */
export function writeSummary(rows) {
  return writeTable(
    ['page', 'site', ...COMPARED.map((figure) => TITLES[figure])],
    rows.map((row) => [row.route, row.name, ...writeCompared(rows, row, 'read')]),
  );
}

/**
 * @param {readonly Row[]} rows
 * @param {'read' | 'scrolled'} kind
 */
function writeFigures(rows, kind) {
  const rest = ['main thread', 'style', 'CLS', 'scripts KB', 'styles KB', 'requests'];

  return writeTable(
    ['page', 'site', ...COMPARED.map((figure) => TITLES[figure]), ...rest],
    rows.map((row) => [
      row.route,
      row.name,
      ...writeCompared(rows, row, kind),
      ...SHOWN.map((figure) => writeNumber(row[kind][figure])),
    ]),
  );
}

/**
 * @param {readonly Row[]} rows
 * @param {Row} row
 * @param {'read' | 'scrolled'} kind
 */
function writeCompared(rows, row, kind) {
  const baseline = rows.find(({ route, site }) => route === row.route && site === BASELINE);
  const base = row.site === BASELINE ? undefined : baseline?.[kind];

  return COMPARED.map((figure) => writeWithRatio(row[kind][figure], base?.[figure]));
}
