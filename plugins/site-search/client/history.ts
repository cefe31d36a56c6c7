import type { StoredDocSearchHit } from '@docsearch/react';
import type { SearchHit } from '../../../lib/search/types';

/** A result that was opened, as it is kept in the browser: what DocSearch keeps, without what nobody reads. */
export type KeptSearch = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'hierarchy'>;

export interface KeptSearches {
  recent: readonly KeptSearch[];
  favorite: readonly KeptSearch[];
}

export const MAX_FAVORITES = 10;

/** Favorites take room of the recent ones. */
export const MAX_RECENT = { withoutFavorites: 7, withFavorites: 4 } as const;

export const STORAGE_KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

/** Reads what is kept for an index. What is not there, cannot be read or is not ours counts as nothing. */
export function readKeptSearches(indexName: string): KeptSearches {
  return limit({ recent: read(STORAGE_KEYS.recent + indexName), favorite: read(STORAGE_KEYS.favorite + indexName) });
}

/** Keeps the searches; without storage they last as long as the page. */
export function writeKeptSearches(indexName: string, kept: KeptSearches): void {
  for (const kind of ['recent', 'favorite'] as const) {
    try {
      window.localStorage.setItem(STORAGE_KEYS[kind] + indexName, JSON.stringify(kept[kind]));
    } catch {
      // Storage is switched off or full: nothing a reader of documentation has to hear about.
    }
  }
}

/** Puts an opened result first; a favorite stays where it is. */
export function addRecent(kept: KeptSearches, search: KeptSearch): KeptSearches {
  if (kept.favorite.some(({ objectID }) => objectID === search.objectID)) return kept;
  return limit({ ...kept, recent: [search, ...without(kept.recent, search)] });
}

/** Makes a recent search a favorite. */
export function addFavorite(kept: KeptSearches, search: KeptSearch): KeptSearches {
  return limit({ recent: without(kept.recent, search), favorite: [search, ...without(kept.favorite, search)] });
}

/** Forgets a search. */
export function removeKept(kept: KeptSearches, search: KeptSearch): KeptSearches {
  return { recent: without(kept.recent, search), favorite: without(kept.favorite, search) };
}

/** What is kept of a result: the place it leads to. */
export function toKeptSearch({ url, hierarchy }: Pick<SearchHit, 'url' | 'hierarchy'>): KeptSearch {
  return { objectID: url, url, hierarchy };
}

function without(searches: readonly KeptSearch[], { objectID }: KeptSearch): KeptSearch[] {
  return searches.filter((search) => search.objectID !== objectID);
}

function limit({ recent, favorite }: KeptSearches): KeptSearches {
  const maxRecent = favorite.length === 0 ? MAX_RECENT.withoutFavorites : MAX_RECENT.withFavorites;
  return { recent: recent.slice(0, maxRecent), favorite: favorite.slice(0, MAX_FAVORITES) };
}

function read(key: string): KeptSearch[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptSearch) : [];
  } catch {
    return [];
  }
}

function isKeptSearch(value: unknown): value is KeptSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'objectID' in value &&
    typeof value.objectID === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    'hierarchy' in value &&
    typeof value.hierarchy === 'object' &&
    value.hierarchy !== null &&
    'lvl1' in value.hierarchy &&
    typeof value.hierarchy.lvl1 === 'string'
  );
}
