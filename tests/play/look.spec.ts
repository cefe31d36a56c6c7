import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { showLight } from '../support/showTheme';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { LOSSY_DOCUMENT } from './documents';
import { findEditor, findStatus, openPlay, showPane } from './openPlay';

/** States of the playground that look different, with the steps that lead to each. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a contract that compiles': async (page) => {
    await expect(findStatus(page)).toHaveText('Compiles');
  },
  'generated code': async (page) => {
    await expect(findStatus(page)).toHaveText('Compiles');
    await showPane(page, 'Generated code');
    await expect(page.getByRole('region', { name: 'Generated code' }).getByText('Genre').first()).toBeVisible();
  },
  'a contract with problems, a name and a notice': async (page) => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await write(findEditor(page), 'type A { b: B }');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel(/^New name/).fill('<');
    await expect(findStatus(page)).toHaveText('1 problem');
  },
  'a document': async (page) => {
    await page.getByRole('button', { name: 'Convert' }).click();
    await write(page.getByRole('textbox', { name: /^Document/ }), JSON.stringify(LOSSY_DOCUMENT, undefined, 2));
    await expect(findStatus(page)).toHaveText('Converted, but 4 parts of the document are lost or changed');
    await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toBeVisible();
    await showPane(page, 'Contract');
    await expect(page.getByRole('region', { name: 'Converted contract' })).toBeVisible();
  },
  'two versions': async (page) => {
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(page.getByRole('button', { name: 'endpoint AddBook was removed' })).toBeVisible();
  },
  'a reference, and JSON that does not fit': async (page) => {
    await page.getByRole('button', { name: 'Read' }).click();
    await expect(page.getByRole('group', { name: 'Example of Book', exact: true })).toBeVisible();
    await showPane(page, 'Check JSON');
    await page.getByLabel('Against').selectOption('Book');
    await write(page.getByRole('textbox', { name: 'JSON to check' }), '{"isbn": "1", "pages": 3}');
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText('/pages is not a field of Book');
  },
  'the list of keys': async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  for (const width of [360, 1280]) {
    test(`is accessible in both themes and no wider than the window, ${width} pixels: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPlay(page);
      await reach(page);
      for (const theme of ['dark', 'light']) {
        if (theme === 'light') await showLight(page);
        expect(await findViolations(page, `${theme}, ${name}`)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('on a phone whose keyboard is open, the typed text stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 340 });
  const editor = await openPlay(page);
  await write(editor, Array.from({ length: 40 }, (_, index) => `type T${index} { a: String }`).join('\n'));
  await page.keyboard.type('\ntype Last { a: String }');
  const line = editor.locator('.cm-line').last();
  await expect(line).toHaveText('type Last { a: String }');
  await expect(line).toBeInViewport();
});
