import type { Page } from '@playwright/test';
import { followByKeyboard } from '../support/followByKeyboard';
import { holdRequests } from '../support/interceptRequests';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage, waitForClient } from '../support/openPage';
import { readScroll, scrollTo } from '../support/scroll';
import { BELOW, FIXTURE_URL } from '../support/sites';
import { readSite, toHostPath } from '../support/readSite';
import { allowProblems, expect, test } from '../support/test';

const EXTINCT = 'This path is extinct.';

test('R-30 a new page begins at its top, and back restores the position', BELOW, async ({ page }) => {
  await openPage(page, './docs/plugins/cli');
  await scrollTo(page, 700);
  await page.locator('main a[rel="next"]').focus();
  const position = await readScroll(page);
  expect(position).toBeGreaterThan(600);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('./docs/plugins/cli');
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('./docs/plugins/cli');
  await expect.poll(() => readScroll(page)).toBe(position);
});

test('R-30 back restores the position after a reload, too', async ({ page }) => {
  await openPage(page, './docs/language/types');
  await scrollTo(page, 1500);
  const position = await readScroll(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/language/channels"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Channels');
  await page.reload();
  await waitForClient(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
  expect(position).toBeGreaterThan(1000);
  await expect.poll(() => readScroll(page)).toBe(position);
});

test('R-30 going back to a position that shows the footer shifts no layout', async ({ page }) => {
  await observeShifts(page);
  await openPage(page, './docs/language/grammar');
  const next = page.locator('main a[rel="next"]');
  await next.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
  });
  const position = await readScroll(page);
  // Avoids real clicks: for half a second after a click, browsers do not count layout shifts.
  await next.dispatchEvent('click');
  await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/docs/language/grammar');
  await page.evaluate(() => {
    history.back();
  });
  await expect.poll(() => readScroll(page)).toBe(position);
  expect(
    await page.locator('.theme-layout-footer').evaluate((footer) => footer.getBoundingClientRect().top),
  ).toBeLessThan(page.viewportSize()!.height);
  expect(await readShifts(page, 'on the way back')).toEqual([]);
});

test('R-30 a link to a heading scrolls there, and back restores the position', async ({ page }) => {
  await openPage(page, './docs/plugins/cli');
  const link = page.locator('.theme-doc-toc-desktop a').nth(3);
  const target = page.locator(`[id="${((await link.getAttribute('href')) ?? '#').slice(1)}"]`);
  await link.click();
  await expect.poll(() => target.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(160);
  expect(await readScroll(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => readScroll(page)).toBe(0);
});

for (const { path, clean, heading } of [
  { path: '/vision/index.html', clean: '/vision/', heading: '/vision' },
  { path: '/vision.html', clean: '/vision', heading: '/vision' },
  { path: '/docs/language/types/index.html', clean: '/docs/language/types/', heading: '/docs/language/types' },
  { path: '/index.html', clean: '/', heading: '/' },
]) {
  test(`R-31 ${path} shows the page ${heading} and becomes ${clean}`, BELOW, async ({ page }) => {
    await openPage(page, `.${heading}`);
    const expected = await page.getByRole('heading', { level: 1 }).innerText();
    await openPage(page, `.${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
    await expect(page).toHaveURL(`.${clean}`);
  });
}

test('R-31 .html at the end is dropped on client navigation too', BELOW, async ({ page }) => {
  await openPage(page, './how');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, toHostPath('/vision.html'));
  await expect(page).toHaveTitle(/Vision/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(EXTINCT);
});

test.describe('a page whose address ends in .html', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-31 .html at the end stays when a page really has that address', async ({ page }) => {
    await openPage(page, './report.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page that ends in .html');
  });
});

test('R-32 the old page stays until the new one is loaded', async ({ page }) => {
  await openPage(page, './how');
  const heading = page.getByRole('heading', { level: 1 });
  const old = await heading.innerText();
  const pages = await holdRequests(page, 'pages');
  await followByKeyboard(page, 'Vision');
  await expect(page).toHaveURL('./vision');
  await expect(heading).toHaveText(old);
  await pages.release();
  await expect(heading).not.toHaveText(old);
  await expect(page).toHaveTitle(/Vision/);
});

test('R-32 a double click on a link shows its page and adds one entry to the history', BELOW, async ({ page }) => {
  await openPage(page, './how');
  const pages = await holdRequests(page, 'pages');
  const link = page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Vision' });
  await link.dblclick();
  await expect(page).toHaveURL('./vision');
  await pages.release();
  await expect(page).toHaveTitle(/Vision/);
  await page.goBack();
  await expect(page).toHaveURL('./how');
  await expect(page).toHaveTitle(/How/);
});

test('R-30 a link to the current page leads to its top and adds no entry to the history', BELOW, async ({ page }) => {
  await openPage(page, './how');
  await followByKeyboard(page, 'Vision');
  await expect(page).toHaveTitle(/Vision/);
  for (let click = 0; click < 3; click += 1) {
    await scrollTo(page, 400);
    await followByKeyboard(page, 'Vision');
    await expect.poll(() => readScroll(page)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('./how');
});

test('R-30 going back to the visible page while another one loads keeps it unchanged', async ({ page }) => {
  await openPage(page, './how');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.dataset.mark = '';
  });
  const pages = await holdRequests(page, 'pages');
  await followByKeyboard(page, 'Vision');
  await expect(page).toHaveURL('./vision');
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/vision'));
  await page.goBack();
  await aborted;
  await pages.release();
  await expect(page.locator('h1[data-mark]')).toBeVisible();
  await expect(page).toHaveTitle(/How/);
});

test('a navigation forward or back announces the page to screen readers and leaves the focus on an element', async ({
  page,
}) => {
  await openPage(page, './how');
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await followByKeyboard(page, 'Vision');
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(/Vision/);
  expect(await hasFocus()).toBe(true);
  await page.locator('main a[href]').first().focus();
  await page.goBack();
  await expect(page).toHaveTitle(/How/);
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(/How/);
  expect(await hasFocus()).toBe(true);
});

test('a navigation keeps the element of the sidebar, and marks the new page in it', async ({ page }) => {
  await openPage(page, './docs/language/channels');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.evaluate((element) => {
    element.dataset.mark = '';
  });
  await sidebar.locator('.theme-doc-sidebar-menu a[href="/docs/language/annotations"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annotations');
  await expect(sidebar).toHaveAttribute('data-mark', '');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/docs/language/annotations');
});

test('a path that begins with two slashes opens the page, whose links work', BELOW, async ({ page }) => {
  const { origin, path } = readSite();
  await openPage(page, `${origin}/${path}vision`);
  await expect(page).toHaveURL('./vision');
  await followByKeyboard(page, 'Blog');
  await expect(page).toHaveTitle(/blog/i);
});

test.describe('a route that fails to load', () => {
  allowProblems(
    { match: /^failed request: .*\/vision/, reason: 'the test makes it fail' },
    { match: /^console error: .*net::ERR_FAILED/, reason: 'the browser logs it' },
    { match: /^console warning: .*Failed to fetch/, reason: 'the site logs it' },
  );

  test('R-33 a failed route load logs a warning and reloads the page', BELOW, async ({ page }) => {
    await openPage(page, './how');
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'the reload';
    });
    // Every request fails, because the site requests the page again after the prefetch on focus has failed.
    await page.route('**/vision', async (route, request) => {
      if (request.resourceType() === 'fetch') await route.abort('failed');
      else await route.fallback();
    });
    await followByKeyboard(page, 'Vision');
    await expect(page.locator('html')).not.toHaveAttribute('data-before', 'the reload');
    await waitForClient(page);
    await expect(page).toHaveURL('./vision');
    await expect(page).toHaveTitle(/Vision/);
  });
});

/** Waits until the browser has notified the observers of visible links. */
async function waitForLinkObservers(page: Page): Promise<void> {
  await page.locator('.theme-layout-navbar-left a[href$="/vision"]').evaluate(
    (link) =>
      new Promise((resolve) => {
        new IntersectionObserver(() => {
          requestAnimationFrame(resolve);
        }).observe(link);
      }),
  );
}

test(
  'R-34 the pages of the first links in view are prefetched, and that of a link under the pointer',
  BELOW,
  async ({ page }) => {
    await openPage(page, './docs/language/types');
    const hints = page.locator('head link[rel="prefetch"]');
    await expect(page.locator('head link[rel="prefetch"][href$="/vision"]')).toHaveCount(1);
    await waitForLinkObservers(page);
    expect(await hints.count()).toBeLessThan(8);
    const other = page.locator('.theme-doc-sidebar-menu a[href$="/docs/language/annotations"]');
    await expect(page.locator('head link[rel="prefetch"][href$="/docs/language/annotations"]')).toHaveCount(0);
    await other.hover();
    await expect(page.locator('head link[rel="prefetch"][href$="/docs/language/annotations"]')).toHaveCount(1);
  },
);

for (const [name, connection] of Object.entries({
  '2g': { effectiveType: '2g', saveData: false },
  'slow-2g': { effectiveType: 'slow-2g', saveData: false },
  'data saving': { effectiveType: '4g', saveData: true },
})) {
  test(`R-34 nothing is prefetched with ${name}, and links work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openPage(page, './how');
    await waitForLinkObservers(page);
    await page.locator('.theme-layout-navbar-left a[href$="/vision"]').hover();
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
    await followByKeyboard(page, 'Vision');
    await expect(page).toHaveTitle(/Vision/);
  });
}

test.describe('a wrong base URL', () => {
  allowProblems({ match: /^console error: .*status of 404/, reason: 'the files have other addresses' });

  test('R-35 a banner names the configured base URL and suggests another one', async ({ page, request }) => {
    const home = await (await request.get('./')).text();
    await page.route('**/below/', (route) => route.fulfill({ contentType: 'text/html', body: home }));
    await page.route(/\/(assets|img)\/|favicon|webmanifest/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('./below/');
    const banner = page.locator('#base-url-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText('We suggest trying baseUrl = /below/');
  });
});

test('R-35 there is no banner when the base URL is right', async ({ page }) => {
  await openPage(page, './');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code blocks work on a page reached by navigation', async ({ page }) => {
    await openPage(page, './docs/language/channels');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Annotations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Annotations' })).toBeVisible();
    const code = await page.locator('main pre code').first().textContent();
    await page.locator('main').getByRole('button', { name: 'Copy the code' }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const pre = page.locator('main .theme-code-block pre').first();
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    await expect(pre).not.toHaveAttribute('tabindex');
  });
});
