import { encodeQuery } from './encodeQuery';

/** Returns the URL of the search page for a query. */
export function createSearchPath(searchPageUrl: string, query: string): string {
  return `${searchPageUrl}?q=${encodeQuery(query)}`;
}
