import { Problem } from '../tools/support/Problem.mjs';
import { addValues, rotateList } from './measurePages.mjs';
import { QUIET_MS, usePhone, wait } from './phone.mjs';

/** @typedef {import('./measurements').Measurement} Measurement */
/** @typedef {import('./serveSite.mjs').Site} Site */
/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('@playwright/test').Browser} Browser */

const FIRST_PAGE = '/docs/getting-started';
/**
 * Number of links to follow in one walk. The next walk starts where this one ends, or at the first page if there is no
 * next page.
 */
const LINK_COUNT = 6;
/** Maximum number of attempts per measurement. A busy machine can lose a tap, which must not end the whole run. */
const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

const INTERFACE_PAGE = '/docs/language/types';
/** Minimum duration of the events that the Event Timing API reports, in milliseconds. */
const MIN_EVENT_MS = 16;
/** Time to wait after an interaction, until the browser has reported its events. */
const SETTLING_MS = 1_000;
const MENU = 'button[aria-label="Toggle navigation bar"]';
const TAB = '[role=tab][aria-selected=false]';
const COPY = 'button[aria-label^="Copy"]';
const SEARCH = '.DocSearch-Button';

/** @type {readonly {name: string, target: string, key?: string, undo?: string}[]} an interaction is a tap unless it has a key */
const INTERACTIONS = [
  { name: 'menu', target: MENU, undo: 'Escape' },
  { name: 'tab', target: TAB },
  { name: 'copy', target: COPY },
  { name: 'search', target: SEARCH },
  { name: 'key in search', target: 'dialog[open] input', key: 'e' },
];

/**
 * Follows the documentation's links to the next page, alternating between the sites. Scrolls to each link, waits until
 * the page is quiet, and taps the link. The time runs from the end of the tap to the frame with the new heading.
 *
 * @param {Browser} browser
 * @param {readonly Site[]} sites
 * @param {number} runs number of walks on each site
 * @returns {Promise<Measurement[]>} milliseconds
 * @throws {Problem} if a walk fails three times, for example because the heading stays the same after a tap
 */
export async function measureNavigation(browser, sites, runs) {
  /** @type {Measurement[]} */
  const measurements = [];
  /** @type {Map<Site, string>} */
  const starts = new Map();
  for (let run = 0; run < runs; run++) {
    for (const site of rotateList(sites, run)) {
      const start = starts.get(site) ?? site.locate(FIRST_PAGE) ?? '/';
      const { times, end } = await retryMeasurement(site, () => followLinks(browser, site, start));
      for (const ms of times) addValues(measurements, 'navigation', site, { 'tap to heading ms': ms });
      if (times.length === LINK_COUNT) starts.set(site, end);
      else starts.delete(site);
    }
    console.error(`navigation: run ${run + 1} of ${runs}`);
  }

  return measurements;
}

/**
 * Measures how fast our menu, tabs, copy buttons and search respond, alternating between the sites. The time is the
 * event duration of the Event Timing API, which INP also uses. The browser rounds it to 8 ms; a value of 16 means 16 or
 * less.
 *
 * @param {Browser} browser
 * @param {readonly Site[]} sites builds of our own site
 * @param {number} runs
 * @returns {Promise<Measurement[]>} milliseconds
 * @throws {Problem} if the measurement fails three times, for example because an element is missing
 */
export async function measureInterface(browser, sites, runs) {
  /** @type {Measurement[]} */
  const measurements = [];
  for (let run = 0; run < runs; run++) {
    for (const site of rotateList(sites, run)) {
      const times = await retryMeasurement(site, () => measureInteractions(browser, site));
      addValues(measurements, 'interface', site, times);
    }
    console.error(`interface: run ${run + 1} of ${runs}`);
  }

  return measurements;
}

/**
 * @template Result
 * @param {Site} site
 * @param {() => Promise<Result>} measure
 * @returns {Promise<Result>} result of the first successful attempt
 * @throws {Problem} if all attempts fail
 */
async function retryMeasurement({ name }, measure) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await measure();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt === MAX_ATTEMPTS) throw new Problem(`${name} could not be measured: ${reason}`);
      console.error(`${name}, attempt ${attempt} failed and does not count: ${reason}`);
    }
  }
}

/**
 * @param {Browser} browser
 * @param {Site} site
 * @param {string} start path of the first page
 * @returns {Promise<{times: number[], end: string}>} milliseconds per link, fewer than `LINK_COUNT` if the pages end,
 *   and the path of the last page
 */
function followLinks(browser, site, start) {
  return usePhone(browser, site, { observe: observeHeading }, async (phone) => {
    await phone.page.goto(site.address + start, { waitUntil: 'load' });
    /** @type {number[]} */
    const times = [];
    while (times.length < LINK_COUNT) {
      const ms = await followNext(phone, site.nextLink);
      if (ms === undefined) break;
      times.push(ms);
    }

    return { times, end: new URL(phone.page.url()).pathname };
  });
}

/**
 * Taps the link to the next page.
 *
 * @param {Phone} phone
 * @param {string} nextLink CSS selector of the link
 * @returns {Promise<number | undefined>} milliseconds, or undefined if there is no next page
 * @throws {Error} if the page shows no other heading within `TIMEOUT_MS`
 */
async function followNext({ page, tap, waitForQuiet }, nextLink) {
  const link = page.locator(nextLink).first();
  // The end of a long page, which contains the link, may arrive after its heading.
  await wait(QUIET_MS);
  await waitForQuiet();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  // The site prefetches links that have come into view. This must end before the measured time begins.
  await wait(QUIET_MS);
  await waitForQuiet();
  const address = page.url();
  await page.evaluate(() => {
    sessionStorage.removeItem('bench:painted');
  });
  await tap(link);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    await wait(POLL_INTERVAL_MS);
    // The evaluation fails while the browser leaves the page.
    const painted = await page.evaluate(() => sessionStorage.getItem('bench:painted')).catch(() => null);
    if (painted !== null) return Number(painted);
  }
  throw new Error(
    `the next link of ${address} did not lead to another heading within ${TIMEOUT_MS / 1000} s. Follow it by hand, then correct the page or the selector "${nextLink}" in bench.`,
  );
}

/**
 * Runs in each page. Stores the time from the end of a tap to the first frame with another heading in the session
 * storage, which survives if the site loads a new page.
 */
function observeHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const readHeading = () => document.querySelector('main h1, h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // In Chromium, the time stamp of the click is the end of the touch.
      sessionStorage.setItem('bench:tapped', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('bench:heading', readHeading());
    },
    { capture: true },
  );
  const check = () => {
    const tapped = sessionStorage.getItem('bench:tapped');
    const heading = readHeading();
    if (tapped === null || heading === '' || heading === sessionStorage.getItem('bench:heading')) return;
    sessionStorage.removeItem('bench:tapped');
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // This is the first task after the frame, so the heading is painted.
      port1.onmessage = () => {
        sessionStorage.setItem('bench:painted', String(now() - Number(tapped)));
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * @param {Browser} browser
 * @param {Site} site
 * @returns {Promise<Record<string, number>>} milliseconds by metric
 */
function measureInteractions(browser, site) {
  return usePhone(browser, site, { observe: observeEvents }, async (phone) => {
    const { page } = phone;
    await page.goto(`${site.address}${site.locate(INTERFACE_PAGE) ?? ''}`, { waitUntil: 'load' });
    /** @type {Record<string, number>} */
    const times = {};
    for (const { name, target, key, undo } of INTERACTIONS) {
      await phone.waitForQuiet();
      const element = page.locator(target).filter({ visible: true }).first();
      await element.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS });
      await phone.waitForQuiet();
      await page.evaluate(() => window.bench?.events.splice(0));
      await (key === undefined ? phone.tap(element) : page.keyboard.press(key));
      await wait(SETTLING_MS);
      const durations = await page.evaluate(() => window.bench?.events ?? []);
      times[`${name} ms`] = Math.max(MIN_EVENT_MS, ...durations);
      if (undo !== undefined) await page.keyboard.press(undo);
      await wait(QUIET_MS);
    }

    return times;
  });
}

/** Runs in the page. Collects the durations of taps and key presses. */
function observeEvents() {
  const events = /** @type {number[]} */ ([]);
  new PerformanceObserver((list) => {
    // The cast is safe: the observer below observes only event entries.
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (interactionId > 0) events.push(duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  window.bench = { tasks: [], lastTask: 0, lcp: 0, events };
}
