import { openPage } from '../support/openPage';
import { allowProblems, expect, test } from '../support/test';
import { openSearch } from '../search/openSearch';

test('the bar has a name for each item and marks the current page', async ({ page }) => {
  await openPage(page, '/docs/getting-started');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Wirespec"
      - list:
        - listitem:
          - link "Vision"
        - listitem:
          - button "How"
        - listitem:
          - link /Playground/
        - listitem:
          - link "Docs"
        - listitem:
          - link "Blog"
      - button "Search"
  `);
  const how = bar.getByRole('button', { name: 'How' });
  await how.focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'How', expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'How', expanded: false })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]')).toHaveText(
    'Getting started',
  );
});

test('the search announces its results, the selected one and their number', async ({ page }) => {
  await openPage(page, '/docs/plugins');
  const { dialog, input, rows, enterQuery } = await openSearch(page);
  await enterQuery('enum');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: enum
      - grid "Results":
        - rowgroup /.+/:
          - row /.+/ [selected]:
            - gridcell:
              - link /[Ee]num/
  `);
  await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(1);
  const first = rows.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'no id');
  await expect(dialog.getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await openPage(page, '/search?q=enum');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ results$/);
});

test('the search announces that there are no results', async ({ page }) => {
  await openPage(page, '/docs/plugins');
  const { dialog, enterQuery } = await openSearch(page);
  // cspell:disable-next-line
  await enterQuery('xqzzyv');
  await expect(dialog.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is announced in a live region that existed before', async ({ page }) => {
    await openPage(page, '/docs/language/types');
    const block = page.locator('main .theme-code-block').first();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('status')).toHaveText('');
    await block.getByRole('button', { name: 'Copy the code' }).focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
  });
});

test.describe('a missing page', () => {
  allowProblems({ match: /status of 404/, reason: 'the path does not exist' });

  test('reports it in its title and its heading', async ({ page }) => {
    await openPage(page, '/nowhere');
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('This path is extinct.');
  });
});
