import { Problem } from '../../../tools/support/Problem.mjs';
import { openPhone, QUIET_MS, wait } from './openPhone.mjs';

/** @typedef {{ms: number, clickMs: number, fetched: number}} Navigation from the end of the tap, and from the click event, to the painted heading; how many answers were sent for it after the tap */

const LIMIT_MS = 20_000;
const STEP_MS = 50;

/**
 * Follows the link to the next page again and again, each time after the page is quiet and the link has been in view, so that what is loaded beforehand is there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the first page
 * @param {string} next selects the link to the next page
 * @param {number} count how many links are followed
 * @returns {Promise<Navigation[]>} fewer when the pages end
 * @throws {Problem} when a link leads to no other heading in time
 */
export async function measureNavigation(browser, address, next, count) {
  const phone = await openPhone(browser, observeHeading);
  try {
    await phone.page.goto(address, { waitUntil: 'load' });
    const results = [];
    while (results.length < count) {
      const result = await followNext(phone, next);
      if (result === undefined) break;
      results.push(result);
    }

    return results;
  } finally {
    await phone.close();
  }
}

/**
 * @param {import('./openPhone.mjs').Phone} phone
 * @param {string} next
 * @returns {Promise<Navigation | undefined>} nothing when there is no next page
 */
async function followNext({ page, tap, waitForQuiet, received }, next) {
  const link = page.locator(next).first();
  // The end of a long page may come after its heading.
  await wait(QUIET_MS);
  await waitForQuiet();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  // Until a page begins to fetch what has come into view it is as quiet as before.
  await wait(QUIET_MS);
  await waitForQuiet();
  const before = received.length;
  const place = `${new URL(page.url()).pathname} to ${(await link.getAttribute('href')) ?? 'nowhere'}`;
  await page.evaluate(() => {
    sessionStorage.removeItem('bench:painted');
  });
  await tap(link);
  const times = await waitForHeading(page, place);

  return { ...times, fetched: received.length - before };
}

/**
 * Waits until `observeHeading` has noted a new heading.
 *
 * @param {Pick<import('@playwright/test').Page, 'evaluate'>} page
 * @param {string} place from where to where the link leads, for the message
 * @returns {Promise<Pick<Navigation, 'ms' | 'clickMs'>>}
 * @throws {Problem} when none is painted in time: a time that is not known must not get into a median
 */
export async function waitForHeading(page, place) {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end;) {
    await wait(STEP_MS);
    // A page that is just being left cannot answer.
    const painted = await page.evaluate(() => sessionStorage.getItem('bench:painted')).catch(() => null);
    const [ms = Number.NaN, clickMs = Number.NaN] = painted?.split(' ').map(Number) ?? [];
    if (Number.isFinite(ms) && Number.isFinite(clickMs)) return { ms, clickMs };
  }
  throw new Problem(
    `The link from ${place} showed no other heading within ${LIMIT_MS / 1000} seconds of a tap: follow it by hand, and correct the page or bench/compare/measure/measureNavigation.mjs.`,
  );
}

/** Runs in each page: notes when a link was clicked, and when the first frame with another heading was painted, on the same page or the one loaded instead. */
function observeHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => document.querySelector('main h1, h1')?.textContent ?? '';
  addEventListener(
    'click',
    (event) => {
      // Chromium dates a click with the end of the touch, and takes a while to make one of it.
      sessionStorage.setItem('bench:clicked', String(now()));
      sessionStorage.setItem('bench:tapped', String(performance.timeOrigin + event.timeStamp));
      sessionStorage.setItem('bench:heading', read());
    },
    { capture: true },
  );
  const check = () => {
    const clicked = sessionStorage.getItem('bench:clicked');
    if (clicked === null || read() === '' || read() === sessionStorage.getItem('bench:heading')) return;
    sessionStorage.removeItem('bench:clicked');
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task after the frame: it is painted.
      port1.onmessage = () => {
        const tapped = Number(sessionStorage.getItem('bench:tapped'));
        sessionStorage.setItem('bench:painted', `${now() - tapped} ${now() - Number(clicked)}`);
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}
