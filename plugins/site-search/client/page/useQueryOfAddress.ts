import { useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { createSearchPath } from '../createSearchPath';
import { dropHalfCharacters } from '../encodeQuery';
import { MAX_QUERY_LENGTH, TYPING_PAUSE_MS } from '../limits';

/** Reads the query from the part of an address that begins with `?`. */
export function readQuery(search: string): string {
  return dropHalfCharacters((new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH));
}

/**
 * The query of the search page. The address follows when typing pauses, because a new address draws the whole page again; an address that is opened, or that the
 * reader goes back to, changes the query at once.
 *
 * @returns the query, and a function that changes it.
 */
export function useQueryOfAddress(): [string, (next: string) => void] {
  const history = useHistory();
  const [pathname] = useState(history.location.pathname);
  const [query, setQuery] = useState(() => readQuery(history.location.search));
  useEffect(
    () =>
      history.listen((location, action) => {
        if (action !== 'REPLACE' && location.pathname === pathname) setQuery(readQuery(location.search));
      }),
    [history, pathname],
  );
  useEffect(() => {
    if (query === readQuery(history.location.search)) return undefined;
    const pause = setTimeout(() => {
      // On a slow connection the page is still there when the reader has left for another one.
      if (history.location.pathname !== pathname) return;
      // Letters are no steps to go back over.
      history.replace(query === '' ? pathname : createSearchPath(pathname, query));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [history, pathname, query]);

  return [query, setQuery];
}
