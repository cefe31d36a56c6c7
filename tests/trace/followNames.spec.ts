import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

const PAGE = '/docs/language/types';

/** Opens the page and returns its first contract that has tabs with generated code. */
async function openSample(page: Page): Promise<Locator> {
  await openPage(page, PAGE);
  const sample = page
    .locator('[data-contract]')
    .filter({ has: page.getByRole('tablist') })
    .first();
  await sample.scrollIntoViewIfNeeded();

  return sample;
}

/** Finds the highlighted names in the visible generated code. */
function findHighlighted(sample: Locator): Locator {
  return sample.locator('[role=tabpanel]:not([hidden]) [data-highlighted]');
}

test('the names of a contract are not tab stops when the page opens', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.locator('[data-name]').first()).toBeAttached();
  await expect(page.locator('[data-name]:is([tabindex], [role])')).toHaveCount(0);
});

test('hovering over a name in a contract highlights it in the generated code until the pointer leaves', async ({
  page,
}) => {
  const sample = await openSample(page);
  await sample.hover();
  await sample.locator('[role=button][data-name=Book]').hover();
  await expect(findHighlighted(sample).first()).toHaveText('Book');
  await expect(sample.getByRole('status').filter({ hasText: 'Book: TypeScript' })).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(findHighlighted(sample)).toHaveCount(0);
});

test('the keyboard reaches the names, and Enter keeps one highlighted in every tab', async ({ page }) => {
  const sample = await openSample(page);
  await sample.getByRole('button', { name: 'Copy the code' }).first().focus();
  const name = sample.locator('[role=button][data-name=Book]');
  await name.focus();
  await expect(findHighlighted(sample).first()).toHaveText('Book');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await sample.getByRole('tab', { name: 'Kotlin' }).first().click();
  await expect(findHighlighted(sample).first()).toHaveText('Book');
  await name.press('Enter');
  await sample.getByRole('tab', { name: 'TypeScript' }).first().focus();
  await expect(findHighlighted(sample)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the first tap on a name highlights it', async ({ page }) => {
    const sample = await openSample(page);
    // Names become buttons when a pointer comes near. Before that, the test taps the position of the word.
    const word = sample.getByText('Book', { exact: true }).first();
    const box = await word.boundingBox();
    if (box === null) throw new Error('The contract does not show its type.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(findHighlighted(sample).first()).toHaveText('Book');
  });
});

test('the code does not move when its names become buttons', async ({ page }) => {
  const sample = await openSample(page);
  const before = await sample.boundingBox();
  await sample.hover();
  await expect(sample.locator('[role=button][data-name]').first()).toBeVisible();
  expect(await sample.boundingBox()).toEqual(before);
});
