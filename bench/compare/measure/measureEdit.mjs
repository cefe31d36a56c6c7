/**
 * @typedef {object} Edit a contract that was edited
 * @property {number} cursorMs from the click on Edit until the cursor is in the editor
 * @property {number} afterFilesMs from the last file of the editor on
 * @property {number[]} compileMs what the worker took to compile a contract of a hundred lines
 */

/** @typedef {{downloadThroughput: number, uploadThroughput: number, latency: number}} Connection bytes per second, milliseconds */

const PAGE = '/docs/language';

/** A contract of a hundred lines. */
const CONTRACT = Array.from(
  { length: 10 },
  (_, index) => `type Book${index} {
  isbn: String,
  title: String,
  pages: Integer32?
}

endpoint GetBook${index} GET /books${index}/{isbn: String} -> {
  200 -> Book${index}
  404 -> Unit
}
`,
).join('');
const WARM_UPS = 20;
const COMPILES = 100;

/**
 * Opens a page with an empty cache, edits its first contract and compiles another one in the worker that this starts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site address without a slash at the end
 * @param {Connection} [connection] nothing for one without limits; nothing is compiled over a limited one
 * @returns {Promise<Edit>}
 */
export async function measureEdit(browser, site, connection) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // What a worker keeps, or fetches, comes past the slow line that is measured.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeEditing);
    await page.goto(site + PAGE, { waitUntil: 'networkidle' });
    if (connection !== undefined) {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    }
    await page.locator('[data-traced] [data-edit]').first().click();
    await page.waitForFunction(() => performance.getEntriesByName('cursor').length > 0);
    const cursor = await page.evaluate(readCursor);
    if (connection !== undefined) return { ...cursor, compileMs: [] };
    await page.locator('[data-traced] [data-tone=good]').first().waitFor();
    const compileMs = await page.evaluate(compile, { text: CONTRACT, warmUps: WARM_UPS, compiles: COMPILES });

    return { ...cursor, compileMs };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its scripts. */
function observeEditing() {
  document.addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), true);
  document.addEventListener('focusin', ({ target }) => {
    if (/** @type {Element} */ (target).shadowRoot !== null) performance.mark('cursor');
  });
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} settings */
    constructor(...settings) {
      super(...settings);
      if (settings[1]?.name === 'compiler') window.benchCompiler = this;
    }
  };
}

/** Runs in the page. */
function readCursor() {
  const find = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const [click, cursor] = [find('click'), find('cursor')];
  const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    .filter(({ initiatorType, responseEnd }) => initiatorType === 'script' && responseEnd < cursor)
    .map(({ responseEnd }) => responseEnd);

  return { cursorMs: cursor - click, afterFilesMs: cursor - Math.max(click, ...files) };
}

/**
 * Runs in the page; asks the worker as `src/live/compiler` does.
 *
 * @param {{text: string, warmUps: number, compiles: number}} task
 */
async function compile({ text, warmUps, compiles }) {
  const { benchCompiler } = window;
  if (benchCompiler === undefined) throw new Error('No compiler was started.');
  const times = [];
  for (let id = -1; id >= -warmUps - compiles; id--) {
    const start = performance.now();
    await new Promise((resolve) => {
      benchCompiler.addEventListener('message', resolve, { once: true });
      const files = { 'books.ws': `${text}\n// ${id}` };
      const request = { files, target: 'kotlin', generation: 'default', package: 'com.example', shared: false };
      benchCompiler.postMessage({ id, kind: 'compile', request });
    });
    if (id < -warmUps) times.push(performance.now() - start);
  }

  return times;
}
