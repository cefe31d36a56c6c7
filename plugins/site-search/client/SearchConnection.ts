import type { SearchClient } from '../shared/types';
import type { TransportData } from '../types';

/** A search client, and a function to prepare it before the first query. */
export interface SearchConnection {
  client: SearchClient;
  /** Loads the data for the first query; later calls have no effect. If loading fails, the first query reports it. */
  prepare: () => void;
}

export type ConnectSearch = (transport: TransportData) => SearchConnection;
