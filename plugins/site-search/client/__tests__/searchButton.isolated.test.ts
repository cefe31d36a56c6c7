// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import type { LoadedSearch } from '../loadSearch';
import { openDialogFrame } from '../openDialogFrame';
import { searchButton } from '../searchButton';

const input = document.createElement('input');

/** Search that is already loaded; undefined if it must be loaded first. */
let loaded: LoadedSearch | undefined;

/** Number of loads that fail before one succeeds. */
let failures = Infinity;

const mountDialog = vi.fn(() => () => undefined);
const client = { search: () => Promise.reject(new Error('Not connected.')) };

vi.mock('../loadSearch', () => ({
  getLoadedSearch: () => loaded,
  loadSearch: () => {
    failures -= 1;

    return failures < 0
      ? Promise.resolve({ mountDialog, client })
      : Promise.reject(new Error('Loading chunk 1 failed.'));
  },
}));
vi.mock('../openDialogFrame', () => ({
  openDialogFrame: vi.fn((_frame: unknown, _query: string, onClose: () => void) => ({
    input,
    searchPageUrl: '/search',
    close: onClose,
  })),
}));
// The fake path is a hash, because jsdom navigates only within a page.
vi.mock('../encodeQuery', () => ({ createSearchPath: (url: string, query: string) => `#${url}/${query}` }));

let stop: () => void;

beforeEach(() => {
  loaded = undefined;
  failures = Infinity;
  mountDialog.mockClear();
  input.value = '';
  window.location.hash = '';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const template = document.createElement('template');
  template.dataset.search = '{"of": "another release"}';
  template.innerHTML = '<div></div>';
  document.body.replaceChildren(input, template);
  stop = startBehavior(searchButton);
});

afterEach(() => {
  searchButton.onNavigationStart?.();
  stop();
  vi.mocked(openDialogFrame).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function type(text: string): void {
  input.value += text;
  input.dispatchEvent(new Event('input'));
}

it('if the search cannot be loaded, the search page opens with the whole query when the reader has stopped typing', async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  type('re');
  await vi.advanceTimersByTimeAsync(900);
  type('fined');
  await vi.advanceTimersByTimeAsync(900);
  expect(window.location.hash).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(window.location.hash).toBe('#/search/refined');
});

it.each([1, 2])(
  'if the code of the search fails to load %i times, the dialog opens with the next attempt',
  async (count) => {
    failures = count;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
    type('refined');
    await vi.advanceTimersByTimeAsync(1100);
    expect(mountDialog).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('');
  },
);

it('if the search data of the page comes from another release, the search page opens', async () => {
  loaded = { mountDialog: () => undefined, client };
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  type('refined');
  await vi.advanceTimersByTimeAsync(1100);
  expect(window.location.hash).toBe('#/search/refined');
});

it('a key that an editor has handled does not open the search', () => {
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true });
  // On macOS, Ctrl+K deletes to the end of the line.
  const editor = document.body.appendChild(document.createElement('div'));
  editor.addEventListener('keydown', (key) => {
    key.preventDefault();
  });
  editor.dispatchEvent(event);
  expect(openDialogFrame).not.toHaveBeenCalled();
});
