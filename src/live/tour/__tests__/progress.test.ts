// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PREVIOUS_KEY, PROGRESS_KEY } from '../progressKey';
import { mount, perform } from '../../__tests__/mount';
import {
  listAnswers,
  restoreProgress,
  resetProgress,
  storeAnswer,
  readProgress,
  useProgress,
  useReplacedProgress,
} from '../progress';

afterEach(() => {
  vi.restoreAllMocks();
  resetProgress();
  localStorage.clear();
});

function fillStorage(): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('the progress of the tour', () => {
  it('is kept by the browser', () => {
    storeAnswer('types', 'type A', true);
    expect(localStorage.getItem(PROGRESS_KEY)).toContain('type A');
  });

  it('is kept in memory if the browser cannot store it, and stored with the next answer', () => {
    fillStorage();
    storeAnswer('types', 'type A', true);
    expect(readProgress().solved).toEqual(['types']);
    expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
    vi.restoreAllMocks();
    storeAnswer('lists', 'type B', true);
    expect(localStorage.getItem(PROGRESS_KEY)).toContain('type B');
    expect(readProgress().solved).toEqual(['types', 'lists']);
  });

  it('runs the action of a component after a reset or a restoration, also by another page, until it unmounts', async () => {
    const listener = vi.fn();
    const Subject = (): null => {
      useReplacedProgress(listener);
      return null;
    };
    const { unmount } = await mount(createElement(Subject));
    storeAnswer('types', 'type A', false);
    expect(listener).not.toHaveBeenCalled();
    resetProgress();
    expect(listener).toHaveBeenCalledTimes(1);
    restoreProgress();
    expect(listener).toHaveBeenCalledTimes(2);
    localStorage.removeItem(PROGRESS_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    localStorage.setItem(PROGRESS_KEY, '{"solved":[],"drafts":{}}');
    window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: '{"solved":[],"drafts":{}}' }));
    expect(listener).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: PREVIOUS_KEY, newValue: null }));
    expect(listener).toHaveBeenCalledTimes(4);
    await unmount();
    resetProgress();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('can be restored after a reset, together with the progress since then', () => {
    storeAnswer('types', 'type A', true);
    storeAnswer('enums', 'enum A', false);
    resetProgress();
    expect(readProgress()).toEqual({ solved: [], drafts: {} });
    storeAnswer('enums', 'enum B', true);
    restoreProgress();
    expect(readProgress()).toEqual({
      solved: ['types', 'enums'],
      current: 'enums',
      drafts: { types: 'type A', enums: 'enum B' },
    });
  });

  it('includes additions by another page', () => {
    storeAnswer('types', 'type A', true);
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ solved: ['types', 'enums'], drafts: {} }));
    storeAnswer('lists', 'type B', true);
    expect(readProgress().solved).toEqual(['types', 'enums', 'lists']);
  });

  it('is not restored after another page has reset it', () => {
    storeAnswer('types', 'type A', true);
    localStorage.removeItem(PROGRESS_KEY);
    storeAnswer('lists', 'type B', true);
    expect(readProgress()).toEqual({ solved: ['lists'], current: 'lists', drafts: { lists: 'type B' } });
  });

  it('is reset with that of another page, including unsaved answers', async () => {
    const Subject = (): string => useProgress().progress.solved.join();
    const { host } = await mount(createElement(Subject));
    fillStorage();
    await perform(() => {
      storeAnswer('types', 'type A', true);
    });
    expect(host.textContent).toBe('types');
    await perform(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: null }));
    });
    expect(host.textContent).toBe('');
    expect(readProgress()).toEqual({ solved: [], drafts: {} });
  });

  it('is stored with the whole value of another release that this one cannot read completely', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const other = JSON.stringify({
      solved: ['types', { lesson: 'lists' }],
      drafts: { lists: { v: 2, text: 'type L' }, enums: 'enum A' },
      notes: ['mine'],
    });
    localStorage.setItem(PROGRESS_KEY, other);
    storeAnswer('refined', 'type R', true);
    storeAnswer('lists', 'type B', false);
    expect(JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '')).toEqual({
      solved: ['types', 'refined'],
      current: 'lists',
      drafts: { enums: 'enum A', refined: 'type R', lists: 'type B' },
      unreadable: [other],
    });
    expect(listAnswers()).toContainEqual({ path: 'tour/unreadable-1.json', text: other });
  });

  it('is read from a value that another release has kept because it could not read it', () => {
    const kept = JSON.stringify({ solved: ['types'], drafts: { types: 'type Old', enums: 'enum A' } });
    const stored = { solved: ['lists'], current: 'lists', drafts: { types: 'type New' }, unreadable: [kept, '{'] };
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(stored));
    expect(readProgress()).toEqual({
      solved: ['types', 'lists'],
      current: 'lists',
      drafts: { types: 'type New', enums: 'enum A' },
    });
    expect(listAnswers().at(-1)).toEqual({ path: 'tour/unreadable-1.json', text: '{' });
  });

  it('keeps all unreadable values when a reset combines them', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const notes of ['mine', 'yours', 'yours']) {
      localStorage.setItem(PROGRESS_KEY, JSON.stringify({ notes }));
      resetProgress();
    }
    restoreProgress();
    expect(listAnswers().map(({ text }) => text)).toEqual(['{"notes":"mine"}', '{"notes":"yours"}']);
  });

  it.each(['{"drafts": {"types": "type', '["type A"]', '{"solved": [], "drafts": ["type A"]}'])(
    'keeps a stored value that it cannot read, through changes and resets: %s',
    (stored) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      localStorage.setItem(PROGRESS_KEY, stored);
      const [unreadable] = listAnswers();
      expect(unreadable?.text).toContain('type');
      storeAnswer('types', 'type B', true);
      resetProgress();
      storeAnswer('enums', 'enum B', true);
      resetProgress();
      restoreProgress();
      expect(listAnswers()).toEqual([
        { path: 'tour/types.ws', text: 'type B' },
        { path: 'tour/enums.ws', text: 'enum B' },
        unreadable,
      ]);
    },
  );

  it.each([
    ['{', { solved: [], drafts: {} }],
    ['7', { solved: [], drafts: {} }],
    [
      '{"solved": ["types", 7], "current": 8, "drafts": {"types": "type A", "enums": null}}',
      { solved: ['types'], drafts: { types: 'type A' } },
    ],
    ['{"solved": 7, "current": "types", "drafts": [1]}', { solved: [], current: 'types', drafts: {} }],
    ['{"solved": 7, "drafts": {"types": "type A"}}', { solved: [], drafts: { types: 'type A' } }],
  ])('ignores entries that it cannot read, with a warning, and reads the others: %s', async (kept, expected) => {
    // Each page logs a warning once.
    vi.resetModules();
    const fresh = await import('../progress');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(PROGRESS_KEY, kept);
    expect(fresh.readProgress()).toEqual(expected);
    expect(warn).toHaveBeenCalled();
  });
});
