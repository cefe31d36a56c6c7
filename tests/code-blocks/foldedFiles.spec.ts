import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

/** A page with a contract that several Java files are generated from, and an output of several files. */
const PAGE = '/docs/emitters/java';

/** Finds the first output that has more than one file. */
function findFolded(page: Page): Locator {
  return page
    .locator('main [data-compiler]')
    .filter({ has: page.locator('details') })
    .first();
}

const line = (block: Locator): Locator => block.locator('summary').filter({ visible: true }).first();

test('an output of several files shows the first, and a click on the line with their names unfolds the others', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const block = findFolded(page);
  const panel = block.locator('[role=tabpanel]:not([hidden])');
  const frames = panel.locator('.theme-code-block');
  await expect(frames.first()).toBeVisible();
  await expect(frames.nth(1)).toBeHidden();
  const name = await frames.nth(1).locator('[data-title]').textContent();
  await expect(line(block)).toContainText(name!.slice(name!.lastIndexOf('/') + 1));
  await line(block).click();
  for (const frame of await frames.all()) await expect(frame).toBeVisible();
});

test('the folded files are printed', async ({ page }) => {
  await openPage(page, PAGE);
  const second = findFolded(page).locator('[role=tabpanel]:not([hidden]) .theme-code-block').nth(1);
  await expect(second).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(second.locator('pre')).toBeVisible();
});

test('the Markdown of a page has all files of an output', async ({ page }) => {
  await openPage(page, PAGE);
  const titles = await findFolded(page).locator('[data-title]').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  const response = await page.request.get(`${PAGE}.md`);
  const markdown = await response.text();
  expect(titles.filter((title) => !markdown.includes(title))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('folded files can be unfolded', async ({ page }) => {
    await page.goto(PAGE);
    const block = findFolded(page);
    const second = block.locator('.theme-code-block').filter({ visible: true });
    const before = await second.count();
    await line(block).click();
    await expect(second).not.toHaveCount(before);
  });
});
