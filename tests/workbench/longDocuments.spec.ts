import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Locator, Page } from '@playwright/test';
import { waitForClient } from '../support/openPage';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { bringBack, drop, findStatus, openWorkbench } from './openWorkbench';

/** A document that is too long for the editor. */
const TEXT = JSON.stringify(
  {
    ...{ openapi: '3.0.3', info: { title: 'Büch', version: '1' }, paths: {} },
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: 400 }, (_, index) => [
          `Thing${index}`,
          {
            ...{ type: 'object', description: 'x'.repeat(1500) },
            properties: { code: { type: 'string', not: { enum: ['no'] } } },
          },
        ]),
      ),
    },
  },
  undefined,
  2,
).replaceAll('\n', '\r\n');

const SHORT = '{"openapi": "3.0.0", "info": {"title": "Short", "version": "1"}, "paths": {}}';

function findBeginning(page: Page): Locator {
  return page.getByRole('group', { name: 'Beginning of the document' });
}

function findEditor(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Document/ });
}

/** Opens the mode *Convert* and the long document. */
async function openLong(page: Page): Promise<void> {
  await openWorkbench(page, '?mode=convert');
  await expect(findEditor(page)).toBeVisible();
  await drop(page, [{ name: 'long.json', text: TEXT }]);
  await expectLong(page);
}

async function expectLong(page: Page): Promise<void> {
  await expect(findBeginning(page)).toContainText('"openapi": "3.0.3"');
  await expect(findEditor(page)).toHaveCount(0);
  await expect(findStatus(page)).toContainText('Converted');
  await expect(page.getByRole('group', { name: 'long.ws' })).toContainText('type Thing399');
}

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).first().click()]);
  return file;
}

async function unpack(file: Download): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(readFileSync(await file.path())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test('a long document is converted without its characters in messages or in localStorage, and shows its beginning', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lengths: number[] = [];
    const note = (value: unknown): void => {
      if (typeof value === 'string') lengths.push(value.length);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
    };
    const { postMessage, addEventListener } = Worker.prototype;
    const { setItem } = Storage.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      note(message);
      postMessage.call(this, message);
    } as typeof postMessage;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      addEventListener.call(this, type, (event: Event) => {
        if (event instanceof MessageEvent) note(event.data);
        listener.call(this, event);
      });
    };
    Storage.prototype.setItem = function (key, text) {
      note(text);
      setItem.call(this, key, text);
    };
    Object.assign(window, { lengths });
  });
  await openLong(page);
  await expect(page.getByText('is too long for the editor. Its first')).toContainText('0.7 MB');
  const losses = page.getByRole('region', { name: 'Losses of the conversion' });
  await expect(losses).toContainText('(400)');
  await expect(losses).toContainText('… and 300 more');
  await page.waitForFunction(() => localStorage.getItem('playground.document') !== null);
  const lengths = await page.evaluate(() => Reflect.get(window, 'lengths') as number[]);
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThan(100_000);
});

test('a long document survives a reload and other modes, and can be downloaded with the same bytes', async ({
  page,
}) => {
  await openLong(page);
  await page.waitForFunction(() => localStorage.getItem('playground.document') !== null);
  await page.reload();
  await waitForClient(page);
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(findBeginning(page)).toContainText('"openapi": "3.0.3"');
  await expect(findStatus(page)).toContainText('Converted');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(findStatus(page)).toContainText('Converted');
  const file = await download(page, 'Download the document');
  expect(readFileSync(await file.path(), 'utf8')).toBe(TEXT);
  const files = await unpack(await download(page, 'Download my files'));
  expect(files['document.json']).toBe(TEXT);
});

test('a long document that was replaced or closed is restored by Undo, and from previous work after a reload', async ({
  page,
}) => {
  await openLong(page);
  await drop(page, [{ name: 'short.json', text: SHORT }]);
  await expect(findEditor(page)).toContainText('Short');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectLong(page);
  await page.getByRole('button', { name: 'Close the document' }).click();
  await expect(findEditor(page)).toHaveText('');
  await page.reload();
  await waitForClient(page);
  const files = await unpack(await download(page, 'Download my files'));
  expect(Object.entries(files).find(([path]) => path.endsWith('long.json'))?.[1]).toBe(TEXT);
  await bringBack(page, 'Document: long.json');
  await expectLong(page);
});

test('a deleted long document comes back by Undo', async ({ page }) => {
  await openLong(page);
  await page.getByRole('button', { name: 'Close the document' }).click();
  await page.getByText('Previous work (1)').click();
  await page.getByRole('button', { name: 'Delete Document: long.json' }).click();
  await expect(page.getByText('Previous work (1)')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Document/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await waitForClient(page);
  await bringBack(page, 'Document: long.json');
  await expectLong(page);
});

test('pasted text that is too long for the editor replaces the document, and any pasted text replaces that', async ({
  page,
}) => {
  await openWorkbench(page, '?mode=convert');
  await write(findEditor(page), SHORT);
  await expect(findEditor(page)).toContainText('Short');
  await write(findEditor(page), TEXT);
  await expect(findBeginning(page)).toContainText('"openapi": "3.0.3"');
  await expect(page.getByText('The pasted document replaced another one.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'document.ws' })).toContainText('type Thing399');
  await write(findBeginning(page), SHORT.replace('Short', 'Other'));
  await expect(findEditor(page)).toContainText('Other');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findBeginning(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findEditor(page)).toContainText('Short');
});

test.describe('where the browser has no room for long documents', () => {
  allowProblems({
    match: /Browser storage is not available for long documents/,
    reason: 'IndexedDB refuses everything',
  });

  test('the page reports it at once, and the document can be converted and downloaded', async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openLong(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The browser cannot keep what you write');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Download my files' }).click(),
    ]);
    expect(await unpack(file)).toMatchObject({ 'long.json': TEXT });
  });
});

/** Collects the warnings of a page about the database of long documents. */
function watchWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/long documents|long-texts/.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

/** Replaces the long document with another one. */
async function openOtherLong(page: Page): Promise<void> {
  await drop(page, [{ name: 'other.json', text: TEXT.replace('Büch', 'Other') }]);
  await expect(findBeginning(page)).toContainText('"title": "Other"');
  await expect(findStatus(page)).toContainText('Converted');
}

test.describe('where another program has replaced the stored documents', () => {
  allowProblems({ match: /Ignored .* in IndexedDB \(long-texts\)/, reason: 'the values are not blobs' });

  test('the page shows the beginning, says what is missing, opens another document, and warns once', async ({
    page,
  }) => {
    await openLong(page);
    await page.waitForFunction(() => localStorage.getItem('playground.document') !== null);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('long-texts', 1);
          request.onsuccess = () => {
            const database = request.result;
            const transaction = database.transaction('blobs', 'readwrite');
            const store = transaction.objectStore('blobs');
            store.getAllKeys().onsuccess = ({ target }) => {
              for (const key of (target as IDBRequest<IDBValidKey[]>).result) store.put({ text: 'no blob' }, key);
            };
            transaction.oncomplete = () => {
              database.close();
              resolve();
            };
          };
          request.onerror = () => {
            reject(new Error('The database could not be opened.'));
          };
        }),
    );
    const warnings = watchWarnings(page);
    await page.reload();
    await waitForClient(page);
    await page.getByRole('button', { name: 'Convert' }).click();
    await expect(findBeginning(page)).toContainText('"openapi": "3.0.3"');
    await expect(page.getByText('The browser no longer has the text of this document').first()).toBeVisible();
    await openOtherLong(page);
    expect(warnings).toHaveLength(1);
  });
});

test.describe('where another program has created the database of long documents', () => {
  allowProblems({ match: /Browser storage is not available for long documents/, reason: 'the database has no store' });

  test('the page converts long documents, says that they are not kept, and warns once', async ({ page }) => {
    await openWorkbench(page, '?mode=convert');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase('long-texts');
          deletion.onsuccess = () => {
            const request = indexedDB.open('long-texts', 1);
            request.onsuccess = () => {
              request.result.close();
              resolve();
            };
            request.onerror = () => {
              reject(new Error('The database could not be created.'));
            };
          };
        }),
    );
    const warnings = watchWarnings(page);
    await drop(page, [{ name: 'long.json', text: TEXT }]);
    await expectLong(page);
    await expect(page.getByRole('alert')).toContainText('The browser cannot keep what you write');
    await openOtherLong(page);
    expect(warnings).toHaveLength(1);
  });
});
