import type { SearchClient } from '../../../lib/search/types';
import type { TransportData } from '../types';

/** A client and a way to make it ready before the first question. */
export interface SearchConnection {
  client: SearchClient;
  /** Loads what the first answer needs; does nothing a second time. Failures show with the first question. */
  prepare: () => void;
}

export type ConnectSearch = (transport: TransportData) => SearchConnection;
