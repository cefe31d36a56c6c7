// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../../tests/support/untrustedValues';
import { readProgress } from '../progress';
import { PROGRESS_KEY } from '../progressKey';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('the stored progress is readable, whatever the browser has stored', () => {
  fc.assert(
    fc.property(untrustedTexts({ solved: ['types'], current: 'types', drafts: { types: 'type A' } }), (text) => {
      localStorage.setItem(PROGRESS_KEY, text);
      const { solved, drafts } = readProgress();
      for (const kept of [...solved, ...Object.values(drafts)]) expect(typeof kept).toBe('string');
    }),
    GENERATED,
  );
});
