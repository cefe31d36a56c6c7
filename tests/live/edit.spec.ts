import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { check, emit } from '../../lib/compiler';
import { disturbCompiler, DISTURBANCES } from '../support/disturbCompiler';
import { findViolations } from '../support/findViolations';
import { holdWorkerMessages } from '../support/holdWorkerMessages';
import { layOutAllCode } from '../support/layOutAllCode';
import { openPage, waitForClient } from '../support/openPage';
import { readViolations, watchViolations } from '../support/policyViolations';
import { toHostPath } from '../support/readSite';
import { saveData } from '../support/saveData';
import { showTheme } from '../support/showTheme';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';
import { write } from '../support/write';

/** A page that begins with `book.ws`, from which Kotlin and TypeScript are generated. TypeScript is the default. */
const WITH_OUTPUT = '/docs/language';

/** A page whose first contract with generated code needs the file of the library. */
const COMPLETED = './docs/language/endpoints';

const WRONG = '/docs/language/errors';

/** Colors of the dark theme, see `tokens.css`. */
const MUTED = 'rgb(163, 176, 189)';
const KEYWORD = 'rgb(185, 162, 255)';

const DOCUMENT = '/docs/converters/avro';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

function findTraced(page: Page): Locator {
  return page.locator('[data-contract][data-traced]').first();
}

/** Opens the editor of a contract block and waits for the compiler's first response. */
async function edit(block: Locator): Promise<Locator> {
  await block.getByRole('button', { name: 'Edit' }).first().click();
  const editor = block.getByRole('textbox');
  await expect(editor).toBeFocused();
  await expect(block.locator('[data-tone]')).not.toHaveAttribute('data-tone', 'busy');

  return editor;
}

function findStatus(block: Locator): Locator {
  return block.locator('[data-tone]');
}

/** Finds the code of the files in the selected tab. */
function findOutput(block: Locator): Locator {
  return block.locator('[role=tabpanel]:not([hidden]) code');
}

/** Finds the names of the files in the selected tab. */
function findTitles(block: Locator): Locator {
  return block.locator('[role=tabpanel]:not([hidden]) [data-title]');
}

test('editing a contract marks its mistakes, and updates the output when they are corrected', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const before = await findOutput(block).allTextContents();
  const editor = await edit(block);
  await expect(findStatus(block)).toHaveText('Compiles');
  expect(await findOutput(block).allTextContents()).toEqual(before);

  const wrong = 'type Book {\n  title String,\n  pages: Pages\n}';
  await write(editor, wrong);
  const expected = check([{ path: 'book.ws', text: wrong }]);
  await expect(findStatus(block)).toHaveText(expected.length === 1 ? '1 problem' : `${expected.length} problems`);
  // The position appears before the message, and not again after it.
  const escape = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  await expect(block.locator('[data-copyable]').first().getByRole('listitem')).toHaveText(
    expected.map(({ line, column, message }) => {
      const words = escape(message.replace(/ at line \d+ and position \d+$/, ''));
      return new RegExp(`^line ${line}, column ${column} ${words}(?! at line)`);
    }),
  );
  await expect(editor.locator('.cm-lintRange-error')).toHaveText(
    expected.map(({ line, column, length }) => wrong.split('\n')[line - 1]!.slice(column - 1, column - 1 + length)),
  );
  // The last valid output stays, dimmed.
  expect(await findOutput(block).allTextContents()).toEqual(before);
  const keyword = findOutput(block).locator('.ck').first();
  await expect(keyword).toHaveCSS('color', MUTED);

  const right = 'type Book {\n  title: String,\n  pages: Integer32\n}';
  await write(editor, right);
  await expect(findStatus(block)).toHaveText('Compiles');
  const files = emit([{ path: 'book.ws', text: right }], 'typescript', { generation: 'ir' });
  const file = files.find(({ path }) => path.endsWith('Book.ts'));
  await expect(findOutput(block)).toHaveText([file!.text.trim()]);
  await expect(findTitles(block)).toHaveText(['model/Book.ts']);
  await expect(keyword).toHaveCSS('color', KEYWORD);

  await block.getByRole('tab', { name: 'Kotlin (--ir)', exact: true }).click();
  await expect(findOutput(block).first()).toContainText('val pages: Int');

  await block.getByRole('button', { name: 'Reset' }).click();
  await block.getByRole('tab', { name: 'TypeScript (--ir)', exact: true }).click();
  await expect(findOutput(block)).toHaveText(before);
});

for (const [route, width] of [
  [WITH_OUTPUT, 1280],
  [WITH_OUTPUT, 360],
  ['/', 1280],
  ['/', 360],
] as const) {
  test(`in a window of ${width} px, opening the editor of a block moves nothing: ${route}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, route);
    const block = findTraced(page);
    const measure = () =>
      block.evaluate((element) =>
        [element, ...element.querySelectorAll('[data-copyable], [role=tablist]')].map((part) => {
          const box = part.getBoundingClientRect();
          // Hidden panels have no position.
          if (part.getClientRects().length === 0) return [];

          return [box.x, box.y + window.scrollY, box.width, box.height].map((value) => Math.round(value));
        }),
      );
    const before = await measure();
    await edit(block);
    expect(await measure()).toEqual(before);
  });
}

test('the contract of the home page can be edited, and its generated code follows', async ({ page }) => {
  await openPage(page, './');
  const block = findTraced(page);
  const before = await findOutput(block).allTextContents();
  const editor = await edit(block);
  await write(editor, 'type Shelf { books String }');
  await expect(findStatus(block)).toHaveText('1 problem');
  expect(await findOutput(block).allTextContents()).toEqual(before);
  await write(editor, 'type Shelf { books: String[] }');
  await expect(findOutput(block)).toContainText(['record Shelf']);
  await expect(findTitles(block)).toHaveText(['model/Shelf.java']);
  await block.getByRole('tab', { name: 'Kotlin' }).click();
  await expect(findOutput(block)).toContainText(['data class Shelf']);
  await expect(findTitles(block)).toHaveText(['model/Shelf.kt']);
  for (const theme of ['dark', 'light']) {
    if (theme === 'light') await showTheme(page, 'light');
    expect(await findViolations(page, theme, { within: '[data-traced]' })).toEqual([]);
  }
  await block.getByRole('button', { name: 'Reset' }).click();
  await block.getByRole('tab', { name: 'Java' }).click();
  await expect(findOutput(block)).toHaveText(before);
});

test('a wrong contract can be corrected', async ({ page }) => {
  await openPage(page, WRONG);
  const block = page.locator('[data-contract=wrong]').first();
  const editor = await edit(block);
  await expect(findStatus(block)).toHaveText(/^\d+ problems?$/);
  await write(editor, 'type Fine { name: String }');
  await expect(findStatus(block)).toHaveText('Compiles');
  await expect(block.getByRole('listitem')).toHaveCount(0);
});

test('a contract that another file completes compiles with it', async ({ page }) => {
  await openPage(page, COMPLETED);
  const block = page.locator('[data-live*="library/library.ws"]').first();
  const editor = await edit(block);
  await expect(findStatus(block)).toHaveText('Compiles');
  await write(editor, 'endpoint RenewLoans POST Loan[] /renewals -> {\n  200 -> Loan[]\n}');
  await expect(findStatus(block)).toHaveText('Compiles');
  await block.getByRole('tab', { name: 'Java (--ir)', exact: true }).click();
  await expect(findOutput(block).first()).toContainText('List.of("renewals")');
});

test('names of the contract, keywords and built-in types are completed', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  await write(editor, 'type Chapter { name: String }\ntype Tome { first: Chap');
  // Types the text instead of pasting it.
  await page.keyboard.type('t');
  await block.getByRole('option', { name: 'Chapter' }).click();
  await page.keyboard.type(', pages: Integer32 }');
  await expect(findStatus(block)).toHaveText('Compiles');
});

test('an editor can be opened, undone and left with the keyboard only', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  await block.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const editor = block.getByRole('textbox', {
    name: /^book\.ws: type \w+ \{\. Press Escape, then Tab to leave the editor\.$/,
  });
  await expect(editor).toBeFocused();
  const before = await editor.textContent();
  await page.keyboard.type('x');
  expect(await editor.textContent()).not.toBe(before);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.textContent()).toBe(before);
  // Outside an editor, `/` opens the search.
  await page.keyboard.type('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('typing replaces a selection of all lines, without a message in the console', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('type Book {');
  await page.keyboard.press('Enter');
  await page.keyboard.type('title: String');
  await expect(findStatus(block)).toHaveText('Compiles');
  await editor.press('ControlOrMeta+a');
  const lines = ['type Chapter {', '  name: String', '}'];
  await page.keyboard.insertText(lines.join('\n'));
  await expect(editor.locator('.cm-line')).toHaveText(lines);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toContainText('title: String');
  // An opening bracket encloses a selection instead of replacing it.
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('{');
  await expect(editor).toContainText('{type Book');
});

test('a tab shows "Generating…" until its code is that of the edited contract', async ({ page }) => {
  const release = await holdWorkerMessages(page, 'marks');
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const panel = block.locator('[role=tabpanel]:not([hidden])');
  const editor = await edit(block);
  await expect(panel).not.toHaveAttribute('aria-busy');
  await write(editor, 'type Book { name: String }');
  await expect(findStatus(block)).toHaveText('Compiles');
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(panel.getByText('Generating…')).toBeVisible();
  await block.getByRole('tab', { name: 'Kotlin (--ir)', exact: true }).click();
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(findOutput(block).first()).toContainText('val name: String');
  await expect(panel).not.toHaveAttribute('aria-busy');
  await expect(panel.getByText('Generating…')).toHaveCount(0);
});

test('an edit survives navigations and reloads until it is reset', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const own = 'type Mine { own: String }';
  await write(await edit(block), own);
  await page.reload();
  await waitForClient(page);
  let editor = await edit(block);
  await expect(editor).toHaveText(own);
  await expect(findOutput(block).filter({ hasText: 'type Mine' })).toHaveCount(1);
  // The editor restores the text as a change of the original, so undo leads back to the original.
  await editor.press('ControlOrMeta+z');
  await expect(editor).not.toHaveText(own);
  await editor.press('ControlOrMeta+Shift+z');
  await expect(editor).toHaveText(own);

  await page.getByRole('navigation').getByRole('link', { name: 'Types', exact: true }).first().click();
  // Waits for the next page. Otherwise, Back would keep the current page with its open editor.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Types');
  editor = await edit(block);
  await expect(editor).toHaveText(own);

  await block.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await waitForClient(page);
  editor = await edit(block);
  await expect(editor).not.toContainText('Mine');
  // The text from before the reset is kept.
  await block.getByRole('button', { name: 'Bring back my text' }).click();
  await expect(editor).toHaveText(own);
  await expect(block.getByRole('button', { name: 'Bring back my text' })).toHaveCount(0);
});

test('each text that a reset replaced can be brought back until the page is left', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  const texts = ['type One { a: String }', 'type Two { a: String }', 'type Three { a: String }'];
  for (const text of texts) {
    await write(editor, text);
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(editor).not.toHaveText(text);
  }
  const button = block.getByRole('button', { name: 'Bring back my text' });
  for (const text of texts.toReversed()) {
    await button.click();
    await expect(editor).toHaveText(text);
  }
  // Texts that the button replaced are not lost either.
  await button.click();
  await expect(editor).toHaveText('type Three { a: String }');
});

test.describe('where the browser keeps nothing', () => {
  allowProblems({ match: /Browser storage is not available/, reason: 'the storage refuses everything' });

  test('a block shows a notice, and its text can be downloaded', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openPage(page, WITH_OUTPUT);
    const block = findTraced(page);
    await write(await edit(block), 'type Mine { own: String }');
    const alert = block.getByRole('alert');
    await expect(alert).toContainText('The browser cannot keep what you write');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Download my files' }).click(),
    ]);
    const [text] = Object.values(unzipSync(readFileSync(await download.path())));
    expect(strFromU8(text!)).toBe('type Mine { own: String }');
  });
});

test('copying copies the edited text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  await write(editor, 'type Mine { own: String }');
  await block.getByRole('button', { name: 'Copy the code' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('type Mine { own: String }');
});

test('the workbench gets the contract, its target and the files that complete it', BELOW, async ({ page }) => {
  await openPage(page, COMPLETED);
  const block = page.locator('[data-live*="library/library.ws"]').first();
  await edit(block);
  const link = block.getByRole('link', { name: 'Open in workbench' });
  await expect(link).toHaveAttribute('href', new RegExp(String.raw`^${toHostPath('/play')}#code=[\w-]{100,}$`));
});

test('a document can be edited, and the converted contract follows', async ({ page }) => {
  await openPage(page, DOCUMENT);
  const documentBlock = page.locator('[data-document="converters/opening.json"]');
  const contract = page.locator('[data-of="converters/opening.json"] code').first();
  const before = await contract.textContent();
  await documentBlock.getByRole('button', { name: 'Edit' }).click();
  const editor = documentBlock.getByRole('textbox');
  await expect(editor).toBeFocused();
  await write(editor, '{"type": "record", "name": "Visit", "fields": [{"name": "guest", "type": "string"}]}');
  await expect(contract).toHaveText('type Visit {\n  guest: String\n}\n\nchannel Visit -> Visit', {
    useInnerText: false,
  });
  await write(editor, '{"type": "map"}');
  await expect(documentBlock.getByRole('listitem')).toContainText('The Avro converter (converters/opening.json)');
  await expect(contract).toContainText('Visit');
  await documentBlock.getByRole('button', { name: 'Reset' }).click();
  await expect(contract).toHaveText(before!);
});

/** Measures code, in CSS pixels, while it is out of view and was never laid out, and after the browser lays it out. */
async function measureOffscreen(code: Locator): Promise<{ reserved: number[]; shown: number[] }> {
  const page = code.page();
  const readSize = () => code.evaluate((element) => [element.scrollWidth, element.getBoundingClientRect().height]);
  const showsText = () =>
    code.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // Replaces the element with a copy, because browsers remember the size of an element that they have laid out.
  await code.evaluate((element) => {
    element.replaceWith(element.cloneNode(true));
  });
  await waitForFrames(page);
  await expect.poll(showsText, 'the code is not laid out').toBe(false);
  const reserved = await readSize();
  await layOutAllCode(page);
  const shown = await readSize();
  await layOutAllCode(page, false);

  return { reserved, shown };
}

function expectSame({ reserved, shown }: { reserved: number[]; shown: number[] }): void {
  for (const [index, size] of shown.entries()) expect(Math.abs(reserved[index]! - size)).toBeLessThanOrEqual(1);
}

test('out of view, generated code has the size of its text, also after an edit of the contract', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const code = findOutput(block).first();
  const before = await measureOffscreen(code);
  const editor = await edit(block);
  const fields = Array.from({ length: 12 }, (_, index) => `  aFieldWithARatherLongName${index}: String`);
  await write(editor, `type Book {\n${fields.join(',\n')}\n}`);
  await expect(code).toContainText('aFieldWithARatherLongName11');
  const after = await measureOffscreen(code);
  expect(after.shown[1]).toBeGreaterThan(before.shown[1]! + 100);
  expectSame(after);
});

test('out of view, a converted contract has the size of its text, also after an edit and a reset of the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, DOCUMENT);
  const documentBlock = page.locator('[data-document="converters/opening.json"]');
  const code = page.locator('[data-of="converters/opening.json"] code').first();
  const original = await measureOffscreen(code);
  await documentBlock.getByRole('button', { name: 'Edit' }).click();
  const editor = documentBlock.getByRole('textbox');
  const fields = Array.from({ length: 20 }, (_, index) => ({ name: `field${index}`, type: 'string' }));
  await write(editor, JSON.stringify({ type: 'record', name: 'Visit', fields }));
  await expect(code).toContainText('field19');
  const after = await measureOffscreen(code);
  expect(after.shown[1]).toBeGreaterThan(original.shown[1]! + 100);
  expectSame(after);
  await documentBlock.getByRole('button', { name: 'Reset' }).click();
  await expect(code).not.toContainText('field19');
  expectSame(await measureOffscreen(code));
});

for (const [word, message] of DISTURBANCES) {
  test(`a failure of the compiler is reported, and the next change works again: ${word}`, async ({ page }) => {
    await disturbCompiler(page);
    await openPage(page, WITH_OUTPUT);
    const block = findTraced(page);
    const editor = await edit(block);
    await write(editor, `type ${word} { name: String }`);
    await expect(block.getByRole('listitem')).toContainText(message);
    // The editor still accepts text.
    await expect(editor).toHaveText(`type ${word} { name: String }`);
    await write(editor, 'type Book { name: String }');
    await expect(findStatus(block)).toHaveText('Compiles');
    await expect(findOutput(block).filter({ hasText: '"name": string' })).toHaveCount(1);
  });
}

for (const [name, text, outcome] of [
  [
    'a megabyte',
    `type A { ${'field: String, '.repeat(70_000)} }`,
    /up to 64,000 characters in total; yours have 1,050,0/,
  ],
  [
    'a thousand definitions',
    Array.from({ length: 1000 }, (_, index) => `type T${index} { a: String }`).join('\n'),
    'compiles',
  ],
  // Depending on the machine, the contract compiles or takes too long.
  ['an endless union', `type A { a: String }\ntype U = ${'A | '.repeat(10_000)}A`, 'either'],
  ['a million brackets', '{'.repeat(1_000_000), /up to 64,000 characters in total; yours have 1,000,000/],
  ['null bytes', 'type A {\0 a: String }\0', /expected, not: Character/],
  ['words from right to left', 'type \u202eA { שלום: String } // مرحبا', /expected, not: Character/],
] as const) {
  test(`the editor shows a message for bad input and loses none of it: ${name}`, async ({ page }) => {
    await openPage(page, WITH_OUTPUT);
    const block = findTraced(page);
    const editor = await edit(block);
    await write(editor, text);
    if (outcome === 'compiles') {
      await expect(findOutput(block).filter({ hasText: 'type T0 ' }).first()).toBeAttached({ timeout: 40_000 });
    } else if (outcome !== 'either') await expect(block.getByRole('listitem').first()).toContainText(outcome);
    await write(editor, 'type Book { name: String }');
    await expect(findOutput(block).filter({ hasText: 'type Book' }).first()).toBeAttached();
    await expect(findStatus(block)).toHaveText('Compiles');
    await editor.press('ControlOrMeta+z');
    const code = block.locator('pre code').first();
    await expect.poll(() => code.evaluate(({ textContent }) => textContent.length)).toBe(text.length);
  });
}

/** Drops a picture, which the editor ignores. */
async function dropPicture(editor: Locator): Promise<void> {
  await editor.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['\u0089PNG\0\0'], 'photo.png', { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  });
}

test('a message reports a dropped picture, and nothing is lost', async ({ page }) => {
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  const before = await editor.textContent();
  await dropPicture(editor);
  await expect(block.getByRole('listitem')).toHaveText('Only text files can be added. Ignored: photo.png.');
  expect(await editor.textContent()).toBe(before);
});

test('a message about a dropped picture leaves other messages in place', async ({ page }) => {
  const [[word, message]] = DISTURBANCES;
  await disturbCompiler(page);
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  await write(editor, `type ${word} { name: String }`);
  const messages = block.getByRole('listitem');
  await expect(messages).toContainText([message]);
  await dropPicture(editor);
  await expect(messages).toContainText(['Only text files can be added. Ignored: photo.png.', message]);
});

test('an editor is accessible in both themes, with mistakes and without, and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  for (const text of ['type Book { title String }', 'type Book { title: String }']) {
    await write(editor, text);
    await expect(findStatus(block)).toHaveText(text.includes(':') ? 'Compiles' : '1 problem');
    for (const theme of ['dark', 'light']) {
      if (theme === 'light') await showTheme(page, 'light');
      expect(await findViolations(page, `${theme}, ${text}`, { within: '[data-traced]' })).toEqual([]);
    }
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than the page',
  ).toBeLessThanOrEqual(360);
});

test('an editor does not violate the security policy, which forbids code and styles from strings', async ({ page }) => {
  await watchViolations(page);
  await openPage(page, WITH_OUTPUT);
  const block = findTraced(page);
  const editor = await edit(block);
  await write(editor, 'type Book { title: String }');
  await expect(findOutput(block).filter({ hasText: '"title": string' })).toHaveCount(1);
  await expect(editor).toHaveCSS('white-space', 'pre');
  expect(await readViolations(page)).toEqual([]);
});

test('pages load the editor only when the reader edits', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openPage(page, WITH_OUTPUT);
  const before = files.length;
  expect(files.filter((file) => /compiler|highlighter|contracts/.test(file))).toEqual([]);
  await edit(findTraced(page));
  const later = files.slice(before);
  expect(later.some((file) => file.includes('compiler'))).toBe(true);
});
