import { findViolations } from '../support/findViolations';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { findEditor, findOutput, findStatus, openWorkbench } from '../workbench/openWorkbench';

test('a problem in a block is explained and corrected by a button, and the correction can be undone', async ({
  page,
}) => {
  await openPage(page, '/docs/language');
  const block = page.locator('[data-contract][data-traced]').first();
  await block.getByRole('button', { name: 'Edit' }).first().click();
  const editor = block.getByRole('textbox');
  const wrong = 'type Book {\n  title String\n}';
  await write(editor, wrong);
  const problem = block.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  await expect(problem).toContainText('line 2, column 9 Colon expected, not: WsString');
  await expect(problem).toContainText('A field has a name, but no colon after it.');
  await expect(problem.getByRole('link', { name: 'Explain this message' })).toHaveAttribute(
    'href',
    /\/docs\/language\/errors#colon-expected$/,
  );
  await problem.getByRole('button', { name: 'Add a colon' }).press('Enter');
  await expect(block.locator('[data-tone]')).toHaveText('Compiles');
  await expect(editor).toBeFocused();
  await expect(editor.locator('.cm-line')).toHaveText(['type Book {', '  title: String', '}']);
  await editor.press('ControlOrMeta+z');
  await expect(editor.locator('.cm-line')).toHaveText(wrong.split('\n'));
  await expect(block.locator('[data-tone]')).toHaveText('1 problem');
});

test('problems in the workbench can be corrected one by one with the keyboard only', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'typ Book { title: String }\nendpoint ListBooks get /books -> { 200: Book[] }\n');
  await expect(findStatus(page)).toHaveText(/problem/);
  for (const title of ['Write the method in capitals', 'Change : to ->', 'Change typ to type']) {
    await expect(page.getByRole('button', { name: title })).toBeVisible();
    // Goes to the next problem and corrects it.
    await editor.press('F8');
    await editor.press('ControlOrMeta+.');
    await expect(page.getByRole('button', { name: title })).toHaveCount(0);
  }
  await expect(findStatus(page)).toHaveText('Compiles');
  await expect(page.getByRole('navigation', { name: 'Generated files' })).toContainText('ListBooks.java');
});

test('problems with corrections have no accessibility violation', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Book { title: String, }');
  await expect(page.getByRole('button', { name: 'Remove the comma' })).toBeVisible();
  expect(await findViolations(page, 'the problems')).toEqual([]);
});

test('a problem in another file is corrected there', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Book { title: String; isbn: String }');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await write(findEditor(page), 'type Shelf { books: Book[] }');
  await page.getByRole('button', { name: 'Change ; to a comma' }).click();
  await expect(findStatus(page)).toHaveText('Compiles');
  await expect(editor).toBeFocused();
  await expect(editor).toContainText('type Book { title: String, isbn: String }');
});

test('the workbench warns of mistakes that the compiler accepts, and still shows the output', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Book { title: String, title: Integer }');
  await expect(findStatus(page)).toHaveText('Compiles, with a warning');
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('line 1, column 28 Another field of this type is called "title"');
  await expect(editor.locator('.cm-lintRange-warning')).toHaveText('title');
  await expect(findOutput(page)).toContainText('record Book');
  expect(await findViolations(page, 'a warning')).toEqual([]);
  await write(editor, 'type Book { title: String }');
  await expect(findStatus(page)).toHaveText('Compiles');
  await page.getByLabel('Target').selectOption('python');
  await expect(problems).toContainText('This Python code does not work without the shared runtime.');
  await page.getByLabel('Shared runtime').check();
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('a lesson of the tour explains and corrects mistakes, too', async ({ page }) => {
  await openPage(page, '/docs/language/tour');
  const lesson = page.locator('[data-lesson]').first();
  await lesson.getByRole('button', { name: /^Start lesson/ }).click();
  await write(lesson.getByRole('textbox'), 'type book { title: String }');
  await lesson.getByRole('button', { name: 'Begin the name with a capital' }).click();
  await expect(lesson.locator('[data-tone]')).toHaveText('Compiles');
});
