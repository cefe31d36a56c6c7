// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROGRESS_KEY } from '../progressKey';
import { countResets, followReset, forgetProgress, isProgressKept, keepAnswer, readProgress } from '../progress';

afterEach(() => {
  vi.restoreAllMocks();
  forgetProgress();
});

function fillStorage(): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('the progress of the tour', () => {
  it('is kept by the browser', () => {
    keepAnswer('types', 'type A', true);
    expect(localStorage.getItem(PROGRESS_KEY)).toContain('type A');
    expect(isProgressKept()).toBe(true);
  });

  it('is known where the browser cannot keep it, and that it is lost', () => {
    fillStorage();
    keepAnswer('types', 'type A', true);
    expect(readProgress().solved).toEqual(['types']);
    expect(isProgressKept()).toBe(false);
    vi.restoreAllMocks();
    keepAnswer('lists', 'type B', true);
    expect(isProgressKept()).toBe(true);
    expect(readProgress().solved).toEqual(['types', 'lists']);
  });

  it('has what another page adds', () => {
    keepAnswer('types', 'type A', true);
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ solved: ['types', 'enums'], drafts: {} }));
    keepAnswer('lists', 'type B', true);
    expect(readProgress().solved).toEqual(['types', 'enums', 'lists']);
  });

  it('does not come back after another page has forgotten it', () => {
    keepAnswer('types', 'type A', true);
    localStorage.removeItem(PROGRESS_KEY);
    keepAnswer('lists', 'type B', true);
    expect(readProgress()).toEqual({ solved: ['lists'], current: 'lists', drafts: { lists: 'type B' } });
  });

  it('is forgotten with that of another page, also what could not be kept and what is still being judged', () => {
    fillStorage();
    keepAnswer('types', 'type A', true);
    const before = countResets();
    followReset();
    expect(readProgress()).toEqual({ solved: [], drafts: {} });
    expect(countResets()).toBe(before + 1);
  });
});
