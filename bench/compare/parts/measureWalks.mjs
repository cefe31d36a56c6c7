import { Problem } from '../../../tools/support/Problem.mjs';
import { measureNavigation } from '../measure/measureNavigation.mjs';
import { mean, median, percentile } from '../statistics.mjs';

/** @typedef {import('../prepareSites.mjs').Site} Site */
/** @typedef {import('../measure/measureNavigation.mjs').Navigation} Navigation */

/** Links followed in one walk; the next walk starts where this one ends. */
const LINKS = 12;

/** A busy machine may lose a tap, which must not cost the whole run. */
const ATTEMPTS = 2;

/**
 * Walks through the documentation by its links to the next page, as often as there are runs, one site after the other.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes of the documentation, in order
 * @param {number} runs
 * @returns {Promise<import('../results').WalkRow[]>}
 * @throws {Problem} when the same walk fails twice
 */
export async function measureWalks(browser, sites, routes, runs) {
  const walked = sites.map((site) => ({ site, all: /** @type {Navigation[]} */ ([]), repeated: 0 }));
  for (const site of sites) {
    // The server compresses what it is asked for the first time.
    for (const route of routes) await fetch(site.address + site.locate(route)).then((answer) => answer.arrayBuffer());
  }
  for (let run = 0; run < runs; run++) {
    const first = routes[(run * LINKS) % routes.length] ?? '/';
    for (const walk of walked) {
      const { navigations, failures } = await walkFrom(browser, walk.site, first);
      walk.all.push(...navigations);
      walk.repeated += failures;
      console.error(`navigation in ${walk.site.name}: walk ${run + 1} of ${runs}`);
    }
  }

  return walked.map(({ site, all, repeated }) => summarize(site, all, repeated));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {string} first
 * @returns {Promise<{navigations: Navigation[], failures: number}>} of the first walk that came to its end, and how many before it did not
 * @throws {Problem} when none does
 */
async function walkFrom(browser, site, first) {
  for (let failures = 0; ; failures++) {
    try {
      const navigations = await measureNavigation(browser, site.address + site.locate(first), site.next, LINKS);

      return { navigations, failures };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const message = `Navigation in ${site.name}: ${error.message}`;
      if (failures + 1 === ATTEMPTS) throw new Problem(message);
      console.error(`${message} This walk is made once more.`);
    }
  }
}

/**
 * @param {Site} site
 * @param {readonly Navigation[]} all
 * @param {number} repeated
 * @returns {import('../results').WalkRow}
 */
function summarize({ id, name }, all, repeated) {
  const times = all.map(({ ms }) => ms);
  const clickTimes = all.map(({ clickMs }) => clickMs);

  return {
    site: id,
    name,
    links: all.length,
    repeated,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    worstMs: percentile(times, 1),
    medianClickMs: median(clickTimes),
    p95ClickMs: percentile(clickTimes, 0.95),
    fetched: mean(all.map(({ fetched }) => fetched)),
  };
}
