// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../../tests/support/untrustedValues';
import { fromStoredText, holdText, LONG_TEXT_LIMIT, readHeldText, toStoredText } from '../longTexts';

const REFERENCE = '\0long-text:';

beforeEach(() => {
  // jsdom has no IndexedDB. Texts count as not stored, which would affect other tests in this process.
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('short text stays a string', async () => {
  expect(await holdText('a')).toBe('a');
  expect(await holdText(new Blob(['ä']))).toBe('ä');
  expect(await readHeldText('a')).toBe('a');
});

it('long text has its first complete lines, and a short reference that leads back to it', async () => {
  const blob = new Blob([`first: ä\n${'line: é\n'.repeat(LONG_TEXT_LIMIT / 8)}`]);
  const text = await holdText(blob);
  expect(text).toMatchObject({ size: blob.size, start: `first: ä${'\nline: é'.repeat(199)}` });
  const stored = toStoredText(text);
  expect(stored.length).toBeLessThan(5000);
  expect(fromStoredText(stored)).toBe(text);
  expect(await readHeldText(text)).toBe(blob);
});

it('text without line breaks is cut between two characters', async () => {
  const text = await holdText('é'.repeat(LONG_TEXT_LIMIT + 1));
  expect(text).toMatchObject({ start: 'é'.repeat(10_000) });
  expect(await holdText(`a${'é'.repeat(LONG_TEXT_LIMIT)}`)).toMatchObject({ start: `a${'é'.repeat(9999)}` });
});

it('long text that the browser has deleted is read as its first lines', async () => {
  expect(await readHeldText({ id: 'gone', size: 1_000_000, start: 'first' })).toBe('first');
});

it('any stored string is read, and stays the same if it is not a reference', () => {
  fc.assert(
    fc.property(untrustedTexts({ id: 'a', size: 1, start: 'b' }), (text) => {
      expect(fromStoredText(text)).toBe(text);
      const read = fromStoredText(REFERENCE + text);
      if (typeof read === 'string') expect(read).toBe(REFERENCE + text);
      else expect([read.id, read.size, read.start].map((part) => typeof part)).toEqual(['string', 'number', 'string']);
    }),
    GENERATED,
  );
});
