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

export interface SavedSearchesControl extends SavedSearches {
  remember: (search: SavedSearch) => void;
  promote: (search: SavedSearch) => void;
  forget: (search: SavedSearch) => void;
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

    return { ...saved, remember: change(addRecent), promote: change(addFavorite), forget: change(removeSaved) };
  }, [indexName, saved]);
}
