import { measureNavigation } from '../measure/measureNavigation.mjs';
import { mean, median, percentile } from '../statistics.mjs';
import { writeNumber, writeTable } from '../table.mjs';

/** @typedef {{name: string, pairs: number, medianMs: number, p95Ms: number, worstMs: number, fetched: number}} Row */

/**
 * Goes through the documentation by its links to the next page, as often as there are runs, one site after the other.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes of the documentation, in order
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
export async function measureWalks(browser, sites, routes, runs) {
  const [first = '/'] = routes;
  const results = new Map(
    sites.map((site) => [site, /** @type {import('../measure/measureNavigation.mjs').Navigation[]} */ ([])]),
  );
  for (const site of sites) {
    // The server compresses what it is asked for the first time.
    for (const route of routes) await fetch(site.address + site.locate(route)).then((answer) => answer.arrayBuffer());
  }
  for (let run = 1; run <= runs; run++) {
    for (const [site, all] of results) {
      all.push(...(await measureNavigation(browser, site.address + site.locate(first), site.next, routes.length - 1)));
      console.error(`navigation in ${site.name}: walk ${run} of ${runs}`);
    }
  }

  return [...results].map(([{ name }, all]) => {
    const times = all.map(({ ms }) => ms);

    return {
      name,
      pairs: all.length,
      medianMs: median(times),
      p95Ms: percentile(times, 0.95),
      worstMs: percentile(times, 1),
      fetched: mean(all.map(({ fetched }) => fetched)),
    };
  });
}

/**
 * @param {readonly Row[]} rows
 * @returns {string} Markdown
 */
export function writeWalks(rows) {
  return [
    'From the click on a link to the next page, which was in view, to the painted heading; milliseconds:',
    writeTable(
      ['site', 'pages', 'median', 'p95', 'worst', 'answers after the click'],
      rows.map(({ name, pairs, medianMs, p95Ms, worstMs, fetched }) => [
        name,
        ...[pairs, medianMs, p95Ms, worstMs, fetched].map(writeNumber),
      ]),
    ),
  ].join('\n\n');
}
