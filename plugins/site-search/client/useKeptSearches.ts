import { useMemo, useState } from 'react';
import {
  addFavorite,
  addRecent,
  type KeptSearch,
  type KeptSearches,
  readKeptSearches,
  removeKept,
  writeKeptSearches,
} from './history';

export interface KeptSearchesControl extends KeptSearches {
  remember: (search: KeptSearch) => void;
  promote: (search: KeptSearch) => void;
  forget: (search: KeptSearch) => void;
}

/** The recent and favorite searches of an index, kept in the browser. Only for what is drawn in the browser. */
export function useKeptSearches(indexName: string): KeptSearchesControl {
  const [kept, setKept] = useState(() => readKeptSearches(indexName));

  return useMemo(() => {
    const change = (apply: (before: KeptSearches, search: KeptSearch) => KeptSearches) => (search: KeptSearch) => {
      // Another tab may have added something since.
      const next = apply(readKeptSearches(indexName), search);
      const fallback = apply(kept, search);
      writeKeptSearches(indexName, next);
      const stored = readKeptSearches(indexName);
      setKept(stored.recent.length + stored.favorite.length === 0 ? fallback : stored);
    };

    return { ...kept, remember: change(addRecent), promote: change(addFavorite), forget: change(removeKept) };
  }, [indexName, kept]);
}
