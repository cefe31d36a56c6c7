import { openPage } from '../support/openPage';
import { scrollTo } from '../support/scroll';
import { expect, test } from '../support/test';

test.describe('on a touch screen as wide as a desktop', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('R-54 a menu of the bar opens on touch', async ({ page }) => {
    await openPage(page, '/docs/language/channels');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'English', exact: true }).tap();
    await expect(bar.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  });

  test('R-54 a menu whose label is a link opens on the first touch, and closes when one of its links is followed', async ({
    page,
  }) => {
    await openPage(page, '/docs/language/channels');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const label = bar.getByRole('button', { name: 'How', exact: true });
    await label.tap();
    const first = bar.getByRole('link', { name: 'Contract', exact: true, includeHidden: true }).first();
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
