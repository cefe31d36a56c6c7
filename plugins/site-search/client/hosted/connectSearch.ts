import { createHostedClient } from '../../shared/createHostedClient';
import type { ConnectSearch } from '../SearchConnection';
import { readResponse } from '../readResponse';

/**
 * Connects to the hosted search provider.
 *
 * @throws Error if the pages contain no hosted account; Error with the provider's message if the account is incomplete
 */
export const connectSearch: ConnectSearch = (transport) => {
  if (transport.kind !== 'hosted')
    throw new Error('This build uses the hosted search, but its pages contain no account. Build the site again.');
  // No preparation is needed, because the `preconnect` in the page's head opens the connection.
  const client = createHostedClient(transport);

  return {
    client: {
      search: async (query) => ({ results: (await client.search(query)).results.map(readResponse) }),
    },
    prepare: () => undefined,
  };
};
