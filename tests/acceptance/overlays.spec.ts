import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { watchFocus } from '../support/watchFocus';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => watchFocus(page));

test('the search opens over the menu of small screens, and the page stands still until both have closed', async ({
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
