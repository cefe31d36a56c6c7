// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROGRESS_KEY } from '../progressKey';
import { mount, perform } from '../../__tests__/mount';
import { restoreProgress, countResets, resetProgress, storeAnswer, readProgress, useProgress } from '../progress';

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

  it('is available if the browser cannot store it, and counts as lost', () => {
    fillStorage();
    storeAnswer('types', 'type A', true);
    expect(readProgress().solved).toEqual(['types']);
    expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
    vi.restoreAllMocks();
    storeAnswer('lists', 'type B', true);
    expect(localStorage.getItem(PROGRESS_KEY)).toContain('type B');
    expect(readProgress().solved).toEqual(['types', 'lists']);
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

  it('is reset with that of another page, including unsaved and pending answers', async () => {
    const Subject = (): string => useProgress().progress.solved.join();
    const { host } = await mount(createElement(Subject));
    fillStorage();
    await perform(() => {
      storeAnswer('types', 'type A', true);
    });
    expect(host.textContent).toBe('types');
    const before = countResets();
    await perform(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: null }));
    });
    expect(host.textContent).toBe('');
    expect(readProgress()).toEqual({ solved: [], drafts: {} });
    expect(countResets()).toBe(before + 1);
  });

  it.each([
    ['{', { solved: [], drafts: {} }],
    ['7', { solved: [], drafts: {} }],
    [
      '{"solved": ["types", 7], "current": 8, "drafts": {"types": "type A", "enums": null}}',
      { solved: ['types'], drafts: { types: 'type A' } },
    ],
    ['{"solved": 7, "current": "types", "drafts": [1]}', { solved: [], current: 'types', drafts: {} }],
    ['{"solved": 7, "drafts": {"types": "type A"}}', { solved: [], drafts: { types: 'type A' } }],
  ])('drops entries that cannot be read with a warning, and nothing else: %s', async (kept, expected) => {
    // Each page logs a warning once.
    vi.resetModules();
    const fresh = await import('../progress');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(PROGRESS_KEY, kept);
    expect(fresh.readProgress()).toEqual(expected);
    expect(warn).toHaveBeenCalled();
  });
});
