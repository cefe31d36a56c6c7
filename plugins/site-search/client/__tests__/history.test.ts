// cspell:ignore unstub
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addFavorite,
  addRecent,
  type KeptSearch,
  type KeptSearches,
  readKeptSearches,
  removeKept,
  writeKeptSearches,
} from '../history';

const search = (name: string): KeptSearch => ({
  objectID: name,
  url: `https://example.com/${name}`,
  hierarchy: { lvl0: 'Docs', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});
const many = (count: number): KeptSearch[] => Array.from({ length: count }, (_, index) => search(`s${index}`));
const NOTHING: KeptSearches = { recent: [], favorite: [] };
const names = (searches: readonly KeptSearch[]): string[] => searches.map(({ objectID }) => objectID);

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

describe('R-63 kept searches', () => {
  it('are seven recent ones without favorites, else four', () => {
    let kept = NOTHING;
    for (const one of many(9)) kept = addRecent(kept, one);
    expect(names(kept.recent)).toEqual(['s8', 's7', 's6', 's5', 's4', 's3', 's2']);

    kept = addFavorite(kept, search('s5'));
    expect(names(kept.recent)).toEqual(['s8', 's7', 's6', 's4']);
    expect(names(kept.favorite)).toEqual(['s5']);
  });

  it('are ten favorites at most', () => {
    let kept = NOTHING;
    for (const one of many(12)) kept = addFavorite(kept, one);
    expect(names(kept.favorite)).toHaveLength(10);
    expect(kept.favorite[0]?.objectID).toBe('s11');
  });

  it('put what is opened again first, but leave favorites where they are', () => {
    const kept = addRecent(addRecent(addRecent(NOTHING, search('a')), search('b')), search('a'));
    expect(names(kept.recent)).toEqual(['a', 'b']);

    const withFavorite = addFavorite(kept, search('b'));
    expect(addRecent(withFavorite, search('b'))).toEqual(withFavorite);
  });

  it('are forgotten one by one', () => {
    const kept = addFavorite(addRecent(NOTHING, search('a')), search('b'));
    expect(removeKept(kept, search('a')).recent).toEqual([]);
    expect(removeKept(kept, search('b')).favorite).toEqual([]);
  });

  it('are stored for each index by itself', () => {
    const values = stubStorage({});
    writeKeptSearches('one', { recent: [search('a')], favorite: [] });

    expect(readKeptSearches('one').recent).toEqual([search('a')]);
    expect(readKeptSearches('two')).toEqual(NOTHING);
    expect([...values.keys()]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__one', '__DOCSEARCH_FAVORITE_SEARCHES__one']);
  });

  it.each(['{', 'null', '"text"', '[1, null, {"objectID": "a"}]', '[{"objectID":"a","url":"/a","hierarchy":null}]'])(
    'ignore a stored %s',
    (value) => {
      stubStorage({ getItem: () => value });
      expect(readKeptSearches('one')).toEqual(NOTHING);
    },
  );

  it('do without a storage that is missing or full', () => {
    stubStorage(undefined);
    expect(readKeptSearches('one')).toEqual(NOTHING);
    expect(() => {
      writeKeptSearches('one', NOTHING);
    }).not.toThrow();
  });
});
