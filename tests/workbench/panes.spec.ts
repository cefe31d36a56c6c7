import type { Locator } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { LOSSY_DOCUMENT } from './documents';
import { findOutput, findStatus, openWorkbench } from './openWorkbench';

test('the bar between two panes moves with keys and pointer, and keeps its position after a reload', async ({
  page,
}) => {
  await openWorkbench(page);
  const bar = page.getByRole('separator', { name: 'Width of the panes' });
  const pane = page.getByRole('region', { name: 'Contracts' });
  const measure = async (): Promise<number> => (await pane.boundingBox())?.width ?? 0;
  const first = await measure();
  await bar.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', '44');
  expect(await measure()).toBeGreaterThan(first);
  await bar.press('Home');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  const box = await bar.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 3 });
  await page.mouse.up();
  await expect(bar).not.toHaveAttribute('aria-valuenow', '20');
  const chosen = (await bar.getAttribute('aria-valuenow')) ?? '';
  expect(Number(chosen)).toBeGreaterThan(30);
  // Moving the pointer without pressing it has no effect.
  await page.mouse.move(x, y);
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
});

test('code has the same size in the editor, in generated code, in examples and on all other pages', async ({
  page,
}) => {
  const readSizes = (code: Locator): Promise<string[]> =>
    code.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]);
  await openPage(page, '/docs/language/types');
  const sizes = await readSizes(page.locator('pre'));
  expect(sizes).toHaveLength(1);
  const editor = await openWorkbench(page);
  expect(await readSizes(editor)).toEqual(sizes);
  await expect(findOutput(page)).toContainText('Book');
  expect(await readSizes(findOutput(page))).toEqual(sizes);
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('group', { name: 'Example of Book', exact: true })).toBeVisible();
  expect(await readSizes(page.getByRole('main').locator('pre'))).toEqual(sizes);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('one pane is shown at a time, and buttons choose it', async ({ page }) => {
    const editor = await openWorkbench(page);
    // The text of the editor is longer than the screen. A quarter of the screen shows its beginning.
    await expect.poll(async () => (await editor.boundingBox())?.y).toBeLessThan(740 * 0.75);
    await expect(page.getByRole('separator')).toHaveCount(0);
    const code = page.getByRole('region', { name: 'Generated code' });
    await expect(code).toBeHidden();
    const choose = page.getByRole('group', { name: 'Shown pane' });
    await choose.getByRole('button', { name: 'Generated code' }).press('Enter');
    await expect(code).toBeInViewport();
    await expect(editor).toBeHidden();
    await expect(choose.getByRole('button', { name: 'Generated code' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    const reference = page.getByRole('group', { name: 'Example of Book', exact: true });
    await expect(reference).toBeVisible();
    await choose.getByRole('button', { name: 'Check JSON' }).click();
    await expect(page.getByRole('textbox', { name: 'JSON to check' })).toBeInViewport();
    await expect(reference).toBeHidden();
  });

  for (const [mode, name] of Object.entries({
    Write: /^Contract /,
    Read: 'JSON to check',
    Convert: 'Document to convert',
    Compare: 'Contract after the change',
  })) {
    test(`no field has a font below 16 pixels, because phones would zoom in: ${mode}`, async ({ page }) => {
      await openWorkbench(page);
      await page.getByRole('button', { name: mode, exact: true }).click();
      // Editors arrive later than the mode, and may be in the pane that is not shown.
      await expect(page.getByRole('textbox', { name, includeHidden: true })).toBeAttached();
      const fields = page.locator('select, textarea, input:not([type=checkbox]), [contenteditable=true]');
      const visible = fields.filter({ visible: true });
      const sizes: number[] = [];
      for (const pane of await page.getByRole('group', { name: 'Shown pane' }).getByRole('button').all()) {
        await pane.click();
        await expect(pane).toHaveAttribute('aria-pressed', 'true');
        // Some panes have no field.
        sizes.push(
          ...(await visible.evaluateAll((all) =>
            all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
          )),
        );
      }
      expect(sizes).not.toEqual([]);
      expect(sizes.filter((size) => size < 16)).toEqual([]);
    });
  }

  test('a click on a change shows the pane of its version', async ({ page }) => {
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Show an example' }).click();
    const after = page.getByRole('textbox', { name: 'Contract after the change' });
    await page.getByRole('group', { name: 'Shown pane' }).getByRole('button', { name: 'After' }).click();
    await expect(after).toBeVisible();
    await page.getByRole('button', { name: 'endpoint AddBook was removed' }).click();
    await expect(after).toBeHidden();
    const before = page.getByRole('textbox', { name: 'Contract before the change' });
    await expect(before).toBeFocused();
    // The bar does not cover the line.
    const line = before.locator('.cm-line', { hasText: 'endpoint AddBook' });
    await expect(line).toBeInViewport();
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const box = await line.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('the status of a document leads to its contract, or to the problem', async ({ page }) => {
    await openWorkbench(page, '?mode=convert');
    const document = page.getByRole('textbox', { name: /^Document/ });
    await expect(findStatus(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(findStatus(page)).toHaveText('Converted, but 2 parts of the document are lost or changed');
    await expect(findStatus(page)).toBeInViewport();
    const contract = page.getByRole('region', { name: 'Converted contract' });
    await expect(contract).toBeHidden();
    await page.getByRole('button', { name: 'Show the contract' }).click();
    await expect(contract).toContainText('endpoint GetRoom');
    await expect(contract).toBeFocused();
    await expect(document).toBeHidden();

    await page.getByRole('group', { name: 'Shown pane' }).getByRole('button', { name: 'Document' }).click();
    await write(document, '{"openapi": "3.0.3"}');
    await expect(document, 'the focus stays while the reader types').toBeFocused();
    await page.getByRole('button', { name: 'Show the problem' }).click();
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText('lacks the required field');
  });

  test('a click on a loss shows the pane of the document', async ({ page }) => {
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Convert' }).click();
    const document = page.getByRole('textbox', { name: /^Document/ });
    await write(document, JSON.stringify(LOSSY_DOCUMENT, undefined, 2));
    await page.getByRole('group', { name: 'Shown pane' }).getByRole('button', { name: 'Contract' }).click();
    await expect(findStatus(page)).toHaveText('Converted, but 4 parts of the document are lost or changed');
    await expect(document).toBeHidden();
    await page.getByRole('region', { name: 'Losses of the conversion' }).getByRole('button').first().click();
    await expect(document).toBeFocused();
  });
});

test('a window that becomes narrow keeps the pane with the focus', async ({ page }) => {
  await openWorkbench(page);
  const target = page.getByLabel('Target');
  await target.focus();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('separator')).toHaveCount(0);
  await expect(target).toBeFocused();
  await expect(target).toBeVisible();
});
