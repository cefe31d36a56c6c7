import { addValues, rotateList } from './measurePages.mjs';
import { SLOWDOWN, usePhone } from './phone.mjs';

/** @typedef {import('./measurements').Measurement} Measurement */
/** @typedef {import('./serveSite.mjs').Site} Site */
/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('@playwright/test').Browser} Browser */

const BLOCK_PAGE = '/docs/language/types';
const WORKBENCH = '/play?target=java&output=T0.java';
const EDIT_BUTTON = 'main button[data-edit]';
const TYPE_COUNT = 200;
/** A contract with `TYPE_COUNT` types, one per line. The workbench shows the generated code of the first type. */
const CONTRACT = Array.from(
  { length: TYPE_COUNT },
  (_, index) => `type T${index} { a: String, b: Integer?, c: T0[] }`,
).join('\n');
/** Number of keys to press per visit. Each key adds a letter to the name of a field. */
const KEY_COUNT = 5;
const TIMEOUT_MS = 60_000;

/**
 * Measures the editors of our site, with a slow and a fast processor. One value is the time until the editor of a block
 * has the cursor. It begins with the tap, or with the arrival of the last file that the editor needs if that is later.
 * The other value is the time from a key in a long contract to the generated code.
 *
 * @param {Browser} browser
 * @param {readonly Site[]} sites builds of our own site
 * @param {number} runs
 * @returns {Promise<Measurement[]>} milliseconds
 */
export async function measureEditors(browser, sites, runs) {
  /** @type {Measurement[]} */
  const measurements = [];
  for (let run = 0; run < runs; run++) {
    for (const slowdown of [SLOWDOWN, 1]) {
      for (const site of rotateList(sites, run)) {
        const cursorMs = await usePhone(browser, site, { slowdown }, (phone) => measureCursor(phone, site));
        addValues(measurements, 'editors', site, { [`Edit to cursor ms, slowed ${slowdown} times`]: cursorMs });
        const keyTimes = await usePhone(browser, site, { slowdown }, (phone) => measureKeys(phone, site));
        for (const ms of keyTimes)
          addValues(measurements, 'editors', site, { [`key to code ms, slowed ${slowdown} times`]: ms });
      }
    }
    console.error(`editors: run ${run + 1} of ${runs}`);
  }

  return measurements;
}

/**
 * @param {Phone} phone
 * @param {Site} site
 */
async function measureCursor({ page, tap, waitForQuiet }, site) {
  await page.goto(site.address + BLOCK_PAGE, { waitUntil: 'load' });
  await waitForQuiet();
  const button = page.locator(EDIT_BUTTON).first();
  await button.scrollIntoViewIfNeeded();
  await waitForQuiet();
  await page.evaluate(() => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(1000);
    addEventListener('focusin', ({ target }) => {
      const isEditor =
        target instanceof Element && target.shadowRoot?.activeElement?.getAttribute('role') === 'textbox';
      if (isEditor) requestAnimationFrame(() => performance.mark('cursor'));
    });
    addEventListener('click', () => performance.mark('click'), { capture: true, once: true });
  });
  await tap(button);
  await page.waitForFunction(() => performance.getEntriesByName('cursor').length > 0, undefined, {
    timeout: TIMEOUT_MS,
  });

  return page.evaluate(() => {
    const [cursor, click] = ['cursor', 'click'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    // Files that arrive after the cursor, such as the compiler, are not needed for it.
    const arrivals = performance
      .getEntriesByType('resource')
      .map((entry) => ('responseEnd' in entry ? Number(entry.responseEnd) : 0))
      .filter((end) => end < (cursor ?? 0));
    return (cursor ?? Number.NaN) - Math.max(click ?? 0, ...arrivals);
  });
}

/**
 * @param {Phone} phone
 * @param {Site} site
 */
async function measureKeys({ page, waitForQuiet }, site) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.address + WORKBENCH, { waitUntil: 'load' });
  const editor = page.getByRole('textbox', { name: /^Contract / });
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, CONTRACT);
  await page.waitForFunction(() => document.querySelector('pre code')?.textContent.includes('T0'), undefined, {
    timeout: TIMEOUT_MS,
  });
  await editor.press('ControlOrMeta+Home');
  for (const _ of 'type T0 { a') await editor.press('ArrowRight');
  /** @type {number[]} */
  const times = [];
  for (let key = 1; key <= KEY_COUNT; key++) {
    await waitForQuiet();
    const measurement = await page.evaluateHandle(measureKey, `a${'x'.repeat(key)}`);
    await page.keyboard.press('x');
    times.push(await measurement.evaluate(({ ms }) => ms));
  }

  return times;
}

/**
 * Runs in the page. Measures the milliseconds from the next key to the frame in which the generated code has a word.
 *
 * @param {string} word
 * @returns {{ms: Promise<number>}} an object, because the caller would wait for a promise before it presses the key
 */
function measureKey(word) {
  const ms = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const check = () => {
          const isShown = document.querySelector('pre code')?.textContent.includes(` ${word}`) ?? false;
          if (isShown) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(check);
        };
        check();
      },
      { capture: true, once: true },
    );
  });

  return { ms };
}
