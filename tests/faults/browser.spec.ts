import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { openSearch } from '../search/openSearch';

test.describe('a storage that is full', () => {
  allowProblems({
    match: /^console warning: Browser storage is not available/,
    reason: 'the site logs it once',
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  });

  test('leaves tabs working, and is logged once', async ({ page, problems }) => {
    await openPage(page, '/markdown-page');
    await page.getByRole('tab', { name: 'Gradle' }).click();
    await expect(page.getByRole('tab', { name: 'Gradle' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'npm' }).click();
    await expect(page.getByRole('tab', { name: 'npm' })).toHaveAttribute('aria-selected', 'true');
    expect(problems.length).toBe(1);
  });

  test('leaves the color mode switch and the announcement bar working', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}/`);
    // The double click leads from the color of the system to light, and then to dark.
    await page.locator('[data-color-switch] >> visible=true').dblclick();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test('leaves the search working', async ({ page }) => {
    await openPage(page, '/docs/plugins');
    const { enterQuery, rows } = await openSearch(page);
    await enterQuery('enum');
    await rows.first().click();
    await expect(page).not.toHaveURL('/docs/plugins');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a clock that is wrong', () => {
  test.use({ ownContext: true });

  for (const [name, time] of [
    ['decades behind', '1980-01-01T00:00:00Z'],
    ['decades ahead', '2099-12-31T23:59:59Z'],
  ] as const) {
    test(`with a clock that is ${name}, pages open with the same dates, and the search finds results`, async ({
      page,
    }) => {
      await openPage(page, '/blog');
      const dates = await page.locator('main time').allInnerTexts();
      expect(dates.length).toBeGreaterThan(1);
      await page.clock.setFixedTime(time);
      await openPage(page, '/blog');
      expect(await page.locator('main time').allInnerTexts()).toEqual(dates);
      await page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Docs' }).click();
      await expect(page).toHaveURL('/docs/getting-started');
      const { enterQuery, rows } = await openSearch(page);
      await enterQuery('enum');
      await expect(rows.first()).toBeVisible();
    });
  }
});

test.describe('an address with a query of 2 MB', () => {
  /** Length close to the limit on addresses in this browser. */
  const LONG = 'x'.repeat(2_000_000);

  for (const { path, title } of [
    { path: '/vision', title: /Vision/ },
    { path: '/search', title: /Search/ },
  ]) {
    test(`opens ${path} on a host that accepts it, and its links work`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      // The test server refuses the address, as most servers do.
      await page.route(new RegExp(`${path}\\?q=x`), (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await openPage(page, `${path}?q=${LONG}`);
      await expect(page).toHaveTitle(title);
      await page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveTitle(/blog/i);
    });
  }

  test('is truncated in the search box', async ({ page, request }) => {
    const html = await (await request.get('/search')).text();
    await page.route(/\/search\?q=x/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await openPage(page, `/search?q=${LONG}`);
    await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(64));
    expect((await page.title()).length).toBeLessThan(120);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ['/', '/how', '/docs/getting-started', '/docs/language/types', '/blog', '/accessibility']) {
    test(`${route} shows its heading, and the links of its bar work`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vision' });
      await link.click();
      await expect(page).toHaveURL('/vision');
    });
  }

  test('the home page hides the tabs and the hint that need scripts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByText('tap a name')).toBeHidden();
  });
});
