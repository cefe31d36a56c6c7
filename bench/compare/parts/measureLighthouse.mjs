import { launch } from 'chrome-launcher';
import { QUIET_CHROMIUM } from '../../../tools/support/quietChromium.mjs';
import { measureRoute } from '../../lighthouse/measureRoute.mjs';
import { median } from '../statistics.mjs';
import { writeNumber, writeTable } from '../table.mjs';

/** @typedef {{route: string, name: string, performance: number}} Row `performance` is the median score, from 0 to 100 */

/**
 * Asks Lighthouse, as a phone, for the score of the performance of each page.
 *
 * @param {string} chromePath
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
export async function measureLighthouse(chromePath, sites, routes, runs) {
  const browser = await launch({ chromePath, chromeFlags: [...QUIET_CHROMIUM, '--headless'], logLevel: 'silent' });
  try {
    /** @type {Row[]} */
    const rows = [];
    for (const route of routes) {
      for (const { id, name, address, locate } of sites) {
        if (route === '/' && id !== 'ours') continue;
        const scores = [];
        for (let run = 0; run < runs; run++) {
          const { categories } = await measureRoute(address, locate(route), browser.port);
          scores.push(100 * categories.performance.score);
        }
        rows.push({ route, name, performance: median(scores) });
        console.error(`Lighthouse: ${name} ${route}`);
      }
    }

    return rows;
  } finally {
    browser.kill();
  }
}

/**
 * @param {readonly Row[]} rows
 * @returns {string} Markdown
 */
export function writeLighthouse(rows) {
  const names = [...new Set(rows.map(({ name }) => name))];
  const routes = [...new Set(rows.map(({ route }) => route))];
  const find = (/** @type {string} */ route, /** @type {string} */ name) =>
    rows.find((row) => row.route === route && row.name === name)?.performance ?? Number.NaN;

  return [
    'Performance as Lighthouse scores it, of 100:',
    writeTable(
      ['page', ...names],
      routes.map((route) => [route, ...names.map((name) => writeNumber(find(route, name)))]),
    ),
  ].join('\n\n');
}
