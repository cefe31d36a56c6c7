import type { Locator, Page } from '@playwright/test';
import { openSearch } from '../search/openSearch';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

/** Opens a page and lays it out from right to left. */
async function openReversed(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await page.locator('html').evaluate((root) => {
    root.setAttribute('dir', 'rtl');
  });
}

/** Finds visible elements that stick out of a part of the page sideways, except in boxes that scroll or clip. */
async function findOverflowing(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const problems: string[] = [];
    const edges = root.getBoundingClientRect();
    const isClipped = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && root.contains(box); box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && box !== root) return true;

      return false;
    };
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const { left, right, width } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 2;
      if (!isDrawn || isClipped(element)) continue;
      if (left < Math.max(edges.left, 0) - 1 || right > Math.min(edges.right, window.innerWidth) + 1)
        problems.push(
          `${element.tagName} "${element.textContent.trim().slice(0, 30)}" goes from ${left} to ${right} px, its part from ${edges.left} to ${edges.right} px`,
        );
    }

    return problems;
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;

    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test('from right to left, page, sidebar and search stay within their widths', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openReversed(page, '/docs/language/channels');
  await expectNoSidewaysScroll(page);
  expect(await findOverflowing(page.getByRole('main'))).toEqual([]);
  expect(await findOverflowing(page.locator('.theme-doc-sidebar-menu'))).toEqual([]);
  const { dialog, enterQuery, rows } = await openSearch(page);
  await enterQuery('channel');
  await expect(rows.first()).toBeVisible();
  expect(await findOverflowing(dialog)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('from right to left, page, menu and search stay within the window', async ({ page }) => {
    // Without motion, the menu is in its place with the next frame.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReversed(page, '/docs/language/channels');
    await expectNoSidewaysScroll(page);
    expect(await findOverflowing(page.getByRole('main'))).toEqual([]);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Endpoints' })).toBeVisible();
    await expect.poll(() => findOverflowing(menu)).toEqual([]);
    await page.keyboard.press('Escape');
    const { dialog, enterQuery, rows } = await openSearch(page);
    await enterQuery('channel');
    await expect(rows.first()).toBeVisible();
    expect(await findOverflowing(dialog)).toEqual([]);
  });
});
