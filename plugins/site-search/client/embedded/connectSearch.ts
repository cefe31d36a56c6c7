import { listenToWorker } from '@site/src/client/listenToWorker';
import { readResponse } from '../readResponse';
import type { ConnectSearch } from '../SearchConnection';
import { type FromSearchWorker, FromSearchWorkerSchema, type ToSearchWorker } from './workerMessages';

interface PendingRequest {
  resolve: (results: unknown[]) => void;
  reject: (error: Error) => void;
}

/** Error of the worker, with the error name and status that the hosted client would use. */
class SearchFailure extends Error {
  override readonly name: string;
  readonly status: number;

  constructor({ name, message, status }: Extract<FromSearchWorker, { kind: 'failure' }>) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** Connects to the embedded search, which runs in a worker without requests to other hosts. */
export const connectSearch: ConnectSearch = (transport) => {
  if (transport.kind !== 'embedded')
    throw new Error(
      'This build uses the embedded search, but its pages contain a hosted account. Build the site again.',
    );
  const { indexUrl } = transport;
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;
  const prepare = (): Worker =>
    (worker ??= startWorker(indexUrl, pending, (failed) => {
      if (worker === failed) worker = undefined;
    }));

  return {
    prepare: () => {
      prepare();
    },
    client: {
      search: async ({ requests }) => {
        const results = await new Promise<unknown[]>((resolve, reject) => {
          const id = ++lastId;
          pending.set(id, { resolve, reject });
          prepare().postMessage({ kind: 'search', id, requests } satisfies ToSearchWorker);
        });
        return { results: results.map(readResponse) };
      },
    },
  };
};

/**
 * Starts the worker.
 *
 * @param onFailure - called on an error, for example if the script cannot be loaded; the next search starts a new
 *   worker
 */
function startWorker(
  indexUrl: string,
  pending: Map<number, PendingRequest>,
  onFailure: (worker: Worker) => void,
): Worker {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  listenToWorker(worker, FromSearchWorkerSchema, {
    name: 'search worker',
    onMessage: (message) => {
      const request = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'results') request?.resolve(message.results);
      else request?.reject(new SearchFailure(message));
    },
    onEnd: () => {
      onFailure(worker);
      for (const { reject } of pending.values()) reject(new Error('The search could not be started.'));
      pending.clear();
    },
  });
  worker.postMessage({ kind: 'load', indexUrl: new URL(indexUrl, window.location.href).href } satisfies ToSearchWorker);

  return worker;
}
