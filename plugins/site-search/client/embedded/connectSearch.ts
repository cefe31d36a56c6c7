import type { SearchResponse } from '../../../../lib/search/types';
import type { ConnectSearch } from '../SearchConnection';
import type { FromWorker, ToWorker } from './workerMessages';

interface Waiting {
  resolve: (results: SearchResponse[]) => void;
  reject: (error: Error) => void;
}

/** Why the worker has no answer, with the name and the status the hosted client would give. */
class SearchFailure extends Error {
  override readonly name: string;
  readonly status: number;

  constructor({ name, message, status }: Extract<FromWorker, { kind: 'failure' }>) {
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

  const start = (): Worker => {
    const started = new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'results') question?.resolve(data.results);
      else question?.reject(new SearchFailure(data));
    });
    // Its script could not be loaded, for example: the next question starts another one.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'));
      waiting.clear();
    });
    started.postMessage({ kind: 'load', indexUrl: new URL(indexUrl, window.location.href).href } satisfies ToWorker);
    return started;
  };
  const prepare = (): Worker => (worker ??= start());

  return {
    prepare: () => {
      prepare();
    },
    client: {
      search: ({ requests }) =>
        new Promise((resolve, reject) => {
          const id = ++lastId;
          waiting.set(id, {
            resolve: (results) => {
              resolve({ results });
            },
            reject,
          });
          prepare().postMessage({ kind: 'search', id, requests } satisfies ToWorker);
        }),
    },
  };
};
