import { connectSearch } from '@theme/SearchTransport';
import type { SiteSearchData } from '../types';
import type { SearchConnection } from './SearchConnection';

let connection: SearchConnection | undefined;

/** One connection for dialog and page, as long as the tab lives. */
export function getConnection({ transport }: SiteSearchData): SearchConnection {
  connection ??= connectSearch(transport);
  return connection;
}
