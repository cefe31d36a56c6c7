import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { stopClock } from '../support/stopClock';
import { allowProblems, expect, test } from '../support/test';
import { openSearch } from './openSearch';

// A stopped clock stays in its context, where it would affect the next test.
test.use({ ownContext: true });

// Typing stays smooth, because the worker gets one request per letter, and the address changes only when typing pauses.

const WORD = 'chann';

/** The work of a page since `watch` was called. */
interface Work {
  /** Query of each request to the worker, in order. */
  requestedQueries: string[];
  /** Number of changes of the address. */
  addressChanges: number;
}

declare global {
  interface Window {
    searchWork: Work;
  }
}

/** Counts what a page does from its start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: Work = { requestedQueries: [], addressChanges: 0 };
    window.searchWork = work;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const [{ requests: [first] = [] }] = args as [{ requests?: { query: string; page?: number }[] }];
      // Further pages of results belong to scrolling.
      if (first !== undefined && !first.page) work.requestedQueries.push(first.query);
      Reflect.apply(postMessage, this, args);
    };
    const { replaceState } = window.history;
    window.history.replaceState = function (...args: Parameters<typeof replaceState>) {
      if (args[2] !== undefined && String(args[2]).includes('q=')) work.addressChanges += 1;
      replaceState.apply(this, args);
    };
  });
}

const readWork = (page: Page): Promise<Work> => page.evaluate(() => window.searchWork);

const BEGINNINGS = Array.from(WORD, (_, index) => WORD.slice(0, index + 1));

test('the dialog sends the worker one request for each letter typed', async ({ page }) => {
  await watch(page);
  await openPage(page, '/docs/language/types');
  const { enterQuery, input, rows } = await openSearch(page);
  // All letters typed before the search has loaded are one request.
  await enterQuery('x');
  await input.fill('');
  await page.evaluate(() => (window.searchWork.requestedQueries = []));
  await input.pressSequentially(WORD);
  await expect(rows.first()).toContainText(/channel/i);

  expect((await readWork(page)).requestedQueries).toEqual(BEGINNINGS);
});

test('the search page sends the worker at most one request per letter, and changes the address once typing pauses', async ({
  page,
}) => {
  await watch(page);
  await page.clock.install();
  await openPage(page, '/search');
  const box = page.getByRole('searchbox');
  await box.pressSequentially(WORD);
  await expect(page.locator('main ol > li').first()).toContainText(/channel/i);
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`/search?q=${WORD}`);

  const { requestedQueries, addressChanges } = await readWork(page);
  // The page skips a letter if the next one is typed before the page has rendered.
  expect(requestedQueries).toEqual(BEGINNINGS.filter((query) => requestedQueries.includes(query)));
  expect(requestedQueries.at(-1)).toBe(WORD);
  expect(addressChanges).toBe(1);
});

test.describe('when the scripts of the search fail to load', () => {
  allowProblems({ match: /^console error: .*status of 503/, reason: 'the server fails' });

  test('the search page opens with all letters when the reader pauses', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/docs/language/types');
    let areScriptsGone = true;
    await page.route(/\/assets\/js\/(?!site|runtime)/, (route) =>
      areScriptsGone ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
    // Before its last attempt, the dialog checks the connection for the second time. Until then, nothing is timed.
    const checks: (() => Promise<void>)[] = [];
    await page.route('/search', async (route, request) => {
      if (request.method() === 'HEAD') checks.push(() => route.fallback());
      else await route.fallback();
    });
    const [first = '', ...letters] = WORD;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(first);
    await expect.poll(() => checks.length).toBe(1);
    await checks[0]?.();
    await expect.poll(() => checks.length).toBe(2);
    await stopClock(page);
    const failure = page.waitForResponse((response) => response.status() === 503);
    await checks[1]?.();
    await failure;
    for (const letter of letters) {
      await page.keyboard.type(letter);
      await page.clock.runFor(900);
    }
    areScriptsGone = false;
    await page.clock.runFor(100);
    await expect(page).toHaveURL(`/search?q=${WORD}`);
  });
});
