// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { ReaderError } from '@site/src/client/ReaderError';
import { type Conversion, useConversion } from '../useConversion';
import type { WorkbenchDocument } from '../documentWork';
import { type DocumentResponse, type DocumentRequest, NO_LOSSES } from '../documentMessages';
import { readDocument } from '../readDocument';
import { holdText, LONG_TEXT_LIMIT } from '../../../storage/longTexts';

const { cancel } = vi.hoisted(() => ({ cancel: vi.fn<(kind: string) => void>() }));

/** Requests to the compiler, to which the test responds. */
const requests: {
  kind: string;
  request: unknown;
  resolve: (response: unknown) => void;
  reject: (error: Error) => void;
}[] = [];

vi.mock('../../../compiler/getCompiler', () => {
  const ask = (kind: string) => (request: unknown) =>
    new Promise((resolve, reject) => {
      requests.push({ kind, request, resolve, reject });
    });
  return { getCompiler: () => ({ connect: () => ({ convert: ask('convert'), check: ask('check'), cancel }) }) };
});

const LOSS = {
  ...{ pointer: '/a', kind: 'a', effect: 'note' as const, sentence: '' },
  ...{ offset: 0, line: 1, column: 1 },
};

/** The result of comparing a document with its contract. */
let report: DocumentResponse;

/** Documents that the worker received. */
const sent: (string | Blob)[] = [];

async function read(text: string | Blob): Promise<DocumentResponse> {
  if (typeof text === 'string') return { document: await readDocument(text) };
  return { document: { ...(await readDocument(await text.text())), json: text } };
}

/** A worker that reads documents on the main thread. */
class ReadingWorker extends EventTarget {
  postMessage({ text, contract }: DocumentRequest): void {
    sent.push(text);
    const response = contract === undefined ? read(text) : Promise.resolve(report);
    void response.then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    /* There is no worker to terminate. */
  }
}

const seen: Conversion[] = [];

function Subject({ document }: { document: WorkbenchDocument }): null {
  seen.push(useConversion(document, true));
  return null;
}

beforeEach(() => {
  cancel.mockClear();
  requests.length = 0;
  seen.length = 0;
  // jsdom has no IndexedDB.
  vi.spyOn(console, 'warn').mockReturnValue();
  sent.length = 0;
  report = { losses: [LOSS], counts: { ...NO_LOSSES.counts, note: 1 } };
  vi.stubGlobal('Worker', ReadingWorker);
});

async function waitForRequest(kind: string): Promise<(typeof requests)[number]> {
  await vi.waitFor(() => {
    expect(requests.at(-1)?.kind).toBe(kind);
  });
  return requests.pop()!;
}

const FIRST = { text: '{"openapi": "3.0.0"}' };
const CONTRACT = { path: 'document.ws', text: 'type A { a: String }' };

it('a contract is shown before its check, and stays when the check takes too long', async () => {
  await mount(<Subject document={FIRST} />);
  expect(seen.at(-1)).toMatchObject({ contract: undefined, isBusy: true });
  const { resolve } = await waitForRequest('convert');
  await perform(() => {
    resolve({ ok: true, contract: CONTRACT });
  });
  expect(seen.at(-1)).toMatchObject({ contract: CONTRACT, isBusy: false, check: undefined });
  const check = await waitForRequest('check');
  await perform(() => {
    check.reject(new ReaderError('The compiler took too long.'));
  });
  expect(seen.at(-1)).toMatchObject({
    contract: CONTRACT,
    isBusy: false,
    problem: undefined,
    check: { problem: 'The compiler took too long.' },
  });
});

it('a conversion can be stopped and started again, and another document starts by itself', async () => {
  const { render } = await mount(<Subject document={FIRST} />);
  // Nothing is converted before the pause after the last keystroke.
  expect(seen.at(-1)).toMatchObject({ isBusy: true, isReading: true, isStopped: false });
  await waitForRequest('convert');
  await vi.waitFor(() => {
    expect(seen.at(-1)).toMatchObject({ isBusy: true, isReading: false, isStopped: false });
  });
  await perform(() => {
    seen.at(-1)?.setStopped(true);
  });
  expect(cancel).toHaveBeenCalledWith('convert');
  expect(seen.at(-1)).toMatchObject({ isBusy: false, isStopped: true, contract: undefined });
  await perform(() => {
    seen.at(-1)?.setStopped(false);
  });
  const again = await waitForRequest('convert');
  await perform(() => {
    again.resolve({ ok: true, contract: CONTRACT });
  });
  expect(seen.at(-1)).toMatchObject({ isBusy: false, isStopped: false, contract: CONTRACT });
  await perform(() => {
    seen.at(-1)?.setStopped(true);
  });
  await render(<Subject document={{ text: '{"openapi": "3.0.1"}' }} />);
  expect(seen.at(-1)).toMatchObject({ isBusy: true, isStopped: false });
});

it('only a failure of the page can be tried again, with the same document', async () => {
  await mount(<Subject document={FIRST} />);
  const { reject } = await waitForRequest('convert');
  await perform(() => {
    reject(new ReaderError('The compiler took too long.'));
  });
  expect(seen.at(-1)).toMatchObject({ problem: 'The compiler took too long.', isBusy: false });
  await perform(() => {
    seen.at(-1)?.retry?.();
  });
  expect(seen.at(-1)).toMatchObject({ problem: undefined, retry: undefined, isBusy: true, isReading: true });
  const again = await waitForRequest('convert');
  await perform(() => {
    again.resolve({ ok: false, message: 'The document is wrong.' });
  });
  expect(seen.at(-1)).toMatchObject({ problem: 'The document is wrong.', retry: undefined, isBusy: false });
});

it('a check that failed can be tried again, without another conversion', async () => {
  await mount(<Subject document={FIRST} />);
  const { resolve } = await waitForRequest('convert');
  await perform(() => {
    resolve({ ok: true, contract: CONTRACT });
  });
  const { reject } = await waitForRequest('check');
  await perform(() => {
    reject(new ReaderError('The compiler could not be loaded.'));
  });
  expect(seen.at(-1)?.check).toMatchObject({ problem: 'The compiler could not be loaded.' });
  await perform(() => {
    seen.at(-1)?.check?.retry?.();
  });
  expect(seen.at(-1)).toMatchObject({ contract: CONTRACT, isBusy: false, check: undefined });
  const again = await waitForRequest('check');
  await perform(() => {
    again.resolve([]);
  });
  expect(seen.at(-1)?.check).toMatchObject({ diagnostics: [], problem: undefined, retry: undefined });
});

it('a problem of the document that its reader finds cannot be tried again', async () => {
  vi.stubGlobal(
    'Worker',
    class extends ReadingWorker {
      override postMessage(): void {
        this.dispatchEvent(new MessageEvent('message', { data: { problem: 'It is too long.' } }));
      }
    },
  );
  await mount(<Subject document={FIRST} />);
  await vi.waitFor(() => {
    expect(seen.at(-1)).toMatchObject({ problem: 'It is too long.', retry: undefined, isBusy: false });
  });
});

it('a changed document is busy until its own response arrives, without the check of an earlier contract', async () => {
  const { render } = await mount(<Subject document={FIRST} />);
  const { resolve } = await waitForRequest('convert');
  await perform(() => {
    resolve({ ok: true, contract: CONTRACT });
  });
  const check = await waitForRequest('check');
  await perform(() => {
    check.resolve([]);
  });
  expect(seen.at(-1)).toMatchObject({ isBusy: false, check: { diagnostics: [], problem: undefined } });
  await render(<Subject document={{ text: 'openapi: 3.0.1' }} />);
  expect(seen.at(-1)).toMatchObject({ contract: CONTRACT, isBusy: true });
  const next = await waitForRequest('convert');
  const other = { path: 'document.ws', text: 'type B { b: String }' };
  await perform(() => {
    next.resolve({ ok: true, contract: other });
  });
  expect(seen.at(-1)).toMatchObject({ contract: other, isBusy: false, isYaml: true, check: undefined });
});

it('a contract that is too long to be compiled is shown, and not checked', async () => {
  await mount(<Subject document={FIRST} />);
  const { resolve } = await waitForRequest('convert');
  const long = { path: 'document.ws', text: '//'.padEnd(64_001, 'x') };
  await perform(() => {
    resolve({ ok: true, contract: long });
  });
  expect(seen.at(-1)?.contract).toBe(long);
  expect(seen.at(-1)?.check?.problem).toContain('64,001 characters and was not checked');
  expect(seen.at(-1)?.check?.retry).toBeUndefined();
});

it('a long document is sent as a blob, and its JSON goes to the compiler as the blob that the reader returns', async () => {
  const text = await holdText(new Blob([JSON.stringify({ openapi: '3.0.3', x: 'x'.repeat(LONG_TEXT_LIMIT) })]));
  await mount(<Subject document={{ text, path: 'long.json' }} />);
  const { request, resolve } = await waitForRequest('convert');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toBeInstanceOf(Blob);
  expect(request).toMatchObject({ format: 'openapi-v3', path: 'long.json' });
  expect((request as { text: unknown }).text).toBe(sent[0]);
  await perform(() => {
    resolve({ ok: true, contract: CONTRACT });
  });
  await vi.waitFor(() => {
    expect(seen.at(-1)?.report).toMatchObject({ losses: [LOSS] });
  });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it('a message reports that the browser has deleted a long document', async () => {
  const text = { id: 'gone', size: LONG_TEXT_LIMIT + 1, start: 'openapi: 3.0.3' };
  await mount(<Subject document={{ text }} />);
  await vi.waitFor(() => {
    expect(seen.at(-1)?.problem).toContain('The browser no longer has the text of this document');
  });
  expect(sent).toEqual([]);
});

it('a report appears after the contract, belongs only to it, and changes nothing if it fails', async () => {
  const { render } = await mount(<Subject document={FIRST} />);
  const { resolve } = await waitForRequest('convert');
  await perform(() => {
    resolve({ ok: true, contract: CONTRACT });
  });
  expect(seen.at(-1)).toMatchObject({ contract: CONTRACT, report: undefined });
  await vi.waitFor(() => {
    expect(seen.at(-1)?.report).toMatchObject({ losses: [LOSS], problem: undefined });
  });
  report = { problem: 'The document is too large.' };
  requests.length = 0;
  await render(<Subject document={{ text: 'openapi: 3.0.1' }} />);
  const next = await waitForRequest('convert');
  const other = { path: 'document.ws', text: 'type B { b: String }' };
  await perform(() => {
    next.resolve({ ok: true, contract: other });
  });
  expect(seen.at(-1)).toMatchObject({ contract: other, report: undefined });
  await vi.waitFor(() => {
    expect(seen.at(-1)).toMatchObject({
      contract: other,
      report: { losses: [], problem: 'The document is too large.' },
    });
  });
  report = { losses: [LOSS], counts: { ...NO_LOSSES.counts, note: 1 } };
  await perform(() => {
    seen.at(-1)?.report?.retry();
  });
  await vi.waitFor(() => {
    expect(seen.at(-1)?.report).toMatchObject({ losses: [LOSS], problem: undefined });
  });
});
