import type { Locator, Page } from '@playwright/test';
import { findEditor, findStatus, openWorkbench } from '../workbench/openWorkbench';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { write } from '../support/write';

const LIBRARY = 'type Book {\n  isbn: Isbn\n}\nendpoint ListBooks GET /books -> {\n  200 -> Book[]\n}';
const CODES = '// 13 digits\ntype Isbn = String(/^[0-9]{13}$/)';

/**
 * Opens the workbench with two contracts; the first, in which the cursor is at its beginning, uses a name of the
 * second.
 */
async function openTwo(page: Page): Promise<Locator> {
  const editor = await openWorkbench(page);
  await write(editor, LIBRARY);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await write(findEditor(page), CODES);
  await page.getByRole('tab', { name: 'library.ws' }).click();
  await expect(findStatus(page)).toHaveText('Compiles');
  await editor.press('ControlOrMeta+Home');
  return editor;
}

/** Puts the cursor into `Isbn`. */
async function goToIsbn(editor: Locator): Promise<void> {
  for (const key of ['ArrowDown', 'End', 'ArrowLeft']) await editor.press(key);
}

/**
 * Returns the text of the line with the cursor. The editor is in a shadow tree, whose selection is separate from that of
 * the document. TypeScript does not know the method that returns it.
 */
function readCursorLine(editor: Locator): Promise<string | undefined> {
  return editor.evaluate((element) => {
    const root = element.getRootNode();
    const selection = 'getSelection' in root ? (root as Document).getSelection() : null;
    return selection?.anchorNode?.parentElement?.closest('.cm-line')?.textContent;
  });
}

test('a name shows its definition, with constraints, comment and place', async ({ page }) => {
  const editor = await openTwo(page);
  await editor.getByText('Isbn', { exact: true }).hover();
  const definition = page.locator('.cm-definition');
  await expect(definition).toContainText('// 13 digits');
  await expect(definition).toContainText('type Isbn = String(/^[0-9]{13}$/)');
  await expect(definition).toContainText('contract.ws, line 2');
  expect(await findViolations(page, 'the hint')).toEqual([]);
});

test('a name shows the code generated from it, in the chosen language', async ({ page }) => {
  const editor = await openTwo(page);
  const name = editor.getByText('Isbn', { exact: true });
  const definition = page.locator('.cm-definition');
  await name.hover();
  await expect(definition).toContainText('Java: model/Isbn.java');
  await expect(definition).toContainText('public record Isbn (String value) implements Wirespec.Refined<String> {');
  await findStatus(page).hover();
  const output = page.getByRole('region', { name: 'Generated code' });
  await page.getByLabel('Target').selectOption({ label: 'TypeScript' });
  await expect(output).toContainText('Isbn.ts');
  await name.hover();
  await expect(definition).toContainText('TypeScript: model/Isbn.ts');
  await expect(definition).toContainText('export type Isbn = string;');
  await findStatus(page).hover();
  await page.getByLabel('Target').selectOption({ label: 'Avro' });
  await expect(output).toContainText('.avsc');
  await name.hover();
  await expect(definition).toContainText('Avro: the generated code does not declare Isbn.');
});

test('a key or a click with Ctrl leads to the definition in another file', async ({ page }) => {
  const editor = await openTwo(page);
  await goToIsbn(editor);
  await editor.press('F12');
  const other = page.getByRole('textbox', { name: /^Contract contract\.ws/ });
  await expect(other).toBeFocused();
  await page.keyboard.type('My');
  await expect(other).toContainText('type MyIsbn');
  await expect(findStatus(page)).toHaveText('1 problem');
  await page.getByRole('tab', { name: 'library.ws' }).click();
  // The definition is in this file.
  await editor
    .getByText('Book', { exact: true })
    .last()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => readCursorLine(editor)).toBe('type Book {');
  await page.keyboard.type('New');
  await expect(editor).toContainText('type NewBook');
});

test('a type is renamed in all files, and each of them can undo it', async ({ page }) => {
  const editor = await openTwo(page);
  await goToIsbn(editor);
  await editor.press('F2');
  const name = page.getByLabel('New name of Isbn');
  await expect(name).toBeFocused();
  expect(await findViolations(page, 'the dialog')).toEqual([]);
  await name.fill('BookCode');
  await name.press('Enter');
  await expect(editor).toContainText('isbn: BookCode');
  await expect(editor).toBeFocused();
  await expect(findStatus(page)).toHaveText('Compiles');
  await editor.press('ControlOrMeta+z');
  await expect(editor).toContainText('isbn: Isbn');
  await page.getByRole('tab', { name: 'contract.ws' }).click();
  const other = findEditor(page);
  await expect(other).toContainText('type BookCode');
  await other.press('ControlOrMeta+z');
  await expect(other).toContainText('type Isbn');
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('a rename in several files is undone in all of them at once', async ({ page }) => {
  const editor = await openTwo(page);
  await goToIsbn(editor);
  await editor.press('F2');
  const name = page.getByLabel('New name of Isbn');
  await name.fill('BookCode');
  await name.press('Enter');
  await expect(editor).toContainText('isbn: BookCode');
  await expect(page.getByText('Isbn was renamed to BookCode in 2 contracts.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toContainText('isbn: Isbn');
  await page.getByRole('tab', { name: 'contract.ws' }).click();
  await expect(findEditor(page)).toContainText('type Isbn');
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('lists of uses and of definitions lead to their places, by keyboard', async ({ page }) => {
  const editor = await openTwo(page);
  await goToIsbn(editor);
  await editor.press('Shift+F12');
  const uses = page.getByRole('list', { name: 'Uses of Isbn' });
  await expect(uses.getByRole('listitem')).toHaveText([
    'library.ws, line 2: isbn: Isbn',
    'contract.ws, line 2: type Isbn = String(/^[0-9]{13}$/)',
  ]);
  await expect(uses.getByRole('button').first()).toBeFocused();
  expect(await findViolations(page, 'the list')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(uses).toHaveCount(0);
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+F12');
  const definitions = page.getByRole('list', { name: 'Definitions' });
  await expect(definitions.getByRole('listitem')).toHaveCount(3);
  await definitions.getByRole('button', { name: /type Isbn/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Contract contract\.ws/ })).toBeFocused();
});

test('a contract is formatted, unless the compiler refuses it', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Book{ title :String,\npages:Integer }');
  await expect(findStatus(page)).toHaveText('Compiles');
  await editor.press('Shift+Alt+F');
  await expect(editor.locator('.cm-line')).toHaveText(['type Book { title: String,', '  pages: Integer }', '']);
  await write(editor, 'type Book { title String }');
  await editor.press('Shift+Alt+F');
  await expect(
    page.getByText(
      /^Nothing was formatted\. Either a contract has problems, .*, or formatting would change the generated code\.$/,
    ),
  ).toBeVisible();
  await expect(editor).toContainText('type Book { title String }');
});

test('in a block, names lead to definitions, and a message names the file that completes the block', async ({
  page,
}) => {
  await openPage(page, '/docs/language/endpoints');
  const block = page.locator('[data-live*="library/library.ws"]').first();
  await block.getByRole('button', { name: 'Edit' }).first().click();
  const editor = block.getByRole('textbox');
  await expect(block.locator('[data-tone]')).toHaveText('Compiles');
  await write(editor, 'type Shelf { books: Book[] }');
  await expect(block.locator('[data-tone]')).toHaveText('Compiles');
  // The pointer stays on the name, so the hint and the key send requests to the compiler at the same time.
  await editor.getByText('Book', { exact: true }).click();
  await editor.press('F12');
  await expect(block.getByText('Open the contract in the workbench to see it.')).toBeVisible();
});
