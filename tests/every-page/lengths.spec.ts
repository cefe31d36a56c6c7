import { openPage } from '../support/openPage';
import { findElements, readPages, readText } from '../support/readPages';
import { readRoutes } from '../support/readRoutes';
import { resizeWindow } from '../support/resizeWindow';
import { expect, test } from '../support/test';

// Pages that a reader can finish: long code scrolls inside of its frame, and what few readers need is folded.

const SCREEN_PX = 850;
const MAX_SCREENS = 8;
const MAX_CELL = 100;

/** Pages in which readers look something up, and the course of fifteen lessons: nobody reads them in one go. */
const NOT_READ_AT_ONCE: ReadonlySet<string> = new Set([
  '/docs/language/errors',
  '/docs/language/types',
  '/docs/language/grammar',
  '/docs/language/tour',
  '/docs/plugins/cli',
]);

test('the text of a page of the documentation has at most eight screens of a laptop', async ({ page }) => {
  test.setTimeout(600_000);
  const routes = readRoutes()
    .map((route) => route.replace(/\/$/, ''))
    .filter((route) => route.startsWith('/docs/') && !NOT_READ_AT_ONCE.has(route));
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
