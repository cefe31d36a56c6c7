import { openPage } from '../support/openPage';
import { scrollTo } from '../support/scroll';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R-34 the page behind a link in view is there before a finger touches it, and comes as a whole', async ({
    page,
  }) => {
    await openPage(page, '/docs/language/channels');
    const blocks = page.locator('.markdown > *');
    const next = page.locator('main a[rel="next"]');
    const path = (await next.getAttribute('href')) ?? '';
    const held = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname === path,
    );
    await next.scrollIntoViewIfNeeded();
    await held;
    await next.tap();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/docs/language/channels');
    const count = await blocks.count();
    await openPage(page, path);
    await expect(blocks).toHaveCount(count);
  });

  test('R-34 the stylesheet of another kind of page comes with the first thing the reader does, not before', async ({
    page,
  }) => {
    const held = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'fetch' && new URL(response.url()).pathname === '/docs/getting-started',
    );
    await openPage(page, '/');
    await held;
    // The page is read as far as it is held, which nobody is told.
    for (let count = 0; count < 10; count += 1) await waitForFrames(page);
    const waiting = page.locator('link[rel=stylesheet][media="not all"]');
    await expect(waiting).toHaveCount(0);
    await page.mouse.wheel(0, 10);
    await expect(waiting).toHaveCount(1);
  });

  test('R-34 the page behind a link is laid out while a finger is on the link, which nobody sees', async ({ page }) => {
    await openPage(page, '/docs/language/channels');
    const next = page.locator('main a[rel="next"]');
    await next.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
    const phone = await page.context().newCDPSession(page);
    // A finger that comes, goes, or begins to scroll.
    const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel'): Promise<unknown> =>
      phone.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + 20, y: y + 20 }] : [],
      });
    const look = (): Promise<unknown> =>
      page.evaluate(
        ([left, top]) => ({
          touched: document.elementFromPoint(left, top)?.closest('a')?.className,
          height: document.documentElement.scrollHeight,
          headings: [...document.querySelectorAll('h1')]
            .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent),
        }),
        [x + 20, y + 20] as const,
      );
    const before = await look();

    await touch('touchStart');
    await expect(page.locator('main')).toHaveCount(2);
    await page
      .locator('main')
      .last()
      .evaluate((main) => {
        main.dataset.mark = '';
      });
    expect(await look()).toEqual(before);
    await expect(page.getByRole('main')).toHaveCount(1);
    await touch('touchCancel');
    await expect(page.locator('main')).toHaveCount(1);
    expect(await look()).toEqual(before);

    await touch('touchStart');
    await expect(page.locator('main[data-mark]')).toBeAttached();
    await touch('touchEnd');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('main[data-mark]')).toBeVisible();
    await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/docs/language/channels');
  });
});

test('R-34 a page without the sidebar comes as well when its link was pressed for a while', async ({ page }) => {
  await openPage(page, '/blog');
  const link = page.locator('article h2 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  const announced = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch' && new URL(response.url()).pathname === path,
  );
  await link.hover();
  await (await announced).finished();
  await page.mouse.down();
  for (let count = 0; count < 3; count += 1) await waitForFrames(page);
  await page.mouse.up();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main article .markdown')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
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
    const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/language/channels"]');
    await link.scrollIntoViewIfNeeded();
    await (await held).response();
    // It is read now, which nobody is told.
    for (let count = 0; count < 10; count += 1) await waitForFrames(page);
    // As slow as a network: several frames are drawn before the rest is there.
    await page.route('**/docs/language/channels', async (route) => {
      for (let count = 0; count < 3; count += 1) await waitForFrames(page);
      await route.continue();
    });
    // In each frame with the first screen alone: where its text ends, and where the footer begins.
    const frames = await page.evaluateHandle(() => {
      const seen: { end: number; footer: number }[] = [];
      const note = (): void => {
        if (document.querySelector('h1')?.textContent === 'Channels' && !document.querySelector('a[rel="next"]')) {
          seen.push({
            end: document.querySelector('.markdown > :last-child')?.getBoundingClientRect().bottom ?? 0,
            footer: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
          });
        }
        requestAnimationFrame(note);
      };
      note();

      return seen;
    });
    await link.tap();
    await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/docs/language/endpoints');
    const seen = await frames.jsonValue();
    const { height } = page.viewportSize()!;
    expect(seen.filter(({ end }) => end < height).length).toBeGreaterThan(0);
    expect(seen.filter(({ footer }) => footer < height)).toEqual([]);
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
    await scrollTo(page, 0);
    await label.tap();
    await expect(first).toBeVisible();
    await label.tap();
    await expect(page).toHaveURL('/how');
    await expect(first).toBeHidden();
  });
});
