// cspell:ignore xqzzyv
import { findViolations } from '../support/findViolations';
import { holdRequests } from '../support/interceptRequests';
import { openPage } from '../support/openPage';
import { BELOW } from '../support/sites';
import { expect, test } from '../support/test';
import { openSearch } from './openSearch';

test(
  'R-64 "See all results" leads to the page, which shows their number and marks the words',
  BELOW,
  async ({ page }) => {
    await openPage(page, './docs/plugins');
    const { dialog, enterQuery } = await openSearch(page);
    await enterQuery('openapi');
    const link = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
    await link.click();

    await expect(page).toHaveURL('./search?q=openapi');
    await expect(page).toHaveTitle(/Search results for “openapi”/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “openapi”');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
    await expect(page.locator('main ol mark').first()).toHaveText(/openapi/i);
    expect(await findViolations(page, 'the search page')).toEqual([]);
  },
);

test('R-65 twenty results appear at once, and scrolling loads all others, each once', async ({ page }) => {
  await openPage(page, './search?q=contract');
  const hits = page.locator('main ol > li');
  await expect(hits).toHaveCount(20);
  const total = Number(/\d+/.exec(await page.getByRole('main').getByRole('status').innerText())?.[0]);
  expect(total).toBeGreaterThan(40);

  await expect(async () => {
    await hits.last().scrollIntoViewIfNeeded();
    expect(await hits.count()).toBe(total);
  }).toPass({ intervals: [100] });
  const urls = await hits.locator('h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(urls.length);
});

for (const { width, words } of [
  { width: 1280, words: 10 },
  { width: 768, words: 5 },
]) {
  test(`R-65 snippets have ${words} words on a page of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, './search?q=contract');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    const texts = await page.locator('main ol > li :is(h2, h2 ~ p:nth-of-type(2))').allTextContents();
    const lengths = texts.map((text) => text.replaceAll('…', '').trim().split(/\s+/).length);
    expect(Math.max(...lengths)).toBe(words);
  });
}

test('R-65 areas of the site narrow the results', async ({ page }) => {
  await openPage(page, './search?q=enum');
  const areas = page.getByRole('list', { name: 'Areas' }).getByRole('button');
  await expect(areas.first()).toHaveText(/^All \d+$/);
  const language = areas.filter({ hasText: 'Language' });
  const count = /\d+/.exec(await language.innerText())?.[0] ?? '';
  await language.click();
  await expect(language).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
  const paths = await page.locator('main ol > li p:first-of-type').allTextContents();
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('Language'))).toEqual([]);
});

test('R-65 every way to change the query updates the results', async ({ page }) => {
  await openPage(page, './search?q=enum');
  const areas = page.getByRole('list', { name: 'Areas' }).getByRole('button');
  await areas.filter({ hasText: 'Language' }).click();
  await expect(areas.filter({ hasText: 'Language' })).toHaveAttribute('aria-pressed', 'true');

  const { dialog, enterQuery } = await openSearch(page);
  await enterQuery('wiremock');
  await dialog.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL('./search?q=wiremock');
  await expect(areas.filter({ hasText: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main ol h2').first()).toHaveText('WireMock');
});

test('R-64 typing changes the query in the address, and Back and Forward restore it', BELOW, async ({ page }) => {
  await openPage(page, './search?q=enum');
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('enum');
  await box.fill('channels');
  await expect(page).toHaveURL('./search?q=channels');
  await page.locator('main ol h2 a').first().click();
  await expect(page).toHaveURL('./docs/language/channels');

  await page.goBack();
  await expect(box).toHaveValue('channels');
  await expect(page).toHaveTitle(/Search results for “channels”/);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('./docs/language/channels');
});

test('R-64 leaving while typing, over a slow connection, does not add the query to the next page', async ({ page }) => {
  await openPage(page, './search?q=enum');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  const { release } = await holdRequests(page, 'pages');
  await page.getByRole('searchbox').press('End');
  await page.keyboard.type('s');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/vision"]')?.click());
  // When the results for the letter appear, typing has paused for long enough to change the address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “enums”');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  await release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Search/);
  await expect(page).toHaveURL('./vision');
});

test('R-62 a character that the limit of 64 cuts in two is removed from the query of the address', async ({ page }) => {
  await openPage(page, `./search?q=${'x'.repeat(63)}🦖`);
  await expect(page.getByText(`No results for “${'x'.repeat(63)}”`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(63));
});

test('R-62 Escape that ends an IME composition does not change the query of the page', async ({ page }) => {
  await openPage(page, './search?q=enum');
  await page.getByRole('searchbox').dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('enum');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R-64 without scripts, the page says that it needs them', async ({ page }) => {
    await page.goto('./search');
    // Playwright cannot find text in `noscript` elements.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
  });
});

test('R-64 without a query, the page offers earlier results', async ({ page }) => {
  await openPage(page, './search');
  await expect(page).toHaveTitle(/^Search \|/);
  await expect(page.getByText('No recent searches')).toBeVisible();

  await page.getByRole('searchbox').fill('channels');
  await page.locator('main ol h2 a').first().click();
  await expect(page).toHaveURL('./docs/language/channels');
  await openPage(page, './search');
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Channels' }).click();
  await expect(page).toHaveURL('./docs/language/channels');
});

test('R-64 without a query, the page offers favorite searches, which readers can remove', async ({ page }) => {
  await openPage(page, './search?q=channels');
  await page.locator('main ol h2 a').first().click();
  await expect(page).toHaveURL('./docs/language/channels');
  const { dialog } = await openSearch(page);
  await dialog.getByRole('button', { name: 'Save this search: Channels' }).click();

  await openPage(page, './search');
  await expect(page.getByRole('heading', { name: 'Favorite searches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove from favorite searches: Channels' }).click();
  await expect(page.getByText('No recent searches')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('R-62 Escape in the search box of the page clears the query in the box and in the address', async ({ page }) => {
  await openPage(page, './search?q=enum');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL('./search');
});

test('R-61 the page says that there are no results, and suggests queries that have some', async ({ page }) => {
  await openPage(page, './search?q=xqzzyv');
  await expect(page.getByText('No results for “xqzzyv”')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.locator('main ol > li').first()).toBeVisible();
});
