import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { check, emit } from '../../lib/compiler';
import { disturbCompiler, DISTURBANCES } from '../support/disturbCompiler';
import { openPage, waitForClient } from '../support/openPage';
import { saveData } from '../support/saveData';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { drop, findEditor, findOutput, findStatus, openWorkbench, pasteFiles } from './openWorkbench';

const RIGHT = 'type Book {\n  title: String\n}';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a contract becomes code as it is typed, with the options of the command line', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  await expect(findStatus(page)).toHaveText('Compiles');
  const expectOutput = async (...[target, options]: [Parameters<typeof emit>[1], Parameters<typeof emit>[2]?]) => {
    const files = emit([{ path: 'library.ws', text: RIGHT }], target, options);
    await expect(page.getByRole('navigation', { name: 'Generated files' }).getByRole('button')).toHaveCount(
      files.length,
    );
    const file = files.find(({ path }) => /model\//.test(path)) ?? files[0]!;
    await expect(findOutput(page)).toHaveText(file.text.trim());
  };
  await expectOutput('java');
  await page.getByLabel('Target').selectOption('kotlin');
  await expectOutput('kotlin');
  await page.getByLabel('Generation').selectOption('ir');
  await expectOutput('kotlin', { generation: 'ir' });
  await page.getByLabel('Shared runtime').check();
  await expectOutput('kotlin', { generation: 'ir', shared: true });
  await page.getByLabel('Package').fill('org.example.shop');
  await expectOutput('kotlin', { generation: 'ir', shared: true, packageName: 'org.example.shop' });
  await expect(page.getByText('npx wirespec compile')).toHaveText(
    'npx wirespec compile -i contracts -o generated -l Kotlin -p org.example.shop --shared --ir',
  );
  await page.getByLabel('Package').fill('not a package');
  await expect(page.getByRole('list', { name: 'Problems' })).toContainText('The package name is not valid');
});

test('a click on a problem leads to its position, also in another file', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  await expect(findOutput(page)).toContainText('record Book');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const second = findEditor(page);
  const wrong = 'type Shelf {\n  books: Bok[]\n}';
  await write(second, wrong);
  const [problem] = check([
    { path: 'library.ws', text: RIGHT },
    { path: 'contract.ws', text: wrong },
  ]);
  await expect(findStatus(page)).toHaveText('1 problem');
  await expect(page.getByRole('tab', { name: 'contract.ws has problems' })).toBeVisible();
  // The output of the last contract that compiled stays.
  await expect(findOutput(page)).toContainText('record Book');
  await page.getByRole('tab', { name: 'library.ws' }).click();
  const place = page.getByRole('button', { name: `contract.ws, line ${problem!.line}, column ${problem!.column}` });
  await place.click();
  await expect(second).toBeFocused();
  // The cursor is before `Bok`.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('o');
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('files are added, renamed, deleted and brought back, by keyboard too', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveText(['library.ws', 'contract.ws']);
  await page.getByRole('tab', { name: 'contract.ws' }).focus();
  await page.keyboard.press('F2');
  const name = page.getByLabel('New name of contract.ws');
  await expect(name).toBeFocused();
  await name.fill('library');
  await expect(page.getByText('There is already a file called library.ws.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await name.fill('книга');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText(['library.ws', 'книга.ws']);
  await page.getByRole('tab', { name: 'книга.ws' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'library.ws' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab')).toHaveText(['книга.ws']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab')).toHaveText(['library.ws', 'книга.ws']);
  await expect(findEditor(page)).toContainText('endpoint FindBooks');
});

test('the focus and the names are correct after a rename, a cancel, a delete and an undo', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // The new file is ready for input.
  await expect(page.getByRole('textbox', { name: /^Contract contract\.ws/ })).toBeFocused();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name of contract.ws').fill('books');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'books.ws' })).toBeFocused();
  await expect(findEditor(page)).toHaveAccessibleName(/^Contract books\.ws/);
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'books.ws' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: 'library.ws' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findEditor(page)).toBeFocused();
});

test('the editor finds and replaces, numbers and folds lines, comments them and wraps them', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  const lines = page.locator('[data-editor]').locator('.cm-lineNumbers');
  await expect(lines).toContainText('3');
  await editor.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find' }).fill('title');
  await page.getByRole('textbox', { name: 'Replace' }).fill('name');
  await page.getByRole('button', { name: 'replace all' }).click();
  await expect(editor).toContainText('name: String');
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+Home');
  await editor.press('ControlOrMeta+/');
  await expect(editor.locator('.cm-line').first()).toHaveText('// type Book {');
  await editor.press('ControlOrMeta+/');
  await page.getByTitle('Fold line', { exact: true }).filter({ visible: true }).first().click();
  await expect(editor.locator('.cm-line')).toHaveCount(1);
  await page.getByTitle('Unfold line', { exact: true }).filter({ visible: true }).first().click();
  await write(editor, `// ${'long '.repeat(200)}`);
  const scroller = page.locator('[data-editor] .cm-scroller').filter({ visible: true });
  const isWide = () => scroller.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect(await isWide()).toBe(true);
  await page.getByRole('button', { name: 'Wrap lines' }).click();
  await expect.poll(isWide).toBe(false);
});

for (const width of [1280, 1024]) {
  test(`the button that compares outputs is beside another control, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWorkbench(page);
    const button = await page.getByRole('button', { name: 'Compare outputs' }).boundingBox();
    const shared = await page.getByText('Shared runtime').boundingBox();
    const center = (box: typeof button): number => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
    expect(Math.abs(center(button) - center(shared))).toBeLessThan(2);
    expect(button?.height).toBeLessThan(40);
  });
}

test('the editor marks the bracket at the cursor and the one that belongs to it', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type A { a: String[] }');
  const marked = editor.locator('.cm-matchingBracket');
  await expect(marked).toHaveText(['{', '}']);
  await editor.press('ArrowLeft');
  await editor.press('ArrowLeft');
  await expect(marked).toHaveText(['[', ']']);
  const plain = editor.locator('.cm-line').first();
  const readColor = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await marked.first().evaluate(readColor)).not.toBe(await plain.evaluate(readColor));
});

test('Enter starts a new line after a whole word, because the list of completions closes', async ({ page }) => {
  const editor = await openWorkbench(page);
  const list = page.getByRole('listbox');
  await write(editor, 'type Book { title: ');
  await editor.pressSequentially('Strin');
  await expect(list).toBeVisible();
  await editor.press('g');
  await expect(list).toBeHidden();
  await editor.press('Enter');
  await expect(editor.locator('.cm-line')).toHaveCount(2);
});

test('the list of completions stays open after a word that begins a longer one, and Enter starts a new line', async ({
  page,
}) => {
  const editor = await openWorkbench(page);
  const list = page.getByRole('listbox');
  await write(editor, 'type Book { pages: ');
  await editor.pressSequentially('Integer');
  await expect(list.getByRole('option')).toHaveText([/^Integerbuilt-in type/, /^Integer32/]);
  await editor.press('Enter');
  await expect(editor.locator('.cm-line').first()).toHaveText('type Book { pages: Integer');
  await expect(editor.locator('.cm-line')).toHaveCount(2);
  await expect(list).toBeHidden();
});

test('all files can be downloaded as a zip with the contracts, and copied one by one', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  // The previous contract has a `Book`, too.
  await expect(findOutput(page)).toContainText(/record Book \(\s*String title\s*\)/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('java.zip');
  const opened = unzipSync(readFileSync(await download.path()));
  const expected = emit([{ path: 'library.ws', text: RIGHT }], 'java');
  expect(Object.entries(opened).map(([path, bytes]) => ({ path, text: new TextDecoder().decode(bytes) }))).toEqual([
    { path: 'contracts/library.ws', text: RIGHT },
    ...expected.map(({ path, text }) => ({ path: `generated/${path}`, text })),
  ]);
  await page.getByRole('button', { name: 'Copy the file' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    expected.find(({ path }) => path.endsWith('Book.java'))!.text,
  );
});

test('work survives a reload, and an example does not delete it', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Mine { own: String }');
  await page.reload();
  await waitForClient(page);
  await expect(findEditor(page)).toContainText('type Mine');
  await page.getByRole('combobox', { name: 'Example' }).selectOption('Two files that refer to each other');
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await expect(findStatus(page)).toHaveText('Compiles');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findEditor(page)).toContainText('type Mine');
});

test('dropped contracts are opened, and a message reports a dropped picture', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  await drop(page, [{ name: 'photo.png', text: '\u0089PNG', type: 'image/png' }]);
  await expect(page.getByText(/photo\.png was not opened/)).toBeVisible();
  await expect(editor).toHaveText(RIGHT.replaceAll('\n', ''));
  await drop(page, [
    { name: 'a.ws', text: 'type A { b: B }' },
    { name: 'b.ws', text: 'type B { b: String }' },
  ]);
  await expect(page.getByRole('tab')).toHaveText(['library.ws', 'a.ws', 'b.ws']);
  await expect(findStatus(page)).toHaveText('Compiles');
});

test('pasted contracts are opened, and a message reports a pasted picture', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  await pasteFiles(editor, [{ name: 'photo.png', text: '\u0089PNG', type: 'image/png' }]);
  await expect(page.getByText(/photo\.png was not opened/)).toBeVisible();
  await expect(editor).toHaveText(RIGHT.replaceAll('\n', ''));
  await pasteFiles(editor, [
    { name: 'a.ws', text: 'type A { b: String }' },
    { name: 'photo.png', text: '\u0089PNG', type: 'image/png' },
  ]);
  await expect(page.getByRole('tab')).toHaveText(['library.ws', 'a.ws']);
  await expect(editor).toHaveText('type A { b: String }');
});

test('keys: a sheet of shortcuts, the editor and a link', async ({ page }) => {
  await openWorkbench(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  // The list is longer than a low window. It starts at the top.
  await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+e');
  await expect(findEditor(page)).toBeFocused();
  await page.keyboard.type('?');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Link copied.')).toBeVisible();
});

test('with data saver, the compiler loads only on request', async ({ page }) => {
  await saveData(page);
  const editor = await openWorkbench(page);
  await write(editor, RIGHT);
  await expect(findStatus(page)).toHaveText(
    'The compiler is not loaded, because data saver is on or the connection is slow.',
  );
  await page.getByRole('button', { name: 'Load the compiler' }).click();
  await expect(findOutput(page)).toContainText('record Book');
});

test('after Back and Forward, the workbench shows the contract that the reader wrote', async ({ page }) => {
  await openPage(page, '/vision');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/play';
    link.textContent = 'Go and play';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Go and play' }).click();
  await write(findEditor(page), 'type Mine { own: String }');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An API agreement that compilers enforce');
  await page.goForward();
  await expect(findEditor(page)).toContainText('type Mine');
});

for (const [word, message] of DISTURBANCES) {
  test(`a failure of the compiler is reported, and the next change works again: ${word}`, async ({ page }) => {
    await disturbCompiler(page);
    const editor = await openWorkbench(page);
    await expect(findStatus(page)).toHaveText('Compiles');
    await write(editor, `type ${word} { name: String }`);
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText(message);
    await write(editor, RIGHT);
    await expect(findStatus(page)).toHaveText('Compiles');
  });
}

for (const [name, text] of [
  ['a megabyte', `type A { ${'field: String, '.repeat(70_000)} }`],
  ['a thousand definitions', Array.from({ length: 1000 }, (_, index) => `type T${index} { a: String }`).join('\n')],
  ['an endless union', `type A { a: String }\ntype U = ${'A | '.repeat(20_000)}A`],
  ['a million brackets', '{'.repeat(1_000_000)],
  ['null bytes', 'type A {\0 a: String }\0'],
  ['words from right to left', 'type \u202eA { שלום: String } // مرحبا'],
] as const) {
  test(`the page shows a status for bad input and loses none of it: ${name}`, async ({ page }) => {
    const editor = await openWorkbench(page);
    await expect(findStatus(page)).toHaveText('Compiles');
    await write(editor, text);
    await expect(findStatus(page)).toHaveText(/^(?:\d+ problems?|No result|Compiles)$/);
    await write(editor, RIGHT);
    await expect(findOutput(page)).toContainText('record Book');
    await editor.press('ControlOrMeta+z');
    const isKept = async () => {
      const kept = await page.evaluate(() => localStorage.getItem('playground.contracts'));
      // The page stores contracts only after a pause in typing.
      return kept !== null && (JSON.parse(kept) as { files: { text: string }[] }).files[0]!.text === text;
    };
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await waitForClient(page);
    await expect(findEditor(page)).toBeVisible();
    expect(await isKept()).toBe(true);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript, and has links to pages that work without it', async ({ page }) => {
    await page.goto('/play');
    // Playwright cannot find text in `noscript` elements.
    const text = page.locator('main noscript p');
    await expect(text).toBeVisible();
    await expect(text).toContainText('needs JavaScript');
    await expect(text.locator('a')).toHaveCount(3);
  });
});

test('the search and the home page lead to the workbench', async ({ page }) => {
  await openPage(page, '/search?q=online%20compiler');
  await expect(page.locator('main ol a[href="/play"]').first()).toBeVisible();
  await openPage(page, '/');
  await page.getByRole('link', { name: 'try it in your browser' }).click();
  await expect(findEditor(page)).toContainText('type Isbn');
});

test('other pages load nothing of the workbench', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/language');
  await page.waitForLoadState('networkidle');
  const before = new Set(files);
  await openWorkbench(page);
  await expect(findStatus(page)).toHaveText('Compiles');
  const own = files.filter((file) => /\.(?:js|css)$/.test(file) && !before.has(file));
  expect(own.some((file) => file.includes('styles-workbench'))).toBe(true);
  expect([...before].filter((file) => /workbench|editor|compiler|react/.test(file))).toEqual([]);
});
