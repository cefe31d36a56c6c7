import { openPage } from '../support/openPage';
import { findOverflow } from '../support/pageViolations';
import { allowProblems, expect, test } from '../support/test';

// Checks pages that are not in the sitemap, with the content that their scripts add. `everyPage.spec.ts` checks all
// others.

test.use({ viewport: { width: 320, height: 640 } });

test('R-01 the page about reading offline with its button does not scroll sideways at 320 px', async ({ page }) => {
  await openPage(page, '/offline');
  await expect(page.getByRole('button', { name: /^Keep the documentation/ })).toBeVisible();
  expect(await findOverflow(page, '/offline')).toEqual([]);
});

test('R-01 the page of search results does not scroll sideways at 320 px', async ({ page }) => {
  await openPage(page, '/search?q=enum');
  await expect(page.getByRole('main').getByRole('link', { name: /enum/i }).first()).toBeVisible();
  expect(await findOverflow(page, '/search')).toEqual([]);
});

test.describe('an unknown address', () => {
  allowProblems({ match: /^console error: .*status of 404/, reason: 'the path does not exist' });

  test('R-01 the 404 page does not scroll sideways at 320 px', async ({ page }) => {
    await openPage(page, '/docs/there-is-no-such-page');
    expect(await findOverflow(page, 'the 404 page')).toEqual([]);
  });
});
