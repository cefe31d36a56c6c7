import { connectSearch } from '@theme/SearchTransport';
import { parseUntrusted } from '@site/src/client/parseUntrusted';
import type { PageSearchData, TransportData } from '../types';
import { PageSearchDataSchema } from './pageSearchDataSchema';
import type { SearchConnection } from './SearchConnection';

let connection: SearchConnection | undefined;

/**
 * Returns the connection that the dialog and the search page share. The first call creates it; later calls ignore
 * `transport`.
 *
 * @throws Error if this build does not contain the transport, or if the account is incomplete
 */
export function getConnection(transport: TransportData): SearchConnection {
  connection ??= connectSearch(transport);
  return connection;
}

/**
 * Checks the search data of a page.
 *
 * @returns undefined if it does not match the schema
 */
export function parsePageSearchData(data: unknown): PageSearchData | undefined {
  return parseUntrusted(PageSearchDataSchema, data, 'the search data of the page');
}
