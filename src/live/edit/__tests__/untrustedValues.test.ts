// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../../tests/support/untrustedValues';
import { readBlockOptions } from '../readBlockOptions';
import { readEdit } from '../storedEdits';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a stored edit is read as texts or as missing, whatever the browser has stored', () => {
  fc.assert(
    fc.property(untrustedTexts({ original: 'type A', text: 'type B', previous: 'type C' }), (text) => {
      localStorage.setItem('wirespec.edit./docs#0', text);
      const edit = readEdit('/docs#0', 'type A');
      for (const kept of Object.values(edit)) expect(typeof kept).toBe('string');
    }),
    GENERATED,
  );
});

it('the options of a block are read as names and files or as missing, whatever the page contains', () => {
  const options = {
    with: ['library/library.ws'],
    part: 'a.ws',
    package: 'com.example',
    shared: true,
    show: ['A.java'],
  };
  const block = document.createElement('div');
  fc.assert(
    fc.property(untrustedTexts(options), (text) => {
      block.dataset.live = text;
      const { with: files = [], part = '', package: name = '', shared = true, show = [] } = readBlockOptions(block);
      expect([files, show].every(Array.isArray)).toBe(true);
      for (const kept of [...files, ...show, part, name]) expect(typeof kept).toBe('string');
      expect(shared).toBe(true);
    }),
    GENERATED,
  );
});
