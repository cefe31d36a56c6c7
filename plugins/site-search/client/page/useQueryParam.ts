import { useEffect, useState } from 'react';
import { onAddressChange, replaceAddress } from '@site/src/client/navigation/navigation';
import { createSearchPath } from '../createSearchPath';
import { dropHalfCharacters } from '../encodeQuery';
import { MAX_INPUT_LENGTH, TYPING_PAUSE_MS } from '../limits';

/** Reads the query from the part of an address that begins with `?`. */
export function readQuery(search: string): string {
  return dropHalfCharacters((new URLSearchParams(search).get('q') ?? '').slice(0, MAX_INPUT_LENGTH));
}

/**
 * The query of the search page, which is in its address. The address follows when typing pauses; an address that is opened, or that the reader goes back to,
 * changes the query at once.
 *
 * @returns the query, and a function that changes it
 */
export function useQueryParam(): [string, (next: string) => void] {
  const [pathname] = useState(() => window.location.pathname);
  const [query, setQuery] = useState(() => readQuery(window.location.search));
  useEffect(
    () =>
      onAddressChange(() => {
        setQuery(readQuery(window.location.search));
      }),
    [],
  );
  useEffect(() => {
    if (query === readQuery(window.location.search)) return undefined;
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
