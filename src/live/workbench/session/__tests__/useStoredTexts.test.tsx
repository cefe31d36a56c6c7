// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readText } from '../../../storage/textStorage';
import { VERSIONS_WORK } from '../../compare/versionsWork';
import { DOCUMENT_WORK } from '../../convert/documentWork';
import { readStoredTexts } from '../modes';
import type { ModeWork, Texts } from '../ModeWork';
import { useStoredTexts } from '../useStoredTexts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  onConflict.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onConflict = vi.fn<(work: ModeWork, storedTexts: Texts, ownTexts: Texts) => void>();

interface Field {
  /** Changes the text of a document, or several texts. */
  write: (changed: string | Texts) => Promise<void>;
  close: () => Promise<void>;
}

/** Renders a field whose texts the browser stores. */
async function openField(work: ModeWork = DOCUMENT_WORK): Promise<Field> {
  const root = createRoot(document.createElement('div'));
  const setters: ((changed: Texts) => void)[] = [];
  const first = readStoredTexts();
  const Subject = (): null => {
    const { changeTexts } = useStoredTexts(first, onConflict);
    setters.push((changed) => {
      changeTexts(work.mode, changed);
    });
    return null;
  };
  const run = (action: () => void): Promise<void> =>
    act(async () => {
      action();
      await Promise.resolve();
    });
  await run(() => {
    root.render(<Subject />);
  });
  return {
    write: (changed) => run(() => setters.at(-1)?.(typeof changed === 'string' ? { text: changed } : changed)),
    close: () =>
      run(() => {
        root.unmount();
      }),
  };
}

it('a field without changes keeps the text of another tab', async () => {
  const idle = await openField();
  const busy = await openField();
  await busy.write('{}');
  await busy.close();
  window.dispatchEvent(new Event('pagehide'));
  await idle.close();
  expect(localStorage.getItem('playground.document')).toBe('{}');
});

it('an emptied field stores nothing', async () => {
  localStorage.setItem('playground.document', '{}');
  const field = await openField();
  await field.write('');
  await field.close();
  expect(localStorage.getItem('playground.document')).toBeNull();
});

it('the text of another tab is passed on before it is overwritten', async () => {
  const field = await openField();
  localStorage.setItem('playground.document', 'theirs');
  await field.write('mine');
  await field.close();
  expect(onConflict.mock.calls).toEqual([[DOCUMENT_WORK, { text: 'theirs' }, { text: 'mine' }]]);
  expect(localStorage.getItem('playground.document')).toBe('mine');
});

it('a change to one of two versions stores both, so that versions of two tabs are not mixed', async () => {
  const field = await openField(VERSIONS_WORK);
  await field.write({ before: 'mine', after: '' });
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem('playground.before', 'theirs');
  await field.write({ after: 'mine, too' });
  await field.close();
  expect(onConflict).toHaveBeenCalledExactlyOnceWith(VERSIONS_WORK, { before: 'theirs', after: '' }, expect.anything());
  expect(readStoredTexts().compare).toEqual({ before: 'mine', after: 'mine, too' });
});

it('restores text that the browser refused to store when the field is shown again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const field = await openField();
  await field.write('mine');
  await field.close();
  expect(readText('playground.document')).toBe('mine');
  refuse.mockRestore();
  const later = await openField();
  await later.write('mine, too');
  await later.close();
  expect(localStorage.getItem('playground.document')).toBe('mine, too');
});

it('text that the browser refused to store does not come back after the reader undoes it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('playground.document', 'stored');
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const field = await openField();
  await field.write('mine');
  window.dispatchEvent(new Event('pagehide'));
  expect(readText('playground.document')).toBe('mine');
  refuse.mockRestore();
  await field.write('stored');
  await field.close();
  expect(readText('playground.document')).toBe('stored');
});
