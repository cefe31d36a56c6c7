import { openPhone, QUIET_MS, wait } from './openPhone.mjs';

/** @typedef {{ms: number, fetched: number}} Navigation from the click to the painted heading; how many answers were sent for it after the click */

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
  await page.evaluate(() => sessionStorage.removeItem('bench:ms'));
  await tap(link);
  for (const end = Date.now() + LIMIT_MS; Date.now() < end;) {
    await wait(STEP_MS);
    // A page that is just being left cannot answer.
    const ms = await page.evaluate(() => sessionStorage.getItem('bench:ms')).catch(() => null);
    if (ms !== null) return { ms: Number(ms), fetched: received.length - before };
  }

  return { ms: Number.NaN, fetched: received.length - before };
}

/** Runs in each page: notes when a link was clicked, and when the first frame with another heading was painted, on the same page or the one loaded instead. */
function observeHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => document.querySelector('main h1, h1')?.textContent ?? '';
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('bench:clicked', String(performance.timeOrigin + event.timeStamp));
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
      port1.onmessage = () => sessionStorage.setItem('bench:ms', String(now() - Number(clicked)));
      port2.postMessage(null);
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}
