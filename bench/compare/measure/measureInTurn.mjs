/** @typedef {import('../prepareSites.mjs').Site} Site */

/**
 * @template Result
 * @typedef {object} Measuring
 * @property {string} name what is measured, for the person who waits
 * @property {(address: string) => Promise<void>} warmUp visits a page without measuring, so that the server has everything compressed
 * @property {(address: string) => Promise<Result>} measure visits a page once
 */

/**
 * @template Result
 * @typedef {{route: string, site: string, name: string, results: Result[]}} Measured a page in one site, with a result for each run
 */

const HOME = '/';

/**
 * Measures pages in all sites: in each run a page in one site right after the same page in the one before, so that a busy moment of the machine meets all of them.
 * The home page is measured in our site alone; the peers have none to speak of.
 *
 * @template Result
 * @param {readonly Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @param {Measuring<Result>} measuring
 * @returns {Promise<Measured<Result>[]>} page by page, in the order of the sites
 */
export async function measureInTurn(sites, routes, runs, { name, warmUp, measure }) {
  /** @type {Measured<Result>[]} */
  const all = [];
  for (const route of routes) {
    const visited = sites
      .filter(({ id }) => route !== HOME || id === 'ours')
      .map((site) => ({ site, address: site.address + site.locate(route), results: /** @type {Result[]} */ ([]) }));
    for (const { address } of visited) await warmUp(address);
    for (let run = 1; run <= runs; run++) {
      for (const { address, results } of visited) results.push(await measure(address));
      console.error(`${name} of ${route}: run ${run} of ${runs}`);
    }
    all.push(...visited.map(({ site, results }) => ({ route, site: site.id, name: site.name, results })));
  }

  return all;
}
