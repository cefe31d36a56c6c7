import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { openSearch } from '../search/openSearch';

test.describe('a storage that is full', () => {
  allowProblems({
    match: /^console warning: Browser storage is not available/,
    reason: 'the site says so, once',
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  });

  test('keeps tabs and navigation working, and is logged once', async ({ page, problems }) => {
    await openPage(page, '/markdown-page');
    await page.getByRole('tab', { name: 'Gradle' }).click();
    await expect(page.getByRole('tab', { name: 'Gradle' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'npm' }).click();
    await expect(page.getByRole('tab', { name: 'npm' })).toHaveAttribute('aria-selected', 'true');
    expect(problems.length).toBe(1);
  });

  test('keeps the switch of the color mode and the bar of announcements working', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}/`);
    // The double click leads from the color of the system to light, and then to dark.
    await page.locator('[data-color-switch] >> visible=true').dblclick();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test('keeps the search working', async ({ page }) => {
    await openPage(page, '/docs/plugins');
    const { ask, rows } = await openSearch(page);
    await ask('enum');
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
    test(`a clock that is ${name} changes nothing: pages open, dates are those of the site, the search answers`, async ({
      page,
    }) => {
      await openPage(page, '/blog');
      const dates = await page.locator('main time').allInnerTexts();
      await page.clock.setFixedTime(time);
      await openPage(page, '/blog');
      expect(await page.locator('main time').allInnerTexts()).toEqual(dates);
      await page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Docs' }).click();
      await expect(page).toHaveURL('/docs/getting-started');
      const { ask, rows } = await openSearch(page);
      await ask('enum');
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

  test('is cut in the box of the search', async ({ page, request }) => {
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
    test(`${route} can be read, and its links lead on`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vision' });
      await link.click();
      await expect(page).toHaveURL('/vision');
    });
  }

  test('the home page shows no tab that cannot be selected, and asks for nothing that needs scripts', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByText('tap a name')).toBeHidden();
  });
});
