import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { openPage, waitForClient } from '../support/openPage';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { bringBack, drop, findEditor, findOutput, findStatus, openWorkbench } from './openWorkbench';

test('a tab without changes keeps the work of another tab', async ({ page, context }) => {
  await openWorkbench(page);
  const other = await context.newPage();
  await write(await openWorkbench(other), 'type MyWork { precious: String }');
  await expect(findOutput(other)).toContainText('record MyWork');
  await openPage(other, '/vision');
  await other.close();
  await openPage(page, '/vision');
  await expect(await openWorkbench(page)).toContainText('type MyWork');
});

test('a tab with changes keeps the work of another tab as previous work', async ({ page, context }) => {
  const editor = await openWorkbench(page);
  const other = await context.newPage();
  await write(await openWorkbench(other), 'type MyWork { precious: String }');
  await openPage(other, '/vision');
  await other.close();
  await write(editor, 'type Mine { own: String }');
  await bringBack(page, 'Contracts: library.ws');
  await expect(findEditor(page)).toContainText('type MyWork');
});

test('own contracts can be brought back after two examples, one of which was changed', async ({ page }) => {
  await write(await openWorkbench(page), 'type Mine { own: String }');
  const examples = page.getByRole('combobox', { name: 'Example' });
  await examples.selectOption('Two files that refer to each other');
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await findEditor(page).press('Space');
  // Playwright selects an option without moving the focus, which a reader cannot do.
  await examples.focus();
  await examples.selectOption('Ratings: refined types');
  await expect(page.getByRole('tab')).toHaveText(['ratings.ws']);
  await bringBack(page, 'Contracts: members.ws, visits.ws');
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await bringBack(page, 'Contracts: library.ws');
  await expect(findEditor(page)).toContainText('type Mine');
});

test('three deleted files can be restored one by one, and after a reload from previous work', async ({ page }) => {
  await openWorkbench(page);
  await drop(page, [
    { name: 'b.ws', text: 'type B { b: String }' },
    { name: 'c.ws', text: 'type C { c: String }' },
  ]);
  await expect(page.getByRole('tab')).toHaveText(['b.ws', 'c.ws']);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await remove.click();
  await expect(page.getByText('b.ws was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab')).toHaveText(['b.ws', 'c.ws']);
  await remove.click();
  await remove.click();
  await page.reload();
  await waitForClient(page);
  await expect(findEditor(page)).toHaveText('');
  await bringBack(page, 'Deleted contract: c.ws');
  await bringBack(page, 'Deleted contract: b.ws');
  await expect(page.getByRole('tab')).toHaveText(['c.ws', 'b.ws']);
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('the history of an editor, and the undo after an example, survive a change of the mode', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type First { a: String }');
  await write(editor, 'type Second { a: String }');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  await write(before, 'type Typed { a: String }');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(before).toContainText('endpoint AddBook');
  await page.getByRole('button', { name: 'Write' }).click();
  await editor.press('ControlOrMeta+z');
  await expect(editor).toHaveText('type First { a: String }');
  // The undo switches to the mode of the last replacement.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(before).toHaveText('type Typed { a: String }');
  await expect(page.getByRole('textbox', { name: /^Contract after/ })).toHaveText('');
});

test('a typed document can be brought back after a file was opened', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Convert' }).click();
  const editor = page.getByRole('textbox', { name: /^Document/ });
  await write(editor, 'openapi: 3.0.0 # mine');
  await drop(page, [{ name: 'pets.json', text: '{"openapi": "3.0.0"}' }]);
  await expect(editor).toContainText('"3.0.0"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toHaveText('openapi: 3.0.0 # mine');
  await page.reload();
  await waitForClient(page);
  await bringBack(page, 'Document: pets.json');
  await expect(editor).toContainText('"3.0.0"');
});

test('Back and Forward keep the document and both versions', async ({ page }) => {
  await openPage(page, '/vision');
  await openWorkbench(page);
  const convert = page.getByRole('button', { name: 'Convert' });
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const document = page.getByRole('textbox', { name: /^Document/ });
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  const after = page.getByRole('textbox', { name: /^Contract after/ });
  const expectTexts = async (): Promise<void> => {
    await convert.click();
    await expect(document).toHaveText('openapi: 3.0.0 # mine');
    await compare.click();
    await expect(before).toHaveText('type Before { a: String }');
    await expect(after).toHaveText('type After { a: String }');
  };
  await convert.click();
  await write(document, 'openapi: 3.0.0 # mine');
  await compare.click();
  await write(before, 'type Before { a: String }');
  await write(after, 'type After { a: String }');
  await page.goBack();
  await expect(page).toHaveURL('/vision');
  await page.goForward();
  await expect(page).toHaveURL('/play?mode=compare');
  await expectTexts();
  await openPage(page, '/vision');
  await page.goBack();
  await expect(page).toHaveURL('/play?mode=compare');
  await expectTexts();
});

test('the current contracts replace a version, and Undo brings it back', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Mine { own: String }');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const side of ['before', 'after']) {
    const version = page.getByRole('textbox', { name: new RegExp(`^Contract ${side}`) });
    const pane = page.getByRole('region', { name: new RegExp(`^${side} the change`, 'i') });
    await write(version, `type Typed { ${side}: String }`);
    await pane.getByRole('button', { name: 'Use the current contracts' }).click();
    await expect(version).toHaveText('type Mine { own: String }');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(version).toHaveText(`type Typed { ${side}: String }`);
  }
});

for (const kind of ['refuses to write', 'refuses everything'] as const) {
  test.describe(`where the browser ${kind}`, () => {
    allowProblems({ match: /Browser storage is not available/, reason: 'the storage refuses everything' });

    test('the page reports it at once, changes of the mode lose nothing, and all files can be downloaded', async ({
      page,
    }) => {
      await page.addInitScript((refused) => {
        const refuse = (): never => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Storage.prototype.setItem = refuse;
        if (refused === 'refuses everything') Object.defineProperty(window, 'localStorage', { get: refuse });
      }, kind);
      const editor = await openWorkbench(page);
      await write(editor, 'type Mine { a: String }');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      const before = page.getByRole('textbox', { name: /^Contract before/ });
      await write(before, 'type Before { a: String }');
      await page.getByRole('button', { name: 'Convert' }).click();
      const document = page.getByRole('textbox', { name: /^Document/ });
      await write(document, 'openapi: 3.0.0 # mine');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The browser cannot keep what you write');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(before).toHaveText('type Before { a: String }');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        alert.getByRole('button', { name: 'Download my files' }).click(),
      ]);
      const opened = unzipSync(readFileSync(await download.path()));
      expect(Object.fromEntries(Object.entries(opened).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
        'contracts/library.ws': 'type Mine { a: String }',
        'comparison/before.ws': 'type Before { a: String }',
        'document.yaml': 'openapi: 3.0.0 # mine',
      });
    });
  });
}

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('borders show the selection', async ({ page }) => {
    await openWorkbench(page);
    const files = page.getByRole('navigation', { name: 'Generated files' }).getByRole('button');
    await expect(files.nth(1)).toBeVisible();
    const modes = page.getByRole('group', { name: 'Mode', exact: true }).getByRole('button');
    for (const [buttons, chosen] of [
      [files, '[aria-current]'],
      [modes, '[aria-pressed=true]'],
    ] as const) {
      const colors = await buttons.evaluateAll(
        (all, selector) =>
          all.map((button) => ({
            isChosen: button.matches(selector),
            color: getComputedStyle(button).borderBlockEndColor,
          })),
        chosen,
      );
      const others = new Set(colors.filter(({ isChosen }) => !isChosen).map(({ color }) => color));
      const own = colors.filter(({ isChosen }) => isChosen).map(({ color }) => color);
      expect(own).toHaveLength(1);
      expect(others.has(own[0]!)).toBe(false);
    }
  });
});
