// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import { dropPendingText, storeText, readText } from '../textStorage';
import StorageFailureNotice from '../StorageFailureNotice';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ['a', 'b']) dropPendingText(key);
});

/** Makes the browser refuse to store anything under the given keys. */
function refuse(...keys: string[]): void {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (keys.includes(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}

it('appears when the browser refuses to store text, offers the files, and disappears when the text is stored', async () => {
  const download = vi.fn(() => Promise.resolve(undefined));
  const { host } = await mount(<StorageFailureNotice onDownload={download} />);
  expect(host.textContent).toBe('');
  refuse('a');
  await perform(() => storeText('a', 'mine'));
  expect(host.querySelector('[role=alert]')?.textContent).toContain('The browser cannot keep what you write');
  expect(readText('a')).toBe('mine');
  await perform(() => {
    host.querySelector('button')!.click();
  });
  expect(download).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  await perform(() => storeText('a', 'mine, too'));
  expect(host.textContent).toBe('');
});

/** Returns whether the browser would ask the reader before it leaves the site. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('the browser asks readers before they leave the site, only while it could not store text', () => {
  storeText('b', 'stored');
  expect(isAsked()).toBe(false);
  refuse('a');
  storeText('a', 'mine');
  storeText('a', 'mine, too');
  expect(isAsked()).toBe(true);
  vi.restoreAllMocks();
  storeText('a', 'mine, too');
  expect(isAsked()).toBe(false);
});

it('the browser asks readers if stored text could not be removed, but not if there was none', () => {
  localStorage.setItem('b', 'stored');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storeText('a', null);
  expect(isAsked()).toBe(false);
  storeText('b', null);
  expect(isAsked()).toBe(true);
});

it('does not overwrite text before the text that depends on it is stored', () => {
  localStorage.setItem('a', 'the only copy');
  refuse('b');
  storeText('b', 'the copy');
  expect(storeText('a', 'next', { after: 'b' })).toBe(false);
  expect(localStorage.getItem('a')).toBe('the only copy');
  expect(readText('a')).toBe('next');
  vi.restoreAllMocks();
  expect(storeText('a', 'next, too', { after: 'b' })).toBe(true);
  expect(localStorage.getItem('b')).toBe('the copy');
});
