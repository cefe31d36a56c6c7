import { measureNavigation } from '../measure/measureNavigation.mjs';
import { mean, median, percentile } from '../statistics.mjs';

/** Links followed in one walk; the next walk starts where this one ends. */
const LINKS = 12;

/**
 * Walks through the documentation by its links to the next page, as often as there are runs, one site after the other.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes of the documentation, in order
 * @param {number} runs
 * @returns {Promise<import('../results').WalkRow[]>}
 */
export async function measureWalks(browser, sites, routes, runs) {
  /** @type {Map<import('../prepareSites.mjs').Site, import('../measure/measureNavigation.mjs').Navigation[]>} */
  const results = new Map(sites.map((site) => [site, []]));
  for (const site of sites) {
    // The server compresses what it is asked for the first time.
    for (const route of routes) await fetch(site.address + site.locate(route)).then((answer) => answer.arrayBuffer());
  }
  for (let run = 0; run < runs; run++) {
    const first = routes[(run * LINKS) % routes.length] ?? '/';
    for (const [site, all] of results) {
      all.push(...(await measureNavigation(browser, site.address + site.locate(first), site.next, LINKS)));
      console.error(`navigation in ${site.name}: walk ${run + 1} of ${runs}`);
    }
  }

  return [...results].map(([{ id, name }, all]) => {
    const times = all.map(({ ms }) => ms);
    const clickTimes = all.map(({ clickMs }) => clickMs);

    return {
      site: id,
      name,
      links: all.length,
      medianMs: median(times),
      p95Ms: percentile(times, 0.95),
      worstMs: percentile(times, 1),
      medianClickMs: median(clickTimes),
      p95ClickMs: percentile(clickTimes, 0.95),
      fetched: mean(all.map(({ fetched }) => fetched)),
    };
  });
}
