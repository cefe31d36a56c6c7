// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { storeEdit, listEdits, readEdit } from '../storedEdits';

const ID = '/docs/types#0';

beforeEach(() => {
  localStorage.clear();
});

it('an edit is stored only for its block', () => {
  storeEdit(ID, 'type A', 'type B');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type B' });
  expect(readEdit('/docs/types#1', 'type A')).toEqual({});
  expect(readEdit('/docs/enums#0', 'type A')).toEqual({});
});

it('an edit can be restored if the original text of its block has changed since', () => {
  storeEdit(ID, 'type A', 'type B');
  expect(readEdit(ID, 'type Other')).toEqual({ previous: 'type B' });
});

it('a block whose original text was restored by hand stores nothing', () => {
  storeEdit(ID, 'type A', 'type B');
  storeEdit(ID, 'type A', 'type A');
  expect(localStorage).toHaveLength(0);
});

it('the text from before a reset can be restored, until it is the current text', () => {
  storeEdit(ID, 'type A', 'type A', 'type B');
  expect(readEdit(ID, 'type A')).toEqual({ previous: 'type B' });
  storeEdit(ID, 'type A', 'type C', 'type B');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type C', previous: 'type B' });
  storeEdit(ID, 'type A', 'type B', 'type B');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type B' });
});

it('text that can be restored stays so after it was the current text', () => {
  storeEdit(ID, 'type A', 'type A', 'type B');
  storeEdit(ID, 'type A', 'type B');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type B' });
  storeEdit(ID, 'type A', 'type C');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type C', previous: 'type B' });
});

it('text that another tab wrote in the same block can be restored', () => {
  readEdit(ID, 'type A');
  storeEdit(ID, 'type A', 'type Mine');
  const key = Object.keys(localStorage)[0]!;
  localStorage.setItem(key, JSON.stringify({ original: 'type A', text: 'type Theirs' }));
  storeEdit(ID, 'type A', 'type Mine, too');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type Mine, too', previous: 'type Theirs' });
  storeEdit(ID, 'type A', 'type Mine, three');
  expect(readEdit(ID, 'type A')).toEqual({ text: 'type Mine, three', previous: 'type Theirs' });
});

it('edits of any length are kept, and listed as files', () => {
  const long = 'x'.repeat(70_000);
  storeEdit(ID, 'type A', long, 'type B');
  expect(readEdit(ID, 'type A').text).toBe(long);
  expect(listEdits()).toEqual([
    { path: 'pages/docs-types-0.ws', text: long },
    { path: 'pages/docs-types-0-previous.ws', text: 'type B' },
  ]);
});

it('edits of documents are listed as JSON, even if the reader made a mistake in them', () => {
  storeEdit(ID, '{"openapi": "3.0.0"}', '{"openapi": ', '{}');
  expect(listEdits()).toEqual([
    { path: 'pages/docs-types-0.json', text: '{"openapi": ' },
    { path: 'pages/docs-types-0-previous.json', text: '{}' },
  ]);
});

it.each([
  ['not-json', '{'],
  ['number', '7'],
  ['without-text', '{"original": "type A"}'],
  ['text-is-number', '{"original": "type A", "text": 7}'],
])('an unreadable entry does not affect other entries: %s', (name, entry) => {
  // The warning is logged once for each block.
  const id = `/docs/types#${name}`;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  storeEdit(id, 'type A', 'type B');
  storeEdit('/docs/types#1', 'type A', 'type C');
  const key = Object.keys(localStorage).find((kept) => kept.endsWith(`#${name}`))!;
  localStorage.setItem(key, entry);
  expect(readEdit(id, 'type A')).toEqual({ previous: entry });
  expect(warn).toHaveBeenCalledOnce();
  expect(readEdit('/docs/types#1', 'type A')).toEqual({ text: 'type C' });
  expect(localStorage.getItem(key)).toBe(entry);
  expect(listEdits()).toContainEqual({ path: `pages/docs-types-${name}-unreadable.txt`, text: entry });
  storeEdit(id, 'type A', 'type D', entry);
  expect(readEdit(id, 'type A')).toEqual({ text: 'type D', previous: entry });
});
