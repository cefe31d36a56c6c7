import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { SITE } from '../../config/site';
import { decodeState } from '../../src/live/share/decodeState';
import { encodeState } from '../../src/live/share/encodeState';
import type { ShareState } from '../../src/live/share/ShareState';
import { openPage } from '../support/openPage';
import { readSite, toHostPath } from '../support/readSite';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { drop, findEditor, findStatus, openWorkbench } from './openWorkbench';

const STATE: Extract<ShareState, { v: 1 }> = {
  v: 1,
  files: { 'book.ws': 'type Book { title: String }', 'полка.ws': '// 図書館 🦕\ntype Shelf { books: Book[] }' },
  target: 'python',
  generation: 'ir',
  package: 'org.example',
  shared: true,
};

test('a link restores files, target, generation, package and shared code', BELOW, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, `#${await encodeState(STATE)}`);
  await expect(page.getByRole('tab')).toHaveText(Object.keys(STATE.files));
  await expect(page.getByLabel('Target')).toHaveValue('python');
  await expect(page.getByLabel('Generation')).toHaveValue('ir');
  await expect(page.getByLabel('Package')).toHaveValue('org.example');
  await expect(page.getByLabel('Shared runtime')).toBeChecked();
  // Python code of two contracts has files of the same names.
  await expect(findStatus(page)).toHaveText('Compiles, with a warning');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(toHostPath('/play'));
  expect(await decodeState(new URL(link).hash)).toEqual(STATE);
  // From now on, the reader edits a copy: a reload does not open the link again.
  await expect(page).toHaveURL(/\/play$/);
});

test('a link does not delete the work of the reader, even if it is opened on the page itself', async ({ page }) => {
  const editor = await openWorkbench(page);
  await write(editor, 'type Mine { own: String }');
  await expect(page.getByRole('navigation', { name: 'Generated files' })).toContainText('Mine.java');
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    await encodeState(STATE),
  );
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findEditor(page)).toContainText('type Mine');
});

test('a link contains the content of the mode: a document, or two versions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  };
  await write(await openWorkbench(page), 'type Mine { own: String }');
  await page.getByRole('button', { name: 'Convert' }).click();
  const document = page.getByRole('textbox', { name: /^Document/ });
  await write(document, 'openapi: 3.0.0');
  await page.getByLabel('Format').selectOption('openapi-v3');
  const documentLink = await share();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  await write(before, 'type Old { a: String }');
  await expect(page.getByText('Link copied.')).toBeHidden();
  const versionsLink = await share();
  await write(before, 'type Typed { a: String }');
  await openPage(page, './vision');
  await openWorkbench(page, documentLink);
  await expect(document).toHaveText('openapi: 3.0.0');
  await expect(page.getByLabel('Format')).toHaveValue('openapi-v3');
  await openPage(page, './vision');
  await openWorkbench(page, versionsLink);
  await expect(before).toHaveText('type Old { a: String }');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(before).toHaveText('type Typed { a: String }');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(findEditor(page)).toHaveText('type Mine { own: String }');
});

test('a long link comes with a warning and with files to download', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await openWorkbench(page);
  const text = Array.from({ length: 900 }, (_, index) => `type T${index * 7919} { f: String }`).join('\n');
  await write(editor, text);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Some programs cut off links of more than 2,000 characters.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the files instead' }).click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await download.path())))).toEqual(['library.ws']);
});

test('a report of a problem describes the work, and nothing is sent before', BELOW, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const state = { ...STATE, files: { 'book.ws': 'type Book { title: Missing }' } };
  const editor = await openWorkbench(page, `#${await encodeState(state)}`);
  const report = page.getByRole('link', { name: 'Report a problem' });
  const readBody = async () => new URL((await report.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  const readWork = async () => {
    const link = /^- Workbench: (http\S+)$/m.exec(await readBody())?.[1];
    return link === undefined ? undefined : decodeState(new URL(link).hash);
  };
  await expect.poll(readWork).toEqual(state);
  await expect.poll(readBody).toMatch(/^ {4}book\.ws:1:20: .*Missing/m);
  expect(await readBody()).toContain('- Target: Python\n- Generation: ir\n');
  expect(await readBody()).toContain(`${toHostPath('/play')}#code=`);
  expect((await report.getAttribute('href'))?.startsWith(`${SITE.issues}/new?title=`)).toBe(true);
  await expect(report).toHaveAttribute('target', '_blank');
  // The report follows each change.
  await write(editor, 'type Other { a: String }');
  await expect.poll(readWork).toEqual({ ...state, files: { 'book.ws': 'type Other { a: String }' } });
  expect(requests.join('\n')).not.toContain(SITE.issues);
});

test('a message names content that a link cannot hold: hidden characters', async ({ page }) => {
  await write(await openWorkbench(page), 'type A { a: String } // \u202e');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(
    page.getByText('library.ws contains an invisible character (U+202E) in line 1, column 25.'),
  ).toBeVisible();
});

test('a message names content that a link cannot hold: more than a hundred files', async ({ page }) => {
  await openWorkbench(page);
  await drop(
    page,
    Array.from({ length: 100 }, (_, index) => ({ name: `f${index}.ws`, text: `type T${index} { a: String }` })),
  );
  await expect(page.getByRole('tab')).toHaveCount(100);
  await drop(page, [{ name: 'more.ws', text: 'type More { a: String }' }]);
  await expect(page.getByText('There is room for 100 contracts')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(100);
});

test.describe('a link whose number sign was escaped', () => {
  allowProblems({ match: /status of 404/, reason: 'there is no page at the escaped address' });

  test('leads to its contracts', BELOW, async ({ page }) => {
    await page.goto(`./play%23${await encodeState(STATE)}`);
    await expect(page.getByRole('tab')).toHaveText(Object.keys(STATE.files));
  });

  // Runs only at the root of a host, because below a path, the address would be outside the site.
  test('leads to no other host, even from a path with two slashes', async ({ page }) => {
    const { origin, path } = readSite();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    // Some hosts answer such a path with the 404 page, which has the same scripts.
    await page.route(/\/\/evil\.example/, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${origin}${path}404.html`, maxRedirects: 0 }) });
    });
    const missing = page.waitForEvent('console', (message) => message.text().includes('status of 404'));
    await page.goto(`${origin}//evil.example%23code=x`);
    await missing;
    await expect(page).toHaveURL(/#code=x$/);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(page.url().startsWith(`${origin}/`)).toBe(true);
  });
});

test('an address opens a mode, an example, a target and a generated file', BELOW, async ({ page }) => {
  await openWorkbench(
    page,
    '?example=language/branch/members.ws,language/branch/visits.ws&target=kotlin&output=Visit.kt',
  );
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await expect(page.getByLabel('Target')).toHaveValue('kotlin');
  await expect(page.getByRole('group', { name: /Visit\.kt$/ })).toBeVisible();
  // A reload keeps further changes.
  await expect(page).toHaveURL(/\/play$/);
});

test('an address with an unknown generated file shows another one, and says so', async ({ page }) => {
  await openWorkbench(page, '?output=Nothing.java');
  const code = page.getByRole('region', { name: 'Generated code' });
  const note = code.getByText('The URL requests a file that was not generated');
  await expect(note).toBeVisible();
  await code.getByRole('button', { name: 'Book.java', exact: true }).click();
  await expect(note).toBeHidden();
});

test('Back to another mode keeps the focus on the page, and removes the notice', async ({ page }) => {
  const notice = page.getByText('The URL requests an unknown generation.');
  const expectMode = (mode: string): Promise<void> =>
    expect(page.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await openWorkbench(page, '?generation=old');
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#read-type-Book';
  });
  await expectMode('Read');
  await expect(notice).toBeHidden();
  const json = page.getByRole('textbox', { name: /JSON/ });
  await json.focus();
  await page.goBack();
  await expectMode('Write');
  await expect(json).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('the mode stays after a reload and after Back', BELOW, async ({ page }) => {
  const expectMode = (mode: string): Promise<void> =>
    expect(page.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await openWorkbench(page, '?mode=convert');
  await expectMode('Convert');
  await page.reload();
  await expectMode('Convert');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/play\?mode=compare$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vision', exact: true }).click();
  await expect(page).toHaveTitle(/Vision/);
  await page.goBack();
  await expectMode('Compare');
});

for (const [route, query, mode] of [
  ['/', '', 'Write'],
  ['/docs/language/errors', '', 'Write'],
  ['/docs/converters/', '?mode=convert', 'Convert'],
  ['/docs/guides/breaking-changes', '?mode=compare', 'Compare'],
  ['/docs/troubleshooting', '?mode=convert', 'Convert'],
  ['/docs/troubleshooting', '?mode=read', 'Read'],
] as const) {
  test(
    `a page links to the mode of the workbench that fits its subject: ${route}, ${mode}`,
    BELOW,
    async ({ page }) => {
      await openPage(page, `.${route}`);
      await page.locator(`main a[href$="/play${query}"]`).first().click();
      await expect(page.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
    },
  );
}

test('the first screen of the home page has a button that leads to the workbench', async ({ page }) => {
  await openPage(page, './');
  const button = page.getByRole('main').getByRole('link', { name: 'Workbench', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toHaveClass(/button--secondary/);
});

test('a link with a target that this release does not have opens with the default one and reports this', async ({
  page,
}) => {
  await openWorkbench(page, `#${await encodeState({ ...STATE, target: 'cobol' })}`);
  await expect(page.getByText('The link asks for cobol (ir), which this release does not have')).toBeVisible();
  await expect(page.getByLabel('Target')).toHaveValue('java');
  await expect(page.getByRole('tab')).toHaveText(Object.keys(STATE.files));
});

test('the content of a link is shown as text, not as HTML', async ({ page }) => {
  const evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
  await openWorkbench(page, `#${await encodeState({ ...STATE, files: { [`${evil.replaceAll('/', '')}.ws`]: evil } })}`);
  await expect(page.getByRole('tab')).toContainText('<img');
  await expect(findEditor(page)).toContainText('<script>');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img').count()).toBe(0);
});

const whole = encodeState(STATE);

for (const [name, create, message] of [
  ['cut off', async () => (await whole).slice(0, 60), 'damaged'],
  ['in another format', () => Promise.resolve('code=@@@'), 'damaged'],
  ['empty', () => Promise.resolve('code='), 'damaged'],
  ['of a later version', () => pack({ ...STATE, v: 99 }), 'newer version'],
  ['too long', () => Promise.resolve(`code=${'A'.repeat(200_000)}`), '64 KB'],
  ['too large after decompression', () => pack({ ...STATE, files: { 'a.ws': 'a'.repeat(10_000_000) } }), '64 KB'],
  ['with a file above its folder', () => pack({ ...STATE, files: { '../a.ws': '' } }), 'damaged'],
] as const) {
  test(`a link that cannot be read shows a message, and the reader keeps the current work: ${name}`, async ({
    page,
  }) => {
    await write(await openWorkbench(page), 'type Mine { own: String }');
    await openPage(page, './vision');
    const read = () => page.evaluate(() => JSON.stringify(localStorage));
    const kept = await read();
    await openWorkbench(page, `#${await create()}`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(findEditor(page)).toHaveText('type Mine { own: String }');
    await expect(findStatus(page)).toHaveText('Compiles');
    expect(await read()).toBe(kept);
    await page.reload();
    await expect(findEditor(page)).toHaveText('type Mine { own: String }');
  });
}

test('a new visitor with a damaged link gets a message and the example', async ({ page }) => {
  await openWorkbench(page, '#code=AAAA');
  await expect(page.getByText('damaged')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['library.ws']);
  await expect(findStatus(page)).toHaveText('Compiles');
  expect(await page.evaluate(() => localStorage.getItem('playground.contracts'))).toBeNull();
});

/** Encodes a state like `encodeState`, but without its checks. */
async function pack(state: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `code=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}
