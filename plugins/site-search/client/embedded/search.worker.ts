import { parseJson } from '@site/lib/json/parseJson';
import { createEmbeddedClient } from '../../shared/engine/createEmbeddedClient';
import { fromIndexFile } from '../../shared/engine/IndexFile';
import { SearchError } from '../../shared/SearchError';
import type { SearchClient } from '../../shared/types';
import { isIndexFile } from '../../../../lib/search/isIndexFile';
import type { FromSearchWorker, ToSearchWorker } from './workerMessages';

// Runs the search engine in a worker, because building the index would block the page for too long.

let indexUrl = '';
let loading: Promise<SearchClient> | undefined;
let hasFailed = false;

self.addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => {
  if (data.kind === 'load') {
    indexUrl = data.indexUrl;
    // Search requests also await `load` and report its failure.
    load().catch(() => undefined);
    return;
  }
  void answer(data);
});

async function answer({ id, requests }: Extract<ToSearchWorker, { kind: 'search' }>): Promise<void> {
  try {
    const client = await load();
    const { results } = await client.search({ requests });
    send({ kind: 'results', id, results });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failure', id, name, message, status: error instanceof SearchError ? error.status : 0 });
  }
}

/** Loads the index once; after a failure, the next request tries again. */
function load(): Promise<SearchClient> {
  loading ??= loadClient().catch((error: unknown) => {
    loading = undefined;
    hasFailed = true;
    throw error;
  });
  return loading;
}

async function loadClient(): Promise<SearchClient> {
  // After a failure, bypasses the HTTP cache, which may contain a wrong response.
  const response = await fetch(indexUrl, { cache: hasFailed ? 'reload' : 'default' });
  const { ok, status } = response;
  if (!ok)
    throw new SearchError(
      'ApiError',
      `The server responded to the request for the search index ${indexUrl} with status ${status}.`,
      status,
    );
  const text = await response.text();
  try {
    const file = parseJson(text);
    if (!isIndexFile(file)) throw new Error('The file is not a search index.');
    return createEmbeddedClient(fromIndexFile(file));
  } catch (error) {
    throw new SearchError('DeserializationError', `The search index ${indexUrl} cannot be read: ${String(error)}`);
  }
}

function send(message: FromSearchWorker): void {
  self.postMessage(message);
}
