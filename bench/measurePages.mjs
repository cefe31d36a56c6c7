import { SLOWDOWN, usePhone, wait } from './phone.mjs';
import { KINDS } from './serveSite.mjs';

/** @typedef {import('./measurements').Measurement} Measurement */
/** @typedef {import('./serveSite.mjs').Site} Site */
/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('@playwright/test').Browser} Browser */

const SCROLL_STEP = 600;
const SCROLL_PAUSE_MS = 60;
/** Maximum number of scroll steps, more than any page needs. It ends the loop if a page cannot scroll to its end. */
const MAX_SCROLLS = 400;
const LONG_TASK_MS = 50;

/**
 * Visits each page on each site. Visits to the same page on different sites follow each other, so that a busy moment of
 * the machine affects all sites.
 *
 * @param {Browser} browser
 * @param {readonly Site[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs number of visits to each page on each site
 * @returns {Promise<Measurement[]>}
 */
export async function measurePages(browser, sites, routes, runs) {
  /** @type {Measurement[]} */
  const measurements = [];
  for (const route of routes) {
    const visited = sites.filter((site) => site.locate(route) !== undefined);
    // The first visit does not count, because the server compresses the files of the page during it.
    for (const site of visited) await measureVisit(browser, site, route, 1);
    for (let run = 0; run < runs; run++) {
      for (const site of rotateList(visited, run))
        addValues(measurements, route, site, await measureVisit(browser, site, route));
      console.error(`pages: ${route}, run ${run + 1} of ${runs}`);
    }
  }

  return measurements;
}

/**
 * Rotates a list, so that another item comes first in each run.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} run
 * @returns {Item[]}
 */
export function rotateList(items, run) {
  const start = run % Math.max(1, items.length);

  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Adds the given values to the measurements of a site. A metric without a measurement gets a new one.
 *
 * @param {Measurement[]} measurements modified in place
 * @param {string} subject
 * @param {Site} site
 * @param {Record<string, number>} values by metric
 */
export function addValues(measurements, subject, { name }, values) {
  for (const [metric, value] of Object.entries(values)) {
    const measurement = measurements.find(
      (one) => one.subject === subject && one.metric === metric && one.site === name,
    );
    if (measurement === undefined) measurements.push({ subject, metric, site: name, values: [value] });
    else measurement.values.push(value);
  }
}

/**
 * Visits a page with an empty cache, waits until it is quiet, then scrolls to its end and waits again.
 *
 * @param {Browser} browser
 * @param {Site} site
 * @param {string} route
 * @param {number} [slowdown]
 * @returns {Promise<Record<string, number>>} values by metric
 */
function measureVisit(browser, site, route, slowdown = SLOWDOWN) {
  return usePhone(browser, site, { slowdown, observe: observePage }, async (phone) => {
    await phone.page.goto(`${site.address}${site.locate(route) ?? ''}`, { waitUntil: 'load' });
    await phone.waitForQuiet();
    const beforeScrolling = await readMeasurements(phone, site);
    await scrollToEnd(phone);
    await phone.waitForQuiet();
    const afterScrolling = Object.entries(await readMeasurements(phone, site)).filter(
      ([metric]) => metric !== 'LCP ms',
    );

    return {
      ...beforeScrolling,
      ...Object.fromEntries(afterScrolling.map(([metric, value]) => [`scrolled: ${metric}`, value])),
    };
  });
}

/** Runs in the page. Collects entries that browsers report only to observers. */
function observePage() {
  const seen = { tasks: /** @type {number[]} */ ([]), lastTask: 0, lcp: 0, events: [] };
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    seen.lastTask = performance.now();
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.bench = seen;
}

/**
 * @param {Phone} phone
 * @param {Site} site
 * @returns {Promise<Record<string, number>>} values since the beginning of the visit, by metric
 */
async function readMeasurements({ page, cdp }, { traffic }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const readMs = (/** @type {string} */ name) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  const { tasks, lcp } = (await page.evaluate(() => window.bench)) ?? { tasks: [Number.NaN], lcp: Number.NaN };
  const sumKilobytes = (/** @type {readonly import('./serveSite.mjs').SentBody[]} */ bodies) =>
    bodies.reduce((sum, { bytes }) => sum + bytes / 1000, 0);
  const { sent } = traffic;

  return {
    'blocking ms': tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    'longest task ms': Math.max(0, ...tasks),
    'LCP ms': lcp,
    'script ms': readMs('ScriptDuration'),
    'layout + style ms': readMs('LayoutDuration') + readMs('RecalcStyleDuration'),
    'main thread ms': readMs('TaskDuration'),
    'total KB': sumKilobytes(sent),
    ...Object.fromEntries(KINDS.map((kind) => [`${kind} KB`, sumKilobytes(sent.filter((body) => body.kind === kind))])),
  };
}

/** @param {Phone} phone */
async function scrollToEnd({ page }) {
  const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  await page.mouse.move(195, 422);
  for (let step = 0; step < MAX_SCROLLS && !(await page.evaluate(isAtEnd)); step++) {
    await page.mouse.wheel(0, SCROLL_STEP);
    await wait(SCROLL_PAUSE_MS);
  }
}
