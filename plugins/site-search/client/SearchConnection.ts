import type { SearchClient } from '../shared/types';
import type { TransportData } from '../types';

/** A search client with a way to prepare it before the first query. */
export interface SearchConnection {
  client: SearchClient;
  /** Loads what the first query needs; later calls do nothing. The first query reports failures. */
  prepare: () => void;
}

export type ConnectSearch = (transport: TransportData) => SearchConnection;
