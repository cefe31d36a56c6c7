import { useMemo, useState } from 'react';
import {
  addFavorite,
  addRecent,
  type SavedSearch,
  type SavedSearches,
  readSavedSearches,
  removeSaved,
  writeSavedSearches,
} from './savedSearches';

/** The saved searches, and functions that change and store them. */
export interface SavedSearchesControl extends SavedSearches {
  addRecent: (search: SavedSearch) => void;
  addFavorite: (search: SavedSearch) => void;
  removeSaved: (search: SavedSearch) => void;
}

/**
 * Manages the recent and favorite searches of an index in browser storage. Use it only in components that render in the
 * browser.
 */
export function useSavedSearches(indexName: string): SavedSearchesControl {
  const [saved, setSaved] = useState(() => readSavedSearches(indexName));

  return useMemo(() => {
    const change = (apply: (before: SavedSearches, search: SavedSearch) => SavedSearches) => (search: SavedSearch) => {
      // Another tab may have changed the storage.
      const next = apply(readSavedSearches(indexName), search);
      writeSavedSearches(indexName, next);
      setSaved(next);
    };

    return {
      ...saved,
      addRecent: change(addRecent),
      addFavorite: change(addFavorite),
      removeSaved: change(removeSaved),
    };
  }, [indexName, saved]);
}
