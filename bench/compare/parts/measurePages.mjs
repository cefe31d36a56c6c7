import { measureInTurn } from '../measure/measureInTurn.mjs';
import { measureVisit } from '../measure/measureVisit.mjs';
import { warmUp } from '../measure/warmUp.mjs';
import { means, medians } from '../statistics.mjs';

/** @typedef {import('../results').PageRow} Row */

/**
 * Visits pages on all sites.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
export async function measurePages(browser, sites, routes, runs) {
  const visits = await measureInTurn(sites, routes, runs, {
    name: 'Visits',
    warmUp: (address) => warmUp(browser, address),
    measure: (address) => measureVisit(browser, address),
  });

  return visits.map(({ results, ...page }) => ({
    ...page,
    read: medians(results.map(({ read }) => read)),
    scrolled: medians(results.map(({ scrolled }) => scrolled)),
  }));
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
