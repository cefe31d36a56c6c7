import { listenToWorker } from '@site/src/client/listenToWorker';
import { readResponse } from '../readResponse';
import type { ConnectSearch } from '../SearchConnection';
import { type FromSearchWorker, FromSearchWorkerSchema, type ToSearchWorker } from './workerMessages';

interface Waiting {
  resolve: (results: unknown[]) => void;
  reject: (error: Error) => void;
}

/** Why the worker has no answer, with the name and the status the hosted client would give. */
class SearchFailure extends Error {
  override readonly name: string;
  readonly status: number;

  constructor({ name, message, status }: Extract<FromSearchWorker, { kind: 'failure' }>) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** Starts the search inside the browser, in a worker. Nothing leaves the site. */
export const connectSearch: ConnectSearch = (transport) => {
  if (transport.kind !== 'embedded')
    throw new Error('This build answers searches itself, but its pages name an account: build the site again.');
  const { indexUrl } = transport;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  const prepare = (): Worker =>
    (worker ??= startWorker(indexUrl, waiting, (failed) => {
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
          waiting.set(id, { resolve, reject });
          prepare().postMessage({ kind: 'search', id, requests } satisfies ToSearchWorker);
        });
        return { results: results.map(readResponse) };
      },
    },
  };
};

/** @param onFailure called when its script could not be loaded, for example: the next search starts another one */
function startWorker(indexUrl: string, waiting: Map<number, Waiting>, onFailure: (worker: Worker) => void): Worker {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  listenToWorker(worker, FromSearchWorkerSchema, {
    name: 'search worker',
    onMessage: (message) => {
      const request = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'results') request?.resolve(message.results);
      else request?.reject(new SearchFailure(message));
    },
    onEnd: () => {
      onFailure(worker);
      for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'));
      waiting.clear();
    },
  });
  worker.postMessage({ kind: 'load', indexUrl: new URL(indexUrl, window.location.href).href } satisfies ToSearchWorker);

  return worker;
}
