import { openPhone, wait } from './openPhone.mjs';

/**
 * @typedef {object} Interaction something a reader does
 * @property {string} name
 * @property {string} route of the page
 * @property {(phone: import('./openPhone.mjs').Phone) => Promise<void>} [prepare] done before, without being measured
 * @property {(phone: import('./openPhone.mjs').Phone) => Promise<void>} act one tap or key
 */

/** Browsers say nothing about interactions that took less. */
const MIN_DURATION_MS = 16;
const SETTLING_MS = 1_000;

/**
 * Opens a page, waits until it is quiet, does something and asks the browser how long it took until the next frame was painted (Event Timing, as INP does).
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site address without a slash at the end
 * @param {Interaction} interaction
 * @returns {Promise<number>} milliseconds, in steps of 8; 16 stands for less as well
 */
export async function measureInteraction(browser, site, { route, prepare, act }) {
  const phone = await openPhone(browser, observeInteractions);
  try {
    await phone.page.goto(site + route, { waitUntil: 'load' });
    await phone.waitForQuiet();
    if (prepare !== undefined) {
      await prepare(phone);
      await phone.waitForQuiet();
    }
    await phone.page.evaluate(() => {
      window.benchDurations = [];
    });
    await act(phone);
    await wait(SETTLING_MS);
    const durations = await phone.page.evaluate(() => window.benchDurations ?? []);

    return Math.max(MIN_DURATION_MS, ...durations);
  } finally {
    await phone.close();
  }
}

/** Runs in the page. */
function observeInteractions() {
  window.benchDurations = [];
  new PerformanceObserver((list) => {
    // Entries are of the type that was asked for.
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (interactionId > 0) window.benchDurations?.push(duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}
