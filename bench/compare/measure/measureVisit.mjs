import { openPhone, wait } from './openPhone.mjs';
import { sumByType } from './sumByType.mjs';

/** @typedef {Timings & import('./sumByType.mjs').Sizes} Figures sizes as sent */

/**
 * @typedef {object} Timings in milliseconds, but for the layout shift and the number of requests
 * @property {number} script
 * @property {number} layout
 * @property {number} style
 * @property {number} task everything on the main thread
 * @property {number} blocking what long tasks take beyond 50 ms, in sum
 * @property {number} longest
 * @property {number} lcp
 * @property {number} cls
 * @property {number} requests
 */

/** @typedef {{read: Figures, scrolled: Figures}} Visit once the page was quiet, and after the reader went through it with the pointer */

const SCROLL_STEP = 600;
const SCROLL_PAUSE_MS = 60;
const POINTER_STEPS = 24;

/** Longer than any page; a page that does not scroll must not hold up the run. */
const MAX_SCROLLS = 400;

/**
 * Visits a page with an empty cache, waits until it is quiet, then scrolls to its end and moves the pointer over it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 */
export async function measureVisit(browser, address) {
  const phone = await openPhone(browser, observePage);
  try {
    await phone.page.goto(address, { waitUntil: 'load' });
    await phone.waitForQuiet();
    const read = await readFigures(phone);
    await readThrough(phone);
    await phone.waitForQuiet();

    return { read, scrolled: await readFigures(phone) };
  } finally {
    await phone.close();
  }
}

/** Runs in the page: collects what browsers only tell while it happens. */
function observePage() {
  const seen = { tasks: /** @type {number[]} */ ([]), lcp: 0, cls: 0 };
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    // Entries are of the type that was asked for.
    const { value, hadRecentInput } = /** @type {LayoutShift} */ (entry);
    seen.cls += hadRecentInput ? 0 : value;
  });
  window.benchSeen = seen;
}

/**
 * @param {import('./openPhone.mjs').Phone} phone
 * @returns {Promise<Figures>}
 */
async function readFigures({ page, cdp, received }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (/** @type {string} */ name) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  const seen = await page.evaluate(() => window.benchSeen);
  if (seen === undefined) throw new Error(`${page.url()} has lost what was noted in it.`);
  const { tasks, lcp, cls } = seen;

  return {
    script: read('ScriptDuration'),
    layout: read('LayoutDuration'),
    style: read('RecalcStyleDuration'),
    task: read('TaskDuration'),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
    lcp,
    cls,
    requests: received.length,
    ...sumByType(received),
  };
}

/** @param {import('./openPhone.mjs').Phone} phone */
async function readThrough({ page }) {
  await page.mouse.move(195, 422);
  let isAtEnd = false;
  for (let step = 0; step < MAX_SCROLLS && !isAtEnd; step++) {
    await page.mouse.wheel(0, SCROLL_STEP);
    await wait(SCROLL_PAUSE_MS);
    isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  }
  for (let step = 0; step < POINTER_STEPS; step++) {
    await page.mouse.move(30 + ((step * 83) % 330), 80 + ((step * 131) % 740), { steps: 4 });
  }
}
