import type { Page } from '@playwright/test';
import { hold } from '../support/interceptRequests';
import { openPage, waitForHydration } from '../support/openPage';
import { expect, test } from '../support/test';

const ROUTE = '/docs/language/channels';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const findCopyButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy the code' }).first();
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('R-40 a click on a copy button before the scripts of the page are there is not lost', async ({ page }) => {
  const scripts = await hold(page, 'scripts');
  await page.goto(ROUTE, { waitUntil: 'commit' });
  await findCopyButton(page).click();
  const code = await page.locator('main pre code').first().textContent();
  await scripts.release();
  await waitForHydration(page);
  await expect.poll(() => readClipboard(page)).toBe(code);
});

test('R-44 a click on a tab before the scripts of the page are there is not lost', async ({ page }) => {
  const scripts = await hold(page, 'scripts');
  await page.goto('/docs/language/types', { waitUntil: 'commit' });
  const tab = page.locator('main').getByRole('tab', { name: 'Kotlin', exact: true }).first();
  await tab.click();
  await scripts.release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('R-40 blocks of a page that was navigated to work like those of the first', async ({ page }) => {
  await openPage(page, ROUTE);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Annotations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annotations' })).toBeVisible();
  const code = await page.locator('main pre code').first().textContent();
  await findCopyButton(page).click();
  await expect.poll(() => readClipboard(page)).toBe(code);
  const pre = page.locator('main .theme-code-block pre').first();
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  await expect(pre).not.toHaveAttribute('tabindex');
});
