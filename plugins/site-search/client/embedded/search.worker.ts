import { createEmbeddedClient } from '../../../../lib/search/engine/createEmbeddedClient';
import { fromIndexFile, type IndexFile } from '../../../../lib/search/engine/IndexFile';
import type { SearchClient } from '../../../../lib/search/types';
import { MISSING_INDEX } from '../describeFailure';
import type { FromWorker, ToWorker } from './workerMessages';

// The engine and the index live here: building it takes longer than a page may be blocked.

/** An answer with an error status, named as the hosted client names it. */
class IndexError extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(name: string, { url, status }: Response) {
    super(`The search index ${url} was answered with status ${status}.`);
    this.name = name;
    this.status = status;
  }
}

let indexUrl = '';
let loading: Promise<SearchClient> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') {
    indexUrl = data.indexUrl;
    // Whoever searches hears of the failure.
    load().catch(() => undefined);
    return;
  }
  void answer(data);
});

async function answer({ id, requests }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  try {
    const client = await load();
    const { results } = await client.search({ requests });
    send({ kind: 'results', id, results });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failure', id, name, message, status: error instanceof IndexError ? error.status : 0 });
  }
}

/** Once; after a failure the next question tries again. */
function load(): Promise<SearchClient> {
  loading ??= loadClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadClient(): Promise<SearchClient> {
  const response = await fetch(indexUrl);
  // The development server answers every address with a page.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  if (response.status === 404 || (response.ok && isPage)) throw new IndexError(MISSING_INDEX, response);
  if (!response.ok) throw new IndexError('ApiError', response);

  return createEmbeddedClient(fromIndexFile((await response.json()) as IndexFile));
}

function send(message: FromWorker): void {
  self.postMessage(message);
}
