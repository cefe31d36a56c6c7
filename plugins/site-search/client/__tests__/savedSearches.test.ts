// @vitest-environment jsdom
// cspell:ignore unstub
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addFavorite,
  addRecent,
  type SavedSearch,
  type SavedSearches,
  readSavedSearches,
  removeSaved,
  STORAGE_KEYS,
  writeSavedSearches,
} from '../savedSearches';

const search = (name: string): SavedSearch => ({
  objectID: name,
  url: `https://example.com/${name}`,
  hierarchy: { lvl0: 'Docs', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});
const many = (count: number): SavedSearch[] => Array.from({ length: count }, (_, index) => search(`s${index}`));
const NOTHING: SavedSearches = { recent: [], favorite: [] };
const names = (searches: readonly SavedSearch[]): string[] => searches.map(({ objectID }) => objectID);

function stubStorage(storage: Partial<Storage> | undefined): Map<string, string> {
  const values = new Map<string, string>();
  const working = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
  vi.stubGlobal('window', {
    get localStorage() {
      if (storage === undefined) throw new DOMException('denied', 'SecurityError');
      return { ...working, ...storage };
    },
  });
  return values;
}

beforeEach(() => {
  stubStorage({});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('R-63 saved searches', () => {
  it('are at most seven recent ones without favorites, and at most four with favorites', () => {
    let saved = NOTHING;
    for (const one of many(9)) saved = addRecent(saved, one);
    expect(names(saved.recent)).toEqual(['s8', 's7', 's6', 's5', 's4', 's3', 's2']);

    saved = addFavorite(saved, search('s5'));
    expect(names(saved.recent)).toEqual(['s8', 's7', 's6', 's4']);
    expect(names(saved.favorite)).toEqual(['s5']);
  });

  it('are at most ten favorites', () => {
    let saved = NOTHING;
    for (const one of many(12)) saved = addFavorite(saved, one);
    expect(names(saved.favorite)).toHaveLength(10);
    expect(saved.favorite[0]?.objectID).toBe('s11');
  });

  it('move a result that is opened again to the beginning, but keep favorites in place', () => {
    const saved = addRecent(addRecent(addRecent(NOTHING, search('a')), search('b')), search('a'));
    expect(names(saved.recent)).toEqual(['a', 'b']);

    const withFavorite = addFavorite(saved, search('b'));
    expect(addRecent(withFavorite, search('b'))).toEqual(withFavorite);
  });

  it('can be removed one by one', () => {
    const saved = addFavorite(addRecent(NOTHING, search('a')), search('b'));
    expect(removeSaved(saved, search('a')).recent).toEqual([]);
    expect(removeSaved(saved, search('b')).favorite).toEqual([]);
  });

  it('are stored separately for each index', () => {
    const values = stubStorage({});
    writeSavedSearches('one', { recent: [search('a')], favorite: [] });

    expect(readSavedSearches('one').recent).toEqual([search('a')]);
    expect(readSavedSearches('two')).toEqual(NOTHING);
    expect([...values.keys()]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__one', '__DOCSEARCH_FAVORITE_SEARCHES__one']);
  });

  it.each(['{', 'null', '"text"', '[1, null, {"objectID": "a"}]', '[{"objectID":"a","url":"/a","hierarchy":null}]'])(
    'are empty if the browser has stored %s',
    (value) => {
      stubStorage({ getItem: () => value });
      expect(readSavedSearches('one')).toEqual(NOTHING);
    },
  );

  it.each([
    ['[{"id": 7}, null]', [{ id: 7 }, null]],
    ['{"version": 2}', [{ version: 2 }]],
    ['[{', ['[{']],
  ])('are stored together with entries that cannot be read: %s', (text, unreadable) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const values = stubStorage({});
    values.set(`${STORAGE_KEYS.favorite}one`, text);
    for (const name of ['a', 'b']) writeSavedSearches('one', addFavorite(readSavedSearches('one'), search(name)));
    expect(names(readSavedSearches('one').favorite)).toEqual(['b', 'a']);
    expect(JSON.parse(values.get(`${STORAGE_KEYS.favorite}one`)!)).toEqual([search('b'), search('a'), ...unreadable]);
  });

  it.each([
    ['missing', undefined],
    [
      'full',
      {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('are kept in memory while storage is %s, and stored as soon as possible', (name, storage) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    stubStorage(storage);
    expect(readSavedSearches(name)).toEqual(NOTHING);
    writeSavedSearches(name, addRecent(NOTHING, search('a')));
    expect(names(readSavedSearches(name).recent)).toEqual(['a']);
    const values = stubStorage({});
    writeSavedSearches(name, addRecent(readSavedSearches(name), search('b')));
    expect(JSON.parse(values.get(STORAGE_KEYS.recent + name)!)).toEqual([search('b'), search('a')]);
    values.clear();
    expect(readSavedSearches(name)).toEqual(NOTHING);
  });
});
