import type { Page } from '@playwright/test';
import { openPage, waitForClient } from '../support/openPage';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('the search opens over the menu of small screens, and the page does not scroll until both have closed', async ({
  page,
}) => {
  await openPage(page, '/docs/language/types');
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await button.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close navigation bar' });
  await expect(close).toBeFocused();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).not.toBeFocused();
  expect(await search.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  const readOverflow = () => page.evaluate(() => document.documentElement.style.overflow);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(close).toBeFocused();
  expect(await readOverflow()).toBe('hidden');

  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await readOverflow()).toBe('');
});

const findMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const findSearch = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const findTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the page about types to the one about endpoints. */
async function followNext(page: Page): Promise<void> {
  await openPage(page, '/docs/language/types');
  await page.locator('main a[rel~=next]').click();
  await expect(findTitle(page)).toHaveText('Endpoints');
}

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Toggle navigation bar' }).click();

/**
 * Presses the back button of the browser. Waits only until the navigation is committed, because closing an overlay
 * loads no document.
 */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

for (const hasCloseWatcher of [true, false]) {
  test.describe(`Back in a browser ${hasCloseWatcher ? 'with' : 'without'} CloseWatcher`, () => {
    test.beforeEach(async ({ page }) => {
      if (!hasCloseWatcher) {
        await page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'CloseWatcher');
        });
      }
      await followNext(page);
    });

    test('closes one overlay after the other, and then leads to the previous page', async ({ page }) => {
      await openMenu(page);
      await page.keyboard.press('Control+k');
      await expect(findSearch(page)).toBeVisible();
      await goBack(page);
      await expect(findSearch(page)).toHaveCount(0);
      await expect(findMenu(page)).toBeVisible();
      await goBack(page);
      await expect(findMenu(page)).toBeHidden();
      await expect(findTitle(page)).toHaveText('Endpoints');
      await goBack(page);
      await expect(findTitle(page)).toHaveText('Types');
      await page.goForward();
      await expect(findTitle(page)).toHaveText('Endpoints');
      await expect(findMenu(page)).toBeHidden();
    });

    test('leads to the previous page after several overlays were closed with Escape', async ({ page }) => {
      for (let time = 0; time < 3; time += 1) {
        await openMenu(page);
        await expect(findMenu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(findMenu(page)).toBeHidden();
      }
      await goBack(page);
      await expect(findTitle(page)).toHaveText('Types');
    });

    test('leads to the page on which the reader followed a menu link, and then to the previous one', async ({
      page,
    }) => {
      await openMenu(page);
      await findMenu(page).getByRole('link', { name: 'Channels' }).click();
      await expect(findTitle(page)).toHaveText('Channels');
      await goBack(page);
      await expect(findTitle(page)).toHaveText('Endpoints');
      await expect(findMenu(page)).toBeHidden();
      await goBack(page);
      await expect(findTitle(page)).toHaveText('Types');
      await page.goForward();
      await expect(findTitle(page)).toHaveText('Endpoints');
      await page.goForward();
      await expect(findTitle(page)).toHaveText('Channels');
    });
  });
}

test('Back leads to the previous page after a reload with an open overlay', async ({ page }) => {
  await followNext(page);
  await openMenu(page);
  await expect(findMenu(page)).toBeVisible();
  await page.reload();
  await expect(findMenu(page)).toBeHidden();
  await waitForClient(page);
  await goBack(page);
  await expect(findTitle(page)).toHaveText('Types');
});
