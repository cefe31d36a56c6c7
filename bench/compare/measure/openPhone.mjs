/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 4;

/** @typedef {{page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession, waitForQuiet: (quietMs?: number) => Promise<void>, received: Received[], tap: (target: import('@playwright/test').Locator) => Promise<void>, close: () => Promise<void>}} Phone */
/** @typedef {{url: string, bytes: number}} Received an answer and what was sent for it, headers included */

/** A page is quiet when nothing was sent for so many milliseconds. */
export const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;
const STEP_MS = 100;

/** How long a finger rests on the screen in a tap. */
const TAP_MS = 80;

/** Browsers do not tell the end of each request, for example of one that a new page has made pointless; the server answers sooner than this. */
const FORGOTTEN_MS = 3_000;

/**
 * Opens an empty page on a phone with a slow processor and nothing in its cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {() => void} [observe] runs in each page before its own scripts
 * @returns {Promise<Phone>} `tap` touches the middle of what is in view, as long as a finger does; `waitForQuiet` resolves once nothing was sent, and no task was long, for as many milliseconds
 */
export async function openPhone(browser, observe) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (observe !== undefined) await page.addInitScript(observe);
  const { received, isQuietFor } = await followNetwork(cdp);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  return {
    page,
    cdp,
    received,
    tap: (target) => tap(cdp, target),
    close: () => context.close(),
    waitForQuiet: async (quietMs = QUIET_MS) => {
      const end = Date.now() + LIMIT_MS;
      while (!isQuietFor(quietMs) && Date.now() < end) await wait(STEP_MS);
      // A busy page answers this only when its task is over, and has to be quiet after it as well.
      const asked = Date.now();
      await page.evaluate(() => undefined);
      if (Date.now() - asked > STEP_MS) await wait(quietMs);
    },
  };
}

/**
 * Playwright's own tap lifts the finger at once, and its click moves a mouse, which phones do not have.
 *
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {import('@playwright/test').Locator} target
 */
async function tap(cdp, target) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not in view.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** @param {import('@playwright/test').CDPSession} cdp */
async function followNetwork(cdp) {
  /** @type {Map<string, {url: string, asked: number}>} */
  const open = new Map();
  /** @type {Received[]} */
  const received = [];
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    if (request.url.startsWith('http')) open.set(requestId, { url: request.url, asked: last });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const url = open.get(requestId)?.url;
    if (url !== undefined) received.push({ url, bytes: encodedDataLength });
    open.delete(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    last = Date.now();
    open.delete(requestId);
  });
  await cdp.send('Network.enable');
  const isWaiting = () => [...open.values()].some(({ asked }) => Date.now() - asked < FORGOTTEN_MS);

  return { received, isQuietFor: (/** @type {number} */ ms) => !isWaiting() && Date.now() - last >= ms };
}

/** @param {number} ms */
export function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
