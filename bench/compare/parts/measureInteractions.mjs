import { Problem } from '../../../tools/support/Problem.mjs';
import { measureInteraction } from '../measure/measureInteraction.mjs';
import { median, percentile } from '../statistics.mjs';

/** @typedef {import('../measure/measureInteraction.mjs').Interaction} Interaction */

const PAGE = '/docs/language/types';
const ACTION_MS = 10_000;

/**
 * @param {string} selector
 * @returns {Interaction['act']}
 */
const tap =
  (selector) =>
  ({ page, tap: tapOn }) =>
    tapOn(page.locator(selector).filter({ visible: true }).first());

/** @type {readonly Interaction[]} */
const INTERACTIONS = [
  { name: 'menu', route: PAGE, act: tap('.navbar__toggle') },
  {
    name: 'tab',
    route: PAGE,
    prepare: show('[role=tab][aria-selected=false]'),
    act: tap('[role=tab][aria-selected=false]'),
  },
  { name: 'copy', route: PAGE, prepare: show('button[aria-label^="Copy"]'), act: tap('button[aria-label^="Copy"]') },
  { name: 'search', route: PAGE, act: tap('.DocSearch-Button') },
  {
    name: 'first key in search',
    route: PAGE,
    prepare: async (phone) => {
      await tap('.DocSearch-Button')(phone);
      await phone.page.locator('dialog[open] input, .DocSearch-Input').first().waitFor({ timeout: ACTION_MS });
    },
    act: ({ page }) => page.keyboard.press('e'),
  },
];

/**
 * @param {string} selector
 * @returns {Interaction['act']} brings it into view, which is not what is measured
 */
function show(selector) {
  return ({ page }) =>
    page.locator(selector).filter({ visible: true }).first().scrollIntoViewIfNeeded({ timeout: ACTION_MS });
}

/**
 * Measures what readers of our site do, as often as there are runs; peers do not have all of it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site address of our site
 * @param {number} runs
 * @returns {Promise<import('../results').InteractionRow[]>}
 * @throws {Problem} when there is nothing to click on
 */
export async function measureInteractions(browser, site, runs) {
  /** @type {Map<string, number[]>} */
  const times = new Map(INTERACTIONS.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run++) {
    for (const interaction of INTERACTIONS) {
      const ms = await measureInteraction(browser, site, interaction).catch((/** @type {unknown} */ error) => {
        throw new Problem(
          `"${interaction.name}" could not be measured on ${PAGE}: look whether the page still has it, and correct its selector in bench/compare/parts/measureInteractions.mjs.`,
          String(error),
        );
      });
      times.get(interaction.name)?.push(ms);
    }
    console.error(`interactions: run ${run} of ${runs}`);
  }

  return [...times].map(([name, all]) => ({ name, times: all, medianMs: median(all), p95Ms: percentile(all, 0.95) }));
}
