import { useEffect, useState } from 'react';
import { readParam, readPath } from '@site/src/client/navigation/address';
import { onAddressChange, replaceAddress } from '@site/src/client/navigation/navigation';
import { createSearchPath, removeLoneSurrogates } from '../encodeQuery';
import { MAX_INPUT_LENGTH, TYPING_PAUSE_MS } from '../limits';

function readQuery(): string {
  return removeLoneSurrogates(readParam('q').slice(0, MAX_INPUT_LENGTH));
}

/**
 * Synchronizes the query of the search page with its URL. Updates the URL when typing pauses, and the query when the
 * URL changes.
 *
 * @returns the query and its setter
 */
export function useQueryParam(): [string, (next: string) => void] {
  const [pathname] = useState(readPath);
  const [query, setQuery] = useState(readQuery);
  useEffect(
    () =>
      onAddressChange(() => {
        setQuery(readQuery());
      }),
    [],
  );
  useEffect(() => {
    if (query === readQuery()) return undefined;
    const timer = setTimeout(() => {
      // After the reader has followed a link, this page is still displayed while the next one loads.
      if (readPath() !== pathname) return;
      // Replaces the history entry, so that typing does not create new ones.
      replaceAddress(query === '' ? pathname : createSearchPath(pathname, query));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, query]);

  return [query, setQuery];
}
