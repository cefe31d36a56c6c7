import { connectSearch } from '@theme/SearchTransport';
import type { TransportData } from '../types';
import type { SearchConnection } from './SearchConnection';

let connection: SearchConnection | undefined;

/** One connection for dialog and page, as long as the tab lives. */
export function getConnection(transport: TransportData): SearchConnection {
  connection ??= connectSearch(transport);
  return connection;
}
