import { encodeQuery } from './encodeQuery';

/** The address of the search page with a query. */
export function createSearchPath(searchPageUrl: string, query: string): string {
  return `${searchPageUrl}?q=${encodeQuery(query)}`;
}
