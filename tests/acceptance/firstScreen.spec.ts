import { openPage } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { saveData } from '../support/saveData';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

/** Runs in the page: where what follows the mark begins, in pixels from the top; nothing for a page without a mark, which its script has taken away. */
async function findEnd(): Promise<number | undefined> {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.addEventListener('load', resolve);
    request.open('GET', window.location.href);
    request.send();
  });
  const mark = request.responseXML?.querySelector('.markdown > script') ?? null;
  if (mark === null) return undefined;
  const blocks = [...(mark.parentElement?.children ?? [])].filter((element) => element.tagName !== 'SCRIPT');
  const next = document.querySelector('.markdown')?.children[blocks.indexOf(mark.nextElementSibling!)];

  return next?.getBoundingClientRect().top;
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`R-04 the first screen of every long page ends below a window of ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(300_000);
    await saveData(page);
    await page.setViewportSize({ width, height });
    const ends = new Map<string, number>();
    for (const route of readRoutes()) {
      await openPage(page, route);
      const end = await page.evaluate(findEnd);
      if (end !== undefined) ends.set(route, end);
    }
    expect([...ends].filter(([, end]) => end < height)).toEqual([]);
    // Most pages are long.
    expect(ends.size).toBeGreaterThan(40);
  });
}

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

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true });

  test('R-34 the footer stays away while a page comes whose first screen is lower than the window', async ({
    page,
  }) => {
    const held = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/docs/language/channels',
    );
    await openPage(page, '/docs/language/types');
    const link = page.locator('.menu__link[href="/docs/language/channels"]');
    await link.scrollIntoViewIfNeeded();
    await (await held).response();
    // As slow as a network: several frames are drawn before the rest is there.
    await page.route('**/docs/language/channels', async (route) => {
      for (let count = 0; count < 3; count += 1) await waitForFrames(page);
      await route.continue();
    });
    await page.evaluate(() => {
      const tops: number[] = [];
      const note = (): void => {
        if (document.querySelector('h1')?.textContent === 'Channels') {
          tops.push(document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
        }
        requestAnimationFrame(note);
      };
      note();
      Object.assign(window, { footerTops: tops });
    });
    await link.tap();
    await expect(page.locator('.pagination-nav')).toBeAttached();
    const tops = await page.evaluate(() => (window as unknown as { footerTops: number[] }).footerTops);
    expect(tops.length).toBeGreaterThan(1);
    expect(tops.filter((top) => top < 1366)).toEqual([]);
    await expect(page.locator('main')).toHaveCSS('min-height', /^(?:0px|auto)$/);
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

  test('R-54 a menu whose label is a link opens by the first touch, and closes once one of its links is followed', async ({
    page,
  }) => {
    await openPage(page, '/docs/language/channels');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const label = bar.getByRole('button', { name: 'How', exact: true });
    await label.tap();
    const first = bar.locator('.dropdown__link').first();
    await expect(first).toBeVisible();
    await expect(page).toHaveURL('/docs/language/channels');
    await first.tap();
    await expect(page).toHaveURL(/\/how/);
    await expect(first).toBeHidden();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await label.tap();
    await expect(first).toBeVisible();
    await label.tap();
    await expect(page).toHaveURL('/how');
    await expect(first).toBeHidden();
  });
});
