import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { openSearch } from '../search/openSearch';
import { readViolations, watchViolations } from '../support/policyViolations';
import { allowProblems, expect, test } from '../support/test';

// The test server sends the headers that the site asks its host for, so every other test runs under them, too. A
// violation is an error in the console, which fails a test.

test('search, menus, tabs and navigations do not violate the policy', async ({ page }) => {
  await watchViolations(page);
  await openPage(page, '/docs/emitters/java');
  const { enterQuery } = await openSearch(page);
  await enterQuery('enum');
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'How' }).hover();
  await page.locator('.navbar a[href="/how#generate"]').click();
  await expect(page).toHaveURL('/how#generate');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await page.goto('/search?q=enum');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await readViolations(page)).toEqual([]);
});

test.describe('markup that an attacker injects into a page', () => {
  allowProblems({
    match: /^console error: .*(?:Content Security Policy|TrustedHTML)/,
    reason: 'the browser logs the violation',
  });

  /** Serves a page of the site with additional markup before its content, and opens it. */
  async function openWithMarkup(page: Page, markup: string): Promise<void> {
    await page.route('/vision', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${markup}<main`) });
    });
    await watchViolations(page);
    await openPage(page, '/vision');
  }

  const listDirectives = async (page: Page): Promise<string[]> => [
    ...new Set(((await readViolations(page)) ?? []).map((violation) => violation.split(':', 1).join())),
  ];

  test('does not run as a script', async ({ page }) => {
    await openWithMarkup(
      page,
      '<script>document.title = "planted"</script><p onclick="document.title = \'planted\'">Click</p>',
    );
    await page.getByText('Click', { exact: true }).click();
    await expect.poll(() => listDirectives(page)).toEqual(['script-src-elem', 'script-src-attr']);
    expect(await page.title()).not.toBe('planted');
  });

  test('is not parsed as markup', async ({ page }) => {
    await openPage(page, '/vision');
    const error = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>planted';
      } catch (reason) {
        return String(reason);
      }
      return 'none';
    });
    expect(error).toContain('TrustedHTML');
  });

  test('does not style the page', async ({ page }) => {
    await openWithMarkup(page, '<style>main { display: none }</style><p style="position: fixed">Planted</p>');
    await expect.poll(() => listDirectives(page)).toEqual(['style-src-elem', 'style-src-attr']);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Planted', { exact: true })).toHaveCSS('position', 'static');
  });
});
