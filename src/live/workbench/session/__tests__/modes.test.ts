import { describe, expect, it } from 'vitest';
import { findWork, MODE_WORK } from '../modes';

/** Texts under all names that a work stores. */
function createTexts(keys: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(keys).map((name) => [name, `text of ${name}`]));
}

describe.each(MODE_WORK)('the work of the mode $mode', (work) => {
  const texts = createTexts(work.keys);

  it('is found by its mode, and shares its kind and keys with no other', () => {
    expect(findWork(work.mode)).toBe(work);
    const kinds = ['contracts', 'file', ...MODE_WORK.map(({ kind }) => kind)];
    expect(kinds.filter((kind) => kind === work.kind)).toEqual([work.kind]);
    const keys = MODE_WORK.flatMap((other) => Object.values(other.keys));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is unchanged after it was previous work', () => {
    const files = work.toFiles(texts);
    expect(files.length).toBeGreaterThan(0);
    expect(work.toFiles(work.fromFiles(files))).toEqual(files);
  });
});

it.each(MODE_WORK.filter(({ openFile }) => openFile !== undefined))('the mode $mode opens a file', async (work) => {
  const opened = await work.openFile?.({ path: 'a.json', text: '{}' });
  expect(opened?.texts).toMatchObject({ text: '{}' });
  expect(opened?.reason).toMatch(/replaced .+\.$/);
});
