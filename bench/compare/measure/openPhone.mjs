/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 4;

/** @typedef {{page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession, waitForQuiet: (quietMs?: number) => Promise<void>, received: Received[], close: () => Promise<void>}} Phone */
/** @typedef {{url: string, bytes: number}} Received an answer and what was sent for it, headers included */

const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;
const STEP_MS = 100;

/**
 * Opens an empty page on a phone with a slow processor and nothing in its cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {() => void} [observe] runs in each page before its own scripts
 * @returns {Promise<Phone>} `waitForQuiet` resolves once nothing was sent, and no task was long, for as many milliseconds
 */
export async function openPhone(browser, observe) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
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

/** @param {import('@playwright/test').CDPSession} cdp */
async function followNetwork(cdp) {
  /** @type {Map<string, string>} */
  const open = new Map();
  /** @type {Received[]} */
  const received = [];
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    if (request.url.startsWith('http')) open.set(requestId, request.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const url = open.get(requestId);
    if (url !== undefined) received.push({ url, bytes: encodedDataLength });
    open.delete(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    last = Date.now();
    open.delete(requestId);
  });
  await cdp.send('Network.enable');

  return { received, isQuietFor: (/** @type {number} */ ms) => open.size === 0 && Date.now() - last >= ms };
}

/** @param {number} ms */
export function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
