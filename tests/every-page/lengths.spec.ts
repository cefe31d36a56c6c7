import { openPage } from '../support/openPage';
import { findElements, readPages, readText } from '../support/readPages';
import { readRoutes } from '../support/readRoutes';
import { resizeWindow } from '../support/resizeWindow';
import { expect, test } from '../support/test';

// Limits the length of pages, so that readers can finish them: long code scrolls inside its frame, and content for few
// readers is folded.

const SCREEN_PX = 850;
const MAX_SCREENS = 8;
const MAX_CELL = 100;

/** Pages that may be longer: reference pages, and the tour with its fifteen lessons. */
const LONG_PAGES: ReadonlySet<string> = new Set([
  '/docs/language/errors',
  '/docs/language/types',
  '/docs/language/grammar',
  '/docs/language/tour',
  '/docs/plugins/cli',
]);

test('pages of the documentation are at most eight laptop screens long', async ({ page }) => {
  test.setTimeout(600_000);
  const routes = readRoutes()
    .map((route) => route.replace(/\/$/, ''))
    .filter((route) => route.startsWith('/docs/') && !LONG_PAGES.has(route));
  expect(routes.length).toBeGreaterThan(40);
  await resizeWindow(page, 1280, SCREEN_PX);
  const long: string[] = [];
  for (const route of routes) {
    await openPage(page, route);
    const height = await page.locator('article').evaluate((article) => article.getBoundingClientRect().height);
    if (height > MAX_SCREENS * SCREEN_PX) long.push(`${route}: ${(height / SCREEN_PX).toFixed(1)} screens`);
  }
  expect(long).toEqual([]);
});

test('no cell of a table in the documentation has more than 100 characters', () => {
  const cells = readPages()
    .filter(({ route }) => route.startsWith('/docs/'))
    .flatMap(({ route, tree }) =>
      findElements(tree, ({ tagName }) => tagName === 'td').map((cell) => ({ route, text: readText(cell).trim() })),
    );
  expect(cells.length).toBeGreaterThan(500);
  expect(cells.filter(({ text }) => text.length > MAX_CELL).map(({ route, text }) => `${route}: ${text}`)).toEqual([]);
});
