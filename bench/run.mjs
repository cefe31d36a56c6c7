// `npm run bench`: compares builds of our site with each other, or our site with other generators. bench/README.md
// explains the method.
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../tools/support/ensureBuild.mjs';
import { REPOSITORY, SITE_BUILD } from '../tools/support/paths.mjs';
import { runMain } from '../tools/support/runMain.mjs';
import { buildOurSite } from './measureBuilds.mjs';
import { measureEditors } from './measureEditors.mjs';
import { measureInterface, measureNavigation } from './measureNavigation.mjs';
import { measurePages } from './measurePages.mjs';
import { readOptions } from './options.mjs';
import { SLOWDOWN, startBrowser } from './phone.mjs';
import { readContent } from './peers/content.mjs';
import { PEERS, buildPeer, rebuildPeer } from './peers/peers.mjs';
import { NEXT_LINK, serveSite } from './serveSite.mjs';
import { readResults, replaceBetweenMarkers, formatReport, writeResults } from './table.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./measurements').Measurement} Measurement */
/** @typedef {import('./measurements').Results} Results */
/** @typedef {import('./serveSite.mjs').Site} Site */

/** @type {(site: string, values: Record<string, number>) => Measurement[]} */
const createMeasurements = (site, values) =>
  Object.entries(values).map(([metric, value]) => ({ subject: 'build', metric, site, values: [value] }));

await runMain(async (args) => {
  const options = readOptions(args, process.env.INIT_CWD ?? process.cwd());
  const runs = options.from.length > 0 ? options.from.map(readResults) : [await measure(options)];
  const text = formatReport(runs);
  console.log(text);
  if (!options.write) return;
  const file = path.join(REPOSITORY, 'bench', 'results.md');
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), text));
});

/**
 * Measures the parts that the options name, and writes all values to a file.
 *
 * @param {Options} options
 * @returns {Promise<Results>}
 */
async function measure(options) {
  /** @type {Results} */
  const results = { conditions: '', measurements: [] };
  const save = (/** @type {readonly Measurement[]} */ measurements) => {
    results.measurements.push(...measurements);
    // Writes the results after each part, so that they are kept if a later part fails.
    writeResults(options.json, results);
  };
  const sites = await serveSites(options, results);
  const ownSites = sites.filter(({ isOwn }) => isOwn);
  const { browser, close } = await startBrowser(options.browser);
  results.conditions = `${describeConditions(options, browser.version())}${results.conditions}`;
  try {
    if (options.parts.includes('pages')) save(await measurePages(browser, sites, options.pages, options.runs));
    if (options.parts.includes('navigation')) {
      save(await measureNavigation(browser, sites, options.runs));
      save(await measureInterface(browser, ownSites, options.runs));
    }
    if (options.parts.includes('editors')) save(await measureEditors(browser, ownSites, options.runs));
  } finally {
    for (const site of sites) site.close();
    await close();
  }
  if (options.parts.includes('builds')) save(await measureBuilds(options));
  if (options.parts.includes('growth')) save(createMeasurements('our site', await buildOurSite(true)));
  console.error(`All values are in ${options.json}.`);

  return results;
}

/**
 * Serves the sites to measure: builds of our own site, or our site and the peers. If neither pages nor navigation are
 * measured, it omits the peers. It then serves our site only if editors are measured.
 *
 * @param {Options} options
 * @param {Results} results its `conditions` get a sentence per peer
 * @returns {Promise<Site[]>}
 */
async function serveSites(options, results) {
  const ownSite = { locate: (/** @type {string} */ route) => route, nextLink: NEXT_LINK, isOwn: true };
  if (options.sites !== undefined) {
    return Promise.all(options.sites.map(({ name, folder }) => serveSite(folder, { ...ownSite, name })));
  }
  const isCompared = options.parts.some((part) => part === 'pages' || part === 'navigation');
  if (!isCompared && !options.parts.includes('editors')) return [];
  const build = await prepareOurBuild(options);
  const sites = [await serveSite(build, { ...ownSite, name: 'our site' })];
  if (!isCompared) return sites;
  const content = readContent(build);
  for (const peer of PEERS) {
    const { root, coverage } = await buildPeer(peer, content);
    // The home page of a peer has no content to compare.
    const locate = (/** @type {string} */ route) => (route === '/' ? undefined : peer.locate(route));
    sites.push(await serveSite(root, { name: peer.name, locate, nextLink: peer.nextLink, isOwn: false }));
    results.conditions += ` ${coverage}`;
  }

  return sites;
}

/**
 * Returns the folder of our built site. Builds `build/` if it is out of date, unless `--own` names another folder.
 *
 * @param {Options} options
 */
async function prepareOurBuild({ own }) {
  if (own !== undefined) return own;
  await ensureBuild(REPOSITORY);

  return SITE_BUILD;
}

/**
 * Builds each site once without caches or output of an earlier build.
 *
 * @param {Options} options
 * @returns {Promise<Measurement[]>}
 */
async function measureBuilds(options) {
  const content = readContent(await prepareOurBuild(options));
  const measurements = createMeasurements('our site', await buildOurSite(false));
  for (const peer of PEERS) {
    await buildPeer(peer, content);
    measurements.push(...createMeasurements(peer.name, { 'cold build s': await rebuildPeer(peer) }));
  }

  return measurements;
}

/**
 * @param {Options} options
 * @param {string} version of the browser
 */
function describeConditions({ browser, runs }, version) {
  const kind = browser.includes('shell') ? 'headless shell' : 'full browser, `--headless=new`';
  const cpus = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  if (load > cpus.length / 2)
    console.error(`This machine is busy (load ${load.toFixed(1)}): compare only within this run.`);

  return `Measured on ${new Date().toISOString().slice(0, 10)} with ${path.basename(browser)} ${version} (${kind}) as a phone of 390 × 844 with a processor slowed ${SLOWDOWN} times, brotli; medians of ${runs} interleaved runs. Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${load.toFixed(1)} at the start.`;
}
