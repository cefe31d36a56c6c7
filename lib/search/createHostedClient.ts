import { liteClient } from 'algoliasearch/lite';
import { createHostsCache } from './createHostsCache';
import type { SearchClient, SearchResponse } from './types';

export interface HostedAccount {
  appId: string;
  /** A key that may search and nothing else: it is in every page. */
  apiKey: string;
  /** Other hosts than the provider's own, tried in this order. */
  hosts?: { url: string; port?: number; protocol: 'http' | 'https'; accept: 'read' | 'write' | 'readWrite' }[];
}

/** Milliseconds until a host counts as timed out: to connect, to answer a search, to answer a change. The next host gets more patience. */
const TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * The provider's own client: its hosts, retries and time-outs. A host that was down or timed out is tried again after 120 seconds.
 *
 * @throws Error with the provider's message when the application id or the key is missing
 */
export function createHostedClient({ appId, apiKey, hosts }: HostedAccount): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: TIMEOUTS_MS,
    hostsCache: createHostsCache(),
    ...(hosts !== undefined && { hosts }),
  });

  return {
    async search({ requests }) {
      const { results } = await client.search<SearchResponse['hits'][number]>({
        requests: requests.map((request) => ({ ...request })),
      });
      // The request asks for hits only, never for values of facets alone.
      return { results: results as SearchResponse[] };
    },
  };
}
