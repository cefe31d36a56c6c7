import { LOSSY_DOCUMENT } from '../workbench/documents';
import { findDialog, openSearch } from '../search/openSearch';
import { test } from '../offline/hostTest';
import { openPage } from '../support/openPage';
import { allowProblems, expect } from '../support/test';
import { write } from '../support/write';

// A captive portal answers one request with its page, which the browser's cache keeps for a day. These tests need a
// real server, because the routes of Playwright turn that cache off.

// The cache of the browser must be empty.
test.use({ ownContext: true });

const BLOCKS = '/docs/language/types';

test.describe('a script whose cached response is the page of a captive portal', () => {
  for (const [name, script] of [
    ['the worker of the compiler', /assets\/js\/compiler\.\w+\.js/],
    ['the package of the compiler', /compiler-package\.\w+\.js/],
  ] as const) {
    test(`is fetched again when the reader types: ${name}`, async ({ page, host }) => {
      await openPage(page, host.url + BLOCKS);
      host.answerNextAsPortal(script);
      const block = page.locator('[data-contract]').first();
      await block.getByRole('button', { name: 'Edit' }).first().click();
      const editor = block.getByRole('textbox');
      await write(editor, 'type Book { title: Text }');
      await expect(block).toContainText('The compiler could not be loaded or started.');
      await write(editor, 'type Book { title: String }');
      await expect(block.locator('[data-tone]')).toHaveText('Compiles');
    });
  }

  test('is fetched again when the reader changes a document: the reader of documents', async ({ page, host }) => {
    await openPage(page, `${host.url}/play?mode=convert`);
    host.answerNextAsPortal(/assets\/js\/documents\.\w+\.js/);
    const document = page.getByRole('textbox', { name: /^Document/ });
    await write(document, JSON.stringify({ ...LOSSY_DOCUMENT, title: 'one' }));
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText('Check the connection');
    await write(document, JSON.stringify(LOSSY_DOCUMENT));
    await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toBeVisible();
  });

  test('is fetched again when the reader types: the worker of the search', async ({ page, host }) => {
    await openPage(page, host.url + BLOCKS);
    host.answerNextAsPortal(/assets\/js\/search\.\w+\.js/);
    const { enterQuery, rows } = await openSearch(page);
    await enterQuery('enu');
    await enterQuery('enum');
    await expect(rows.first()).toBeVisible();
  });

  test.describe('on the main thread', () => {
    allowProblems({
      match: /^(?:console error: .*MIME type|page error: .*Unexpected token '<')/,
      reason: 'the portal answers with a page instead of a script',
    });

    test('is fetched again while the dialog stays open: the content of the search', async ({ page, host }) => {
      await openPage(page, host.url + BLOCKS);
      host.answerNextAsPortal(/\/assets\/js\/(?!site|runtime)/);
      await page.keyboard.press('Control+k');
      const { input, rows } = findDialog(page);
      await expect(input).toBeFocused();
      await page.keyboard.type('enum');
      await expect(rows.first()).toBeVisible();
      await expect(page).toHaveURL(host.url + BLOCKS);
    });
  });
});

test('a search index whose cached response is the page of a captive portal is fetched again when the reader types', async ({
  page,
  host,
}) => {
  await openPage(page, host.url + BLOCKS);
  host.answerNextAsPortal(/search-index\.json/);
  const { enterQuery, rows } = await openSearch(page);
  await enterQuery('enu');
  await enterQuery('enum');
  await expect(rows.first()).toBeVisible();
});

test.describe('explanations whose cached response is the page of a captive portal', () => {
  allowProblems({ match: /^console warning: .*compiler-messages/, reason: 'the site logs the invalid response' });

  test('are fetched again with the next problem', async ({ page, host }) => {
    await openPage(page, `${host.url}/docs/language`);
    host.answerNextAsPortal(/compiler-messages\.json/);
    const block = page.locator('[data-contract][data-traced]').first();
    await block.getByRole('button', { name: 'Edit' }).first().click();
    const editor = block.getByRole('textbox');
    const problem = block.getByRole('list', { name: 'Problems' }).getByRole('listitem');
    await write(editor, 'type Book {\n  title String\n}');
    await expect(problem).toContainText('Colon expected');
    await write(editor, 'type Book {\n  title: String\n}');
    await expect(block.locator('[data-tone]')).toHaveText('Compiles');
    await write(editor, 'type Book {\n  title String\n}');
    await expect(problem).toContainText('A field has a name, but no colon after it.');
  });
});
