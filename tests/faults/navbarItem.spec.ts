import { allowProblems, expect, test } from '../support/test';

const ITEM = 'type:"localeDropdown"';

test.describe('a navbar item that cannot be drawn', () => {
  allowProblems(
    { match: /^console error: .*Can't find any sidebar with id/s, reason: 'React logs the error' },
    { match: /^console error: Error: A theme navbar item failed to render\./, reason: 'and the one that wraps it' },
  );

  test('R-71 it asks to check its configuration, shows that configuration and the cause', async ({ page }) => {
    let hasReplaced = false;
    // The configuration travels in the main script: the page gets one in which an item is wrong.
    await page.route(/\/assets\/js\/main\.[\da-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      hasReplaced ||= script.includes(ITEM);
      await route.fulfill({
        response,
        body: script.replace(ITEM, 'type:"docSidebar",label:"Manual",sidebarId:"manual"'),
      });
    });
    await page.goto('/vision');
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    expect(hasReplaced, `the main script has ${ITEM}`).toBe(true);
    const text = page.locator('body');
    await expect(text).toContainText('A theme navbar item failed to render.');
    await expect(text).toContainText('Please double-check the following navbar item (themeConfig.navbar.items)');
    await expect(text).toContainText('"sidebarId": "manual"');
    await expect(text).toContainText(/Can't find any sidebar with id "manual".*Available sidebar ids are:\s*- docs/s);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
