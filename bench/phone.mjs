import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Problem } from '../tools/support/Problem.mjs';
import { CHROMIUM_FLAGS } from '../tools/support/chromiumFlags.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./serveSite.mjs').Site} Site */

/**
 * @typedef {object} Phone an emulated phone with one page
 * @property {import('@playwright/test').Page} page
 * @property {import('@playwright/test').CDPSession} cdp
 * @property {() => Promise<void>} waitForQuiet resolves once the server has sent nothing, and the page has
 *   had no long task that `observe` reports, for `QUIET_MS`; at the latest after about `QUIET_TIMEOUT_MS`
 * @property {(target: Locator) => Promise<void>} tap touches the middle of an element for `TAP_MS`
 */

/** Factor by which the processor is slowed down. */
export const SLOWDOWN = 4;
/** A page counts as quiet after this many milliseconds without a server response or a long task. */
export const QUIET_MS = 1_500;
const QUIET_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
/** Milliseconds for which a finger rests on the screen in a tap. */
const TAP_MS = 80;

/**
 * Command-line flags of the browser. Playwright's default flags are not used, because they turn off features that
 * readers have, such as paint holding.
 */
const FLAGS = [
  ...CHROMIUM_FLAGS,
  ...'--headless=new --remote-debugging-pipe --no-startup-window --disable-extensions --disable-default-apps'.split(
    ' ',
  ),
  ...'--no-default-browser-check --disable-dev-shm-usage --password-store=basic --hide-scrollbars --mute-audio'.split(
    ' ',
  ),
  '--disable-features=OptimizationHints,MediaRouter,Translate',
];

/**
 * Starts the browser.
 *
 * @param {string} program path of a Chromium, or its name on the `PATH`
 * @returns {Promise<{browser: Browser, close: () => Promise<void>}>} `close` ends the browser and removes its profile
 * @throws {Problem} if there is no such program
 */
export async function startBrowser(program) {
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(path.delimiter);
  const executablePath = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  if (executablePath === undefined) {
    throw new Problem(`${program} was not found: install Chromium, or name a browser with --browser PATH.`);
  }
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
  const removeProfile = () => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const args = [...FLAGS, `--user-data-dir=${profile}`];
    const browser = await chromium.launch({ executablePath, ignoreDefaultArgs: true, args });

    return { browser, close: () => browser.close().finally(removeProfile) };
  } catch (error) {
    removeProfile();
    throw error;
  }
}

/**
 * Opens an empty page on a slow phone with an empty cache, uses it and closes it.
 *
 * @template Result
 * @param {Browser} browser
 * @param {Site} site the site to visit; its traffic shows when the page is quiet
 * @param {{slowdown?: number, observe?: () => void}} options `observe` runs in each page before the page's own scripts
 * @param {(phone: Phone) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function usePhone(browser, { traffic }, { slowdown = SLOWDOWN, observe }, use) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (observe !== undefined) await page.addInitScript(observe);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    traffic.sent = [];

    return await use({
      page,
      cdp,
      tap: (target) => tap(cdp, target),
      waitForQuiet: async () => {
        const end = Date.now() + QUIET_TIMEOUT_MS;
        const isTrafficQuiet = () => traffic.openCount === 0 && Date.now() - traffic.lastEvent >= QUIET_MS;
        while (Date.now() < end) {
          await wait(POLL_INTERVAL_MS);
          // The evaluation waits until a running task of the page has ended. In the meantime, the page can load more.
          if (isTrafficQuiet() && (await page.evaluate(readIdleMs)) >= QUIET_MS && isTrafficQuiet()) return;
        }
      },
    });
  } finally {
    await context.close();
  }
}

/**
 * Taps an element. Playwright's own tap lifts the finger immediately, and its click moves a mouse, which phones lack.
 *
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {Locator} target
 * @throws {Error} if the element is not visible
 */
async function tap(cdp, target) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not visible, so it cannot be tapped.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page. Returns the milliseconds since its last observed long task, or else since its navigation. Waits
 * until the page is idle, because browsers report long tasks late while other tasks wait. Requests a frame first,
 * because Chromium may not detect idle periods while a page draws no frames.
 */
const readIdleMs = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));

  return performance.now() - (window.bench?.lastTask ?? 0);
};

/** @type {(ms: number) => Promise<void>} */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
