// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptText } from '../useKeptText';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows a field whose text is kept. */
async function openField(): Promise<{ write: (text: string) => Promise<void>; close: () => Promise<void> }> {
  const root = createRoot(document.createElement('div'));
  const setters: ((text: string) => void)[] = [];
  const See = (): null => {
    setters.push(useKeptText('document')[1]);
    return null;
  };
  const run = (action: () => void): Promise<void> =>
    act(async () => {
      action();
      await Promise.resolve();
    });
  await run(() => {
    root.render(<See />);
  });
  return {
    write: (text) => run(() => setters.at(-1)?.(text)),
    close: () =>
      run(() => {
        root.unmount();
      }),
  };
}

it('a field in which nobody wrote leaves alone what another tab keeps', async () => {
  const idle = await openField();
  const busy = await openField();
  await busy.write('{}');
  await busy.close();
  window.dispatchEvent(new Event('pagehide'));
  await idle.close();
  expect(localStorage.getItem('playground.document')).toBe('{}');
});

it('a field that was emptied keeps nothing', async () => {
  localStorage.setItem('playground.document', '{}');
  const field = await openField();
  await field.write('');
  await field.close();
  expect(localStorage.getItem('playground.document')).toBeNull();
});
