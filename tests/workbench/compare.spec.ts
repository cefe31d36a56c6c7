import { readFileSync } from 'node:fs';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { drop, openWorkbench } from './openWorkbench';

test('two versions are compared: breaking changes come first and lead to their place', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  const after = page.getByRole('textbox', { name: /^Contract after/ });
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.locator('[role=status][data-tone]')).toHaveText('Paste or open both versions to compare them');
  const contract = 'type Book { title: String }\nendpoint FindBook GET /book -> {\n  200 -> Book\n}';
  await write(before, contract);
  await write(after, contract);
  await expect(changes.locator('[role=status][data-tone]')).toHaveText('The syntax trees are equal');
  await write(after, `// A book of the library\n${contract}`);
  await expect(changes.locator('[role=status][data-tone]')).toContainText('Only comments differ');
  await write(after, contract.replace('title: String', 'title: String?, pages: Integer'));
  await expect(changes.locator('[role=status][data-tone]')).toHaveText('2 changes, 1 breaking');
  await expect(changes.getByRole('listitem')).toHaveText([
    'Book.title has become optionalon the wire: breaks callers (response)',
    'Book.pages was addedbreaks nothing',
  ]);
  await changes.getByRole('button', { name: 'Book.title has become optional' }).click();
  await expect(after).toBeFocused();
  await page.keyboard.insertText('X');
  await expect(after).toContainText('type XBook');
  // Both versions stay while the reader uses another mode.
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(after).toContainText('type XBook');
  await expect(changes.locator('[role=status][data-tone]')).toHaveText('Both versions must compile to be compared');
});

test('a space in a pattern is a change, and leads to its definition, not to a comment about it', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const after = page.getByRole('textbox', { name: /^Contract after/ });
  const contract = '/*\ntype Book is old\n*/\ntype Book = String(/^a b$/)';
  await write(page.getByRole('textbox', { name: /^Contract before/ }), contract);
  await write(after, contract.replace('a b', 'ab'));
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.locator('[role=status][data-tone]')).toHaveText('1 change, 1 to check by eye');
  await changes
    .getByRole('button', { name: 'Book has a different constraint or annotation: compare both versions' })
    .click();
  await expect(after).toBeFocused();
  await page.keyboard.insertText('X');
  await expect(after).toContainText('type XBook =');
});

test('an example shows the output of a comparison', BELOW, async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByRole('button', { name: 'endpoint AddBook was removed' })).toBeVisible();
});

test('a comparison that takes too long is stopped, and the next one works', async ({ page }) => {
  /** Creates four rows of types. Each type refers to the next, so the comparison recognizes it only after that one. */
  const createRows = (name: string): string =>
    Array.from({ length: 800 }, (_, index) => {
      const field = index % 200 === 199 ? 'String' : `${name}${index + 1}`;

      return `type ${name}${index} { a${Math.floor(index / 200)}: ${field} }`;
    }).join('\n');
  await openWorkbench(page, '?mode=compare');
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  const after = page.getByRole('textbox', { name: /^Contract after/ });
  await write(before, createRows('A'));
  await write(after, createRows('B'));
  const status = page.getByRole('region', { name: 'Changes' }).locator('[role=status][data-tone]');
  await expect(status).toContainText('The comparison took more than 20 seconds and was stopped.', { timeout: 80_000 });
  for (const version of [before, after]) await write(version, 'type A { a: String }');
  await expect(status).toHaveText('The syntax trees are equal');
});

test.describe('a script that cannot be loaded', () => {
  allowProblems({ match: /comparison\./, reason: 'the connection breaks down' });

  test('a comparison whose script could not be loaded can be tried again', async ({ page }) => {
    let isOffline = true;
    await page.route(/\/assets\/js\/comparison\./, (route) => (isOffline ? route.abort() : route.fallback()));
    await openWorkbench(page, '?mode=compare');
    await write(page.getByRole('textbox', { name: /^Contract before/ }), 'type A { a: String }');
    await write(page.getByRole('textbox', { name: /^Contract after/ }), 'type A { a: String? }');
    const changes = page.getByRole('region', { name: 'Changes' });
    const status = changes.locator('[role=status][data-tone]');
    await expect(status).toContainText('The comparison could not be loaded or started.');
    const retry = changes.getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(status).toContainText('The comparison could not be loaded');
    isOffline = false;
    await retry.click();
    await expect(status).toBeFocused();
    await expect(status).toHaveText('1 change, 1 breaking');
    await expect(retry).toHaveCount(0);
  });
});

test('on a phone, the text of the buttons below a title begins where the title does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWorkbench(page, '?mode=compare');
  const pane = page.getByRole('region', { name: 'Before the change' });
  const [title, text] = await Promise.all(
    [pane.getByRole('heading'), pane.getByRole('button', { name: 'Use the current contracts' })].map((element) =>
      element.evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const { left, top, bottom } = range.getBoundingClientRect();
        return { left, top, bottom };
      }),
    ),
  );
  expect(text?.top).toBeGreaterThan(title?.bottom ?? 0);
  expect(text?.left).toBe(title?.left);
});

test('files are opened into either version, and can be brought back', async ({ page }) => {
  await openWorkbench(page, '?mode=compare');
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  const after = page.getByRole('textbox', { name: /^Contract after/ });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open files after the change' }).click(),
  ]);
  await chooser.setFiles([
    { name: 'a.ws', mimeType: '', buffer: Buffer.from('type A { a: B }') },
    { name: 'b.ws', mimeType: '', buffer: Buffer.from('type B { b: String }') },
  ]);
  await expect(after).toHaveText('type A { a: B }type B { b: String }');
  await expect(before).toHaveText('');
  // A file that is dropped outside the editors goes to the empty version.
  await drop(page, [{ name: 'old.ws', text: 'type A { a: String }' }]);
  await expect(before).toHaveText('type A { a: String }');
  await drop(page, [{ name: 'new.ws', text: 'type A { a: Integer }' }], '[data-side=after] [data-editor]');
  await expect(after).toHaveText('type A { a: Integer }');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(after).toHaveText('type A { a: B }type B { b: String }');
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the changes go to a pull request as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, '?mode=compare');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('### Breaks existing clients or servers\n\n- Book.title was removed (on the wire: breaks ');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contract-changes.md');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
});
