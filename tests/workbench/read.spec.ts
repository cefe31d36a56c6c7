import type { Locator, Page } from '@playwright/test';
import { decodeState } from '../../src/live/share/decodeState';
import { encodeState } from '../../src/live/share/encodeState';
import { BELOW } from '../support/sites';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { drop, findEditor, openWorkbench, showPane } from './openWorkbench';

const BOOK = String.raw`@Description("A book of the library")
// Books have an ISBN
type Book { isbn: Isbn, @Deprecated pages: Integer(1, 9)?, authors: Author[] }
type Isbn = String(/^97[89][0-9]{10}$/g)`;

const SHELF = String.raw`type Author { name: String }
endpoint AddBook POST Book /shelves/{shelf: String(/^[A-Z]$/)}/books ? {copies: Integer?} -> {
  201 -> Book # {location: String}
  404 -> Unit
}
endpoint FindBooks GET /books -> { 200 -> Book[] }`;

/** Opens the mode with two files that refer to each other. */
async function openRead(
  page: Page,
  files: Record<string, string> = { 'book.ws': BOOK, 'shelf.ws': SHELF },
): Promise<void> {
  const options = { target: 'java', generation: 'default', package: 'org.example', shared: false };
  await openWorkbench(page, `?mode=read#${await encodeState({ v: 1, files, ...options })}`);
}

function findChecked(page: Page): { editor: Locator; status: Locator; problems: Locator } {
  const pane = page.getByRole('region', { name: 'Check JSON' });
  return {
    editor: page.getByRole('textbox', { name: 'JSON to check' }),
    status: pane.locator('[role=status][data-tone]'),
    problems: pane.getByRole('list', { name: 'Problems' }),
  };
}

test('a reference shows all files: endpoints by path, parameters, bodies, constraints, comments, examples', async ({
  page,
}) => {
  await openRead(page);
  const endpoints = page.getByRole('region', { name: 'Endpoints' });
  await expect(endpoints.getByRole('heading', { level: 3 })).toHaveText(['FindBooks', 'AddBook']);
  const add = page.getByRole('article', { name: 'AddBook' });
  await expect(add).toContainText('POST /shelves/{shelf}/books');
  await expect(add.getByRole('heading', { level: 4 })).toHaveText([
    ...['Path parameters', 'Query parameters', 'Request body', 'Response 201', 'Headers of 201', 'Response 404'],
  ]);
  await expect(add).toContainText('string, matches /^[A-Z]$/, required');
  await expect(add).toContainText('whole number, optional');
  await expect(add).toContainText('No body');
  const book = page.getByRole('article', { name: 'Book', exact: true });
  await expect(book).toContainText('A book of the library');
  await expect(book).toContainText('Books have an ISBN');
  await expect(book).toContainText('whole number, 1 to 9, optional');
  await expect(book).toContainText('Deprecated');
  await expect(book).toContainText('list of Author, required');
  const example = JSON.parse(await book.getByRole('group', { name: 'Example of Book' }).innerText()) as object;
  expect(example).toEqual({ isbn: '9782345678901', pages: 2, authors: [{ name: 'name' }] });
});

test('names lead to definitions, Back returns, and the address of a definition opens it', BELOW, async ({ page }) => {
  await openRead(page);
  const heading = page.getByRole('heading', { name: 'Isbn' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('article', { name: 'Book', exact: true }).getByRole('link', { name: 'Isbn' }).click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/play\?mode=read#read-type-Isbn$/);
  await page.reload();
  await expect(heading).toBeInViewport();
  // Examples above the heading arrive later. The browser saves the position that the page has when Back is pressed.
  await expect(page.getByRole('group', { name: 'Example of Book' })).toContainText('isbn');
  await page.goBack();
  await expect(page).toHaveURL(/\/play\?mode=read$/);
  await page.goForward();
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(page).toHaveURL(/\/play\?mode=convert$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Read', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('JSON is checked against the chosen type or body, and each violation leads to its place', async ({ page }) => {
  await openRead(page);
  const { editor, status, problems } = findChecked(page);
  await page.getByLabel('Against').selectOption('AddBook request');
  await page.getByRole('button', { name: 'Insert an example' }).click();
  await expect(status).toHaveText('Fits AddBook request');
  await write(editor, '{\n  "isbn": "9781",\n  "pages": 10,\n  "authors": [{}],\n  "title": "A"\n}');
  await expect(status).toHaveText('4 problems');
  await expect(problems.getByRole('listitem')).toHaveText([
    'line 2, column 11 /isbn must match /^97[89][0-9]{10}$/g',
    'line 3, column 12 /pages must be at most 9',
    'line 4, column 15 /authors/0/name is missing: Author requires it',
    'line 5, column 3 /title is not a field of Book',
  ]);
  await problems.getByRole('button', { name: 'line 5, column 3' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('X');
  await expect(editor).toContainText('X"title"');
  await expect(problems.getByRole('listitem')).toHaveText([/^line 5, column \d+ This is not valid JSON: /]);
  // Selecting another shape checks again.
  await write(editor, '"9781234567890"');
  await page.getByLabel('Against').selectOption('Isbn');
  await expect(status).toHaveText('Fits Isbn');
});

test('on a phone, the result of a check is in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRead(page);
  await expect(page.getByRole('region', { name: 'Endpoints' })).toBeVisible();
  await showPane(page, 'Check JSON');
  const { editor, status } = findChecked(page);
  await write(editor, '"1"');
  await expect(status).toHaveText(/^\d+ problems?$/);
  await expect(status).toBeInViewport({ ratio: 1 });
});

test('a compiler that could not be loaded can be loaded again, and the focus stays on the status', async ({ page }) => {
  // A page instead of the script, as from a captive portal. Browsers log a failed request only sometimes.
  let isPortal = true;
  await page.route(/\/assets\/js\/compiler\./, (route) =>
    isPortal ? route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }) : route.fallback(),
  );
  await openRead(page);
  const state = page.getByRole('region', { name: 'State of the contracts' });
  await expect(state).toContainText('The compiler could not be loaded or started.');
  isPortal = false;
  await state.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Endpoints' })).toBeVisible();
  await expect(state.getByRole('status')).toHaveText('Compiles');
  await expect(state.getByRole('status')).toBeFocused();
});

test('JSON and choice survive a reload, and other modes', async ({ page }) => {
  await openRead(page);
  const { editor, status } = findChecked(page);
  await page.getByLabel('Against').selectOption('Isbn');
  await write(editor, '"1"');
  await expect(status).toHaveText('1 problem');
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(editor).toContainText('"1"');
  await page.reload();
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(editor).toContainText('"1"');
  await expect(page.getByLabel('Against')).toHaveValue('Isbn');
});

test('a dropped file is checked, and the replaced text can be restored', async ({ page }) => {
  await openRead(page);
  const { editor } = findChecked(page);
  await write(editor, '"mine"');
  await drop(page, [{ name: 'book.json', text: '{"isbn": 1}' }]);
  await expect(editor).toContainText('{"isbn": 1}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toContainText('"mine"');
});

test('a link carries contracts and JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRead(page);
  const share = async (): Promise<URL> => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    return new URL(await page.evaluate(() => navigator.clipboard.readText()));
  };
  expect((await share()).search).toBe('?mode=read');
  const { editor, status } = findChecked(page);
  await page.getByLabel('Against').selectOption('Isbn');
  await write(editor, '"9781"');
  await expect(status).toHaveText('1 problem');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const link = await share();
  const payload = { text: '"9781"', shape: 'Isbn' };
  expect(await decodeState(link.hash)).toEqual({ v: 3, files: { 'book.ws': BOOK, 'shelf.ws': SHELF }, payload });
  await write(editor, '"mine"');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, link.hash);
  await expect(editor).toContainText('"9781"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toContainText('"mine"');
});

test('a slow pattern is stopped, and the page continues to work', async ({ page }) => {
  await openRead(page, { 'slow.ws': 'type Slow = String(/^(a+)+$/)\ntype Fast { a: String }' });
  const { editor, status, problems } = findChecked(page);
  await write(editor, `"${'a'.repeat(60)}!"`);
  await expect(status).toHaveText('Not checked', { timeout: 60_000 });
  await expect(problems).toContainText('The check took more than 5 seconds and was stopped.');
  await page.getByLabel('Against').selectOption('Fast');
  await expect(problems).toContainText('must be an object, but is a string');
});

for (const lines of [25, 5000]) {
  test(`${lines} lines of nested JSON are checked, and the editor keeps working`, async ({ page }) => {
    await openRead(page);
    const { editor, status } = findChecked(page);
    await write(editor, '{"a":[\n'.repeat(lines));
    await expect(status).toHaveText('1 problem');
    await page.getByLabel('Against').selectOption('Isbn');
    await write(editor, '"9782345678901"');
    await expect(status).toHaveText('Fits Isbn');
  });
}

test('for an empty or a wrong contract, the page suggests actions', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Book { isbn: Isbn }');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByText('Cannot find reference: Isbn')).toBeVisible();
  await page.getByRole('button', { name: 'Correct the contracts' }).click();
  await expect(findEditor(page)).toBeFocused();
  await write(findEditor(page), '');
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('button', { name: 'Write a contract' }).click();
  await write(findEditor(page), 'type Book { title: String }');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('heading', { name: 'Book' })).toBeVisible();
});

test('the scripts and styles of the mode are loaded when a reader opens it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openWorkbench(page);
  await expect(page.locator('[role=status][data-tone]')).toHaveText('Compiles');
  const before = files.length;
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('heading', { name: 'Check JSON' })).toBeVisible();
  const added = files.slice(before).filter((file) => /\.(?:js|css)$/.test(file));
  expect(added.some((file) => file.endsWith('.js'))).toBe(true);
  expect(added.some((file) => /styles-read\.[^/]*css$/.test(file))).toBe(true);
});

test('only the reference is printed, with complete examples', async ({ page }) => {
  await openRead(page);
  await expect(page.getByRole('group', { name: 'Example of Book', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Endpoints' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check JSON' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Start with Wirespec' })).toBeHidden();
  const cut = await page
    .locator('pre')
    .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
  expect(cut).toBe(0);
});
