import { useEffect, useState } from 'react';
import { readParam } from '@site/src/client/navigation/address';
import { onAddressChange, replaceAddress } from '@site/src/client/navigation/navigation';
import { createSearchPath } from '../createSearchPath';
import { dropHalfCharacters } from '../encodeQuery';
import { MAX_INPUT_LENGTH, TYPING_PAUSE_MS } from '../limits';

/** The query in the address. */
function readQuery(): string {
  return dropHalfCharacters(readParam('q').slice(0, MAX_INPUT_LENGTH));
}

/**
 * The query of the search page, which is in its address. The address follows when typing pauses; an address that is opened, or that the reader goes back to,
 * changes the query at once.
 *
 * @returns the query, and a function that changes it
 */
export function useQueryParam(): [string, (next: string) => void] {
  const [pathname] = useState(() => window.location.pathname);
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
    const pause = setTimeout(() => {
      // On a slow connection the page is still there when the reader has left for another one.
      if (window.location.pathname !== pathname) return;
      // Letters are no steps to go back over.
      replaceAddress(query === '' ? pathname : createSearchPath(pathname, query));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [pathname, query]);

  return [query, setQuery];
}
