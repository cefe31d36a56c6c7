import { liteClient } from 'algoliasearch/lite';
import { createHostsCache } from './createHostsCache';
import type { SearchClient, SearchResponse } from './types';

export interface HostedAccount {
  appId: string;
  /** Search-only key; every page contains it. */
  apiKey: string;
  /** Hosts to use instead of the provider's, in retry order. */
  hosts?: { url: string; port?: number; protocol: 'http' | 'https'; accept: 'read' | 'write' | 'readWrite' }[];
}

/**
 * Time limits in milliseconds after which the client tries the next host: to connect, to receive search results, and to
 * receive the result of a write. The client extends them with each retry.
 */
const TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Creates a search client from the provider's own client, with its hosts, retries and timeouts. After 120 seconds, the
 * client retries a host that was down or timed out.
 *
 * @throws Error with the provider's message if the application id or the key is missing
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
      // The cast is safe: requests ask for hits, never for facet values only.
      return { results: results as SearchResponse[] };
    },
  };
}
