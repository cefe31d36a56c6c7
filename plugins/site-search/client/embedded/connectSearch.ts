import { readAddress } from '@site/src/client/navigation/address';
import { WorkerClient } from '@site/src/client/WorkerClient';
import { SiteWorker } from '@site/src/client/SiteWorker';
import { readResponse } from '../readResponse';
import type { ConnectSearch } from '../SearchConnection';
import { type FromSearchWorker, FromSearchWorkerSchema, type ToSearch, type ToSearchWorker } from './workerMessages';

/** Error from the worker, with the error name and status that the hosted client would use. */
class SearchFailure extends Error {
  override readonly name: string;
  readonly status: number;

  constructor({ name, message, status }: Extract<FromSearchWorker, { kind: 'failure' }>) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

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
        if (response.kind === 'failure') throw new SearchFailure(response);
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
