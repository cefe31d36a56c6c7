import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

const TEXT = 'Contracts & code <meet> here';

test('R-14 the site has no announcement bar', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test.describe('with an announcement', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-14 the announcement bar shows the configured text', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toHaveText(TEXT);
    await expect(page.locator('.theme-announcement-bar')).toBeInViewport();
  });

  test('R-14 an announcement bar that a reader closed stays closed on the next page', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText(TEXT)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await openPage(page, '/vision');
    await expect(page.getByText(TEXT)).toBeHidden();
  });

  test('R-14 an announcement with a new id shows again to a reader who closed an older one', async ({ page }) => {
    await page.addInitScript(() => {
      // Only on the first load: what the site writes afterwards stays.
      if (localStorage.getItem('docusaurus.announcement.id') === null) {
        localStorage.setItem('docusaurus.announcement.id', 'fixture-1');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }
    });
    await openPage(page, '/');
    await expect(page.getByText(TEXT)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('fixture-2');
    await page.reload();
    await expect(page.getByText(TEXT)).toBeVisible();
  });
});
