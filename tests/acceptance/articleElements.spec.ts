import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

const CLI = '/docs/plugins/cli';

const findTable = (page: Page, heading: string): Locator =>
  page.locator('main table').filter({ has: page.locator('th', { hasText: new RegExp(`^${heading}$`) }) });

/** Returns the edges of an element in the window, in CSS pixels. */
async function readBox(element: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return element.evaluate((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect();

    return { left, right, top, bottom };
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a table with two columns stacks its cells and does not scroll', async ({ page }) => {
    await openPage(page, CLI);
    const table = findTable(page, 'what it does').first();
    const row = table.locator('tbody tr').first();
    const [name, meaning] = [await readBox(row.locator('td').first()), await readBox(row.locator('td').last())];
    expect(meaning.top).toBeGreaterThanOrEqual(name.bottom);
    expect(meaning.right).toBeLessThanOrEqual(360);
    expect(await table.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)).toBe(0);
    await expect(table.getByRole('row').first().getByRole('columnheader').first()).toHaveText('command');
  });

  test('the first column of a wide table stays in view while the rest scrolls', async ({ page }) => {
    await openPage(page, CLI);
    const table = findTable(page, 'default').first();
    const name = table.locator('tbody td').first();
    const before = await readBox(name);
    await table.evaluate(({ parentElement: box }) => {
      box!.scrollTo({ left: box!.scrollWidth, behavior: 'instant' });
    });
    expect(await table.evaluate(({ parentElement: box }) => box!.scrollLeft)).toBeGreaterThan(40);
    expect((await readBox(name)).left).toBe(before.left);
  });

  test('the label "checked with Wirespec" of each contract is on one line', async ({ page }) => {
    await openPage(page, '/docs/language/types');
    const marks = page.locator('main').getByText(/^checked with Wirespec/);
    expect(await marks.count()).toBeGreaterThan(3);
    const heights = await marks.evaluateAll((found) =>
      found
        .filter((mark) => mark.checkVisibility())
        .map((mark) => mark.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(mark).lineHeight)),
    );
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights)).toBeLessThan(1.5);
  });
});

test.describe('on paper', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('a closed section shows its content', async ({ page }) => {
    await openPage(page, '/folding');
    const content = page.getByText('One line.');
    await expect(content).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(content).toBeVisible();
  });
});
