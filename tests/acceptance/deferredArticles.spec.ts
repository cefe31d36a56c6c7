import type { Page } from '@playwright/test';
import { waitForHydration, openPage } from '../support/openPage';
import { allowProblems, expect, test } from '../support/test';

const ROUTE = '/docs/language/channels';

/** Opens a page that has never nothing to do, so that its article comes to life only when the reader comes near. */
async function openBusyPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(ROUTE);
  await waitForHydration(page);
  await expect(page.locator('[data-deferred]')).toHaveCount(1);
}

const findCopyButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy the code' }).first();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a button of an article does what it is asked before the article is alive', async ({ page }) => {
  await openBusyPage(page);
  const button = findCopyButton(page);
  const code = await page.locator('main pre code').first().textContent();
  // Without a pointer that comes near first, as an assistive technology does it.
  await button.evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    (element as HTMLElement).click();
  });
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the HTML of an article stays when it comes to life', async ({ page }) => {
  await openBusyPage(page);
  const heading = page.locator('main h2').first();
  await heading.evaluate((element) => {
    element.setAttribute('data-mine', '');
  });
  await findCopyButton(page).focus();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('main h2[data-mine]')).toHaveCount(1);
  await expect(findCopyButton(page)).toBeFocused();
});

test('R-32 after a navigation the article is complete when it is shown', async ({ page }) => {
  await openPage(page, ROUTE);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Annotations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annotations' })).toBeVisible();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('main .theme-code-block').first()).toBeVisible();
});

test('a reader who left an article before it was alive finds it on coming back', async ({ page }) => {
  await openBusyPage(page);
  const text = await page.locator('main p').first().textContent();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Annotations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annotations' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible();
  await expect(page.locator('main p').first()).toHaveText(text ?? '');
  await findCopyButton(page).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test.describe('when its scripts cannot be loaded', () => {
  allowProblems(
    { match: /The scripts of the article could not be loaded/, reason: 'that is the test' },
    { match: /ERR_INTERNET_DISCONNECTED|failed request/, reason: 'the line is cut' },
  );

  test('an article can still be read, and comes to life when the reader tries again', async ({ page, context }) => {
    await openBusyPage(page);
    await context.setOffline(true);
    const warning = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await page.locator('main p').first().hover();
    await warning;
    await expect(page.locator('main p').first()).toBeVisible();
    await expect(page.locator('[data-deferred]')).toHaveCount(1);
    await context.setOffline(false);
    await findCopyButton(page).click();
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });
});
