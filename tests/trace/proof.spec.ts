import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

// Tests the live proof on the home page: a contract, a wire, and the generated code.

test.use({ viewport: { width: 1280, height: 900 } });

const findTabs = (page: Page) => page.getByRole('tablist', { name: 'Generated code' }).getByRole('tab');
const findPanel = (page: Page) => page.locator('[role=tabpanel][data-emitter]:visible');
/** Reads where the active wire starts and ends. */
const readWire = (page: Page) =>
  page.locator('[data-wire-fan] path[data-active]').evaluate((path) => {
    const [, start, end] = /^M\S+ ([\d.]+)C.* ([\d.]+)$/.exec(path.getAttribute('d') ?? '') ?? [];

    return { start: Number(start), end: Number(end) };
  });

test('R-44 all arrow keys select an emitter at once, and the wire leads to it', async ({ page }) => {
  await openPage(page, '/');
  const tabs = findTabs(page);
  const names = await tabs.allInnerTexts();
  const first = await readWire(page);
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(findPanel(page)).toHaveAccessibleName(names[1]!);
  expect((await readWire(page)).end).toBeGreaterThan(first.end);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(findPanel(page)).toHaveAccessibleName(names[0]!);
  expect(await readWire(page)).toEqual(first);
});

test('hovering over a name shows its number of occurrences, and the wire starts at its line', async ({ page }) => {
  await openPage(page, '/');
  const status = findPanel(page).getByRole('status');
  await expect(status).toHaveText('generated');
  const middle = (await readWire(page)).start;
  const name = page.locator('[data-trace-source] [data-name=Book]').first();
  await name.hover();
  const count = await findPanel(page).locator('[data-name=Book]').count();
  await expect(status).toHaveText(`Book: ${count}× in this output`);
  await expect(findPanel(page).locator('[data-highlighted]')).toHaveCount(count);
  const { start } = await readWire(page);
  const box = (await name.boundingBox())!;
  const fan = (await page.locator('[data-wire-fan]').boundingBox())!;
  expect(start).not.toBe(middle);
  expect(Math.abs(fan.y + start - (box.y + box.height / 2))).toBeLessThanOrEqual(1);
  await page.mouse.move(0, 0);
  await expect(status).toHaveText('generated');
  expect((await readWire(page)).start).toBe(middle);
});

test('a name that was chosen stays highlighted in every output', async ({ page }) => {
  await openPage(page, '/');
  await page.locator('[data-trace-source] [data-name=isbn]').first().click();
  await findTabs(page).filter({ hasText: 'Python' }).click();
  await expect(findPanel(page).locator('[data-highlighted]').first()).toHaveText('isbn');
  await expect(findPanel(page).getByRole('status')).toContainText('isbn: ');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contract and one output can be read', async ({ page }) => {
    await page.goto('/');
    await expect(findPanel(page)).toHaveCount(1);
    await expect(findPanel(page).locator('pre').first()).toBeVisible();
  });

  test('the green wire leads to the tab of the output', async ({ page }) => {
    await page.goto('/');
    const tab = (await findTabs(page).first().boundingBox())!;
    const end = (await page.locator('[data-wire-fan] [data-end][data-active]').boundingBox())!;
    expect(tab.y + tab.height / 2).toBeCloseTo(end.y + end.height / 2, 0);
  });
});
