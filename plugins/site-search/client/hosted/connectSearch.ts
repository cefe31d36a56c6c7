import { createHostedClient } from '../../../../lib/search/createHostedClient';
import type { ConnectSearch } from '../SearchConnection';
import { readResponse } from '../readResponse';

/**
 * Connects to the provider.
 *
 * @throws Error with the provider's message when the account lacks a part
 */
export const connectSearch: ConnectSearch = (transport) => {
  if (transport.kind !== 'hosted')
    throw new Error('This build asks the hosted search, but its pages have no account: build the site again.');
  // The connection itself is opened by the `preconnect` in the page's head.
  const client = createHostedClient(transport);

  return {
    client: {
      search: async (query) => ({ results: (await client.search(query)).results.map(readResponse) }),
    },
    prepare: () => undefined,
  };
};
