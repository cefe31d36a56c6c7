import { useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { MAX_QUERY_LENGTH, TYPING_PAUSE_MS } from '../limits';

/** Reads the query from the part of an address that begins with `?`. */
export function readQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
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
      // Letters are no steps to go back over.
      history.replace({ ...history.location, search: query === '' ? '' : `?q=${encodeURIComponent(query)}` });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [history, query]);

  return [query, setQuery];
}
