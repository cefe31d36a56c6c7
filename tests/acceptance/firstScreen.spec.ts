import { openPage } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { expect, test } from '../support/test';

test.describe('where scripts do not run, which would take the mark away', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`R-04 the first screen of every long page ends below a window of ${width} × ${height}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height });
      const ends = new Map<string, number>();
      for (const route of readRoutes()) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        const next = page.locator('.markdown > script + *');
        if ((await next.count()) > 0) ends.set(route, (await next.boundingBox())?.y ?? 0);
      }
      expect([...ends].filter(([, end]) => end < height)).toEqual([]);
      // Most pages are long.
      expect(ends.size).toBeGreaterThan(40);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R-34 the page behind a link in view is there before a finger touches it, and comes as a whole', async ({
    page,
  }) => {
    await openPage(page, '/docs/language/channels');
    const blocks = page.locator('.markdown > *');
    const next = page.locator('.pagination-nav__link--next');
    const path = (await next.getAttribute('href')) ?? '';
    const held = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname === path,
    );
    await next.scrollIntoViewIfNeeded();
    await held;
    await next.tap();
    await expect(page).toHaveURL(path);
    await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', '/docs/language/channels');
    const count = await blocks.count();
    await openPage(page, path);
    await expect(blocks).toHaveCount(count);
  });
});

test.describe('on a touch screen as wide as a desktop', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('R-54 a menu of the bar opens by a touch', async ({ page }) => {
    await openPage(page, '/docs/language/channels');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.locator('[data-menu-label="Languages"]').tap();
    await expect(bar.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  });
});
