import type { StoredDocSearchHit } from '@docsearch/react';
import { parseJson } from '@site/lib/json/parseJson';
import { parseEntries } from '@site/src/client/parseUntrusted';
import { readItem, writeItem } from '@site/src/client/storage';
import * as v from 'valibot';
import type { SearchHit } from '../shared/types';
import { HierarchySchema, HitUrlSchema } from './hitSchemas';

/** A result that was opened, in DocSearch's storage format without unused fields. */
export type SavedSearch = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'hierarchy'>;

const SavedSearchSchema = v.object({ objectID: v.string(), url: HitUrlSchema, hierarchy: HierarchySchema });

export interface SavedSearches {
  recent: readonly SavedSearch[];
  favorite: readonly SavedSearch[];
}

export const MAX_FAVORITES = 10;

/** Maximum number of recent searches, which is lower if there are favorites. */
export const MAX_RECENT = { withoutFavorites: 7, withFavorites: 4 } as const;

/** Beginnings of the storage keys, as in DocSearch. The name of the index follows. */
export const STORAGE_KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

/** Saved searches by index that could not be stored, because storage is full or blocked. */
const pending = new Map<string, SavedSearches>();

/**
 * Reads the saved searches of an index: those in memory or, if there are none, the stored ones. Drops invalid entries;
 * lists that are missing or invalid are empty.
 */
export function readSavedSearches(indexName: string): SavedSearches {
  const inMemory = pending.get(indexName);
  if (inMemory !== undefined) return inMemory;
  return limitSearches({
    recent: readSearches(STORAGE_KEYS.recent + indexName),
    favorite: readSearches(STORAGE_KEYS.favorite + indexName),
  });
}

/**
 * Writes the saved searches. If the browser cannot store them, keeps them in memory until the reader leaves the site.
 * Stored entries that this release cannot read stay, because another release may have written them.
 */
export function writeSavedSearches(indexName: string, saved: SavedSearches): void {
  const write = (kind: keyof SavedSearches): boolean => {
    const key = STORAGE_KEYS[kind] + indexName;
    return writeItem(key, JSON.stringify([...saved[kind], ...listUnreadable(readItem(key))]));
  };

  if (write('recent') && write('favorite')) pending.delete(indexName);
  else pending.set(indexName, saved);
}

/** Adds an opened result to the recent searches, unless it is a favorite. */
export function addRecent(saved: SavedSearches, search: SavedSearch): SavedSearches {
  if (saved.favorite.some(({ objectID }) => objectID === search.objectID)) return saved;
  return limitSearches({ ...saved, recent: [search, ...removeSearch(saved.recent, search)] });
}

/**
 * Adds a search to the favorites and removes it from the recent searches. Drops the oldest favorite above the limit.
 */
export function addFavorite(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return limitSearches({
    recent: removeSearch(saved.recent, search),
    favorite: [search, ...removeSearch(saved.favorite, search)],
  });
}

/** Removes a search from the recent searches and the favorites. */
export function removeSaved(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return { recent: removeSearch(saved.recent, search), favorite: removeSearch(saved.favorite, search) };
}

/** Returns the part of a result that is saved. */
export function toSavedSearch({ url, hierarchy }: Pick<SearchHit, 'url' | 'hierarchy'>): SavedSearch {
  return { objectID: url, url, hierarchy };
}

function removeSearch(searches: readonly SavedSearch[], { objectID }: SavedSearch): SavedSearch[] {
  return searches.filter((search) => search.objectID !== objectID);
}

function limitSearches({ recent, favorite }: SavedSearches): SavedSearches {
  const maxRecent = favorite.length === 0 ? MAX_RECENT.withoutFavorites : MAX_RECENT.withFavorites;
  return { recent: recent.slice(0, maxRecent), favorite: favorite.slice(0, MAX_FAVORITES) };
}

function readSearches(key: string): SavedSearch[] {
  const text = readItem(key);

  return text === null ? [] : parseEntries(SavedSearchSchema, parseJson(text), `the saved searches (${key})`);
}

function listUnreadable(text: string | null): unknown[] {
  if (text === null) return [];
  // Text that is not JSON is an unreadable entry, too.
  const value = parseJson(text) ?? text;
  const entries: unknown[] = Array.isArray(value) ? value : [value];

  return entries.filter((entry) => !v.is(SavedSearchSchema, entry));
}
