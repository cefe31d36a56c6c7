import type { StoredDocSearchHit } from '@docsearch/react';
import { parseJson } from '@site/src/client/parseJson';
import { parseEntries } from '@site/src/client/parseOutside';
import { readItem, writeItem } from '@site/src/client/storage';
import * as v from 'valibot';
import type { SearchHit } from '../../../lib/search/types';
import { HierarchySchema } from './hitSchemas';

/** A result that was opened, as it is saved in the browser: what DocSearch keeps, without what nobody reads. */
export type SavedSearch = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'hierarchy'>;

const SavedSearchSchema = v.object({ objectID: v.string(), url: v.string(), hierarchy: HierarchySchema });

export interface SavedSearches {
  recent: readonly SavedSearch[];
  favorite: readonly SavedSearch[];
}

export const MAX_FAVORITES = 10;

/** Favorites take room of the recent ones. */
export const MAX_RECENT = { withoutFavorites: 7, withFavorites: 4 } as const;

export const STORAGE_KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

/** Reads what is saved for an index. Missing, unreadable or foreign values count as empty. */
export function readSavedSearches(indexName: string): SavedSearches {
  return limit({ recent: read(STORAGE_KEYS.recent + indexName), favorite: read(STORAGE_KEYS.favorite + indexName) });
}

/** Keeps the searches; without storage they last as long as the page. */
export function writeSavedSearches(indexName: string, saved: SavedSearches): void {
  for (const kind of ['recent', 'favorite'] as const) {
    writeItem(STORAGE_KEYS[kind] + indexName, JSON.stringify(saved[kind]));
  }
}

/** Puts an opened result first; a favorite stays where it is. */
export function addRecent(saved: SavedSearches, search: SavedSearch): SavedSearches {
  if (saved.favorite.some(({ objectID }) => objectID === search.objectID)) return saved;
  return limit({ ...saved, recent: [search, ...without(saved.recent, search)] });
}

/** Makes a recent search a favorite. */
export function addFavorite(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return limit({ recent: without(saved.recent, search), favorite: [search, ...without(saved.favorite, search)] });
}

/** Forgets a search. */
export function removeSaved(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return { recent: without(saved.recent, search), favorite: without(saved.favorite, search) };
}

/** The part of a result that is saved: its target. */
export function toSavedSearch({ url, hierarchy }: Pick<SearchHit, 'url' | 'hierarchy'>): SavedSearch {
  return { objectID: url, url, hierarchy };
}

function without(searches: readonly SavedSearch[], { objectID }: SavedSearch): SavedSearch[] {
  return searches.filter((search) => search.objectID !== objectID);
}

function limit({ recent, favorite }: SavedSearches): SavedSearches {
  const maxRecent = favorite.length === 0 ? MAX_RECENT.withoutFavorites : MAX_RECENT.withFavorites;
  return { recent: recent.slice(0, maxRecent), favorite: favorite.slice(0, MAX_FAVORITES) };
}

function read(key: string): SavedSearch[] {
  const text = readItem(key);

  return text === null ? [] : parseEntries(SavedSearchSchema, parseJson(text), `the saved searches (${key})`);
}
