import { readAddress } from '@site/src/client/navigation/address';
import { WorkerClient } from '@site/src/client/WorkerClient';
import { SiteWorker } from '@site/src/client/SiteWorker';
import { SearchError } from '../../shared/SearchError';
import { readResponse } from '../readResponse';
import type { ConnectSearch } from '../SearchConnection';
import { type FromSearchWorker, FromSearchWorkerSchema, type ToSearch, type ToSearchWorker } from './workerMessages';

/**
 * Connects to the embedded search, which runs in a worker without requests to other hosts.
 *
 * @throws Error if the pages are configured for the hosted search
 */
export const connectSearch: ConnectSearch = (transport) => {
  if (transport.kind !== 'embedded')
    throw new Error(
      'This build uses the embedded search, but its pages are configured for the hosted search. Build the site again.',
    );
  const { indexUrl } = transport;
  const worker = new WorkerClient<ToSearch, FromSearchWorker>({
    start: () => startWorker(indexUrl),
    schema: FromSearchWorkerSchema,
    name: 'search worker',
  });

  return {
    prepare: () => {
      worker.prepare();
    },
    client: {
      search: async ({ requests }) => {
        const response = await worker.ask({ kind: 'search', requests });
        if (response.kind === 'failure') throw new SearchError(response.name, response.message, response.status);
        return { results: response.results.map(readResponse) };
      },
    },
  };
};

/** Starts the worker and the download of the index. */
function startWorker(indexUrl: string): SiteWorker {
  const worker = new SiteWorker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  worker.postMessage({ kind: 'load', indexUrl: new URL(indexUrl, readAddress()).href } satisfies ToSearchWorker);

  return worker;
}
