import { launch } from 'chrome-launcher';
import { QUIET_CHROMIUM } from '../../../tools/support/quietChromium.mjs';
import { measureRoute } from '../../lighthouse/measureRoute.mjs';
import { measureInTurn } from '../measure/measureInTurn.mjs';
import { warmUp } from '../measure/warmUp.mjs';
import { median } from '../statistics.mjs';

/**
 * Asks Lighthouse, as a phone, for the score of the performance of each page.
 *
 * @param {import('@playwright/test').Browser} browser for the visits that do not count
 * @param {string} chromePath program that Lighthouse drives itself
 * @param {readonly import('../prepareSites.mjs').Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @returns {Promise<import('../results').ScoreRow[]>}
 * @throws {import('../../../tools/support/Problem.mjs').Problem} when a page cannot be measured
 */
export async function measureLighthouse(browser, chromePath, sites, routes, runs) {
  const chrome = await launch({ chromePath, chromeFlags: [...QUIET_CHROMIUM, '--headless'], logLevel: 'silent' });
  try {
    const scores = await measureInTurn(sites, routes, runs, {
      name: 'Lighthouse',
      warmUp: (address) => warmUp(browser, address),
      measure: async (address) => {
        const { origin, pathname } = new URL(address);
        const { categories } = await measureRoute(origin, pathname, chrome.port);

        return 100 * categories.performance.score;
      },
    });

    return scores.map(({ results, ...page }) => ({ ...page, performance: median(results) }));
  } finally {
    chrome.kill();
  }
}
