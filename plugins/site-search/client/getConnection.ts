import { connectSearch } from '@theme/SearchTransport';
import type { TransportData } from '../types';
import type { SearchConnection } from './SearchConnection';

let connection: SearchConnection | undefined;

/** Returns the connection that dialog and search page share, created on first use. */
export function getConnection(transport: TransportData): SearchConnection {
  connection ??= connectSearch(transport);
  return connection;
}
