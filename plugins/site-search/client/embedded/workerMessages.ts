import type { SearchRequest, SearchResponse } from '../../../../lib/search/types';

/** From the page to the worker. The first message of a worker brings the address of the index. */
export type ToSearchWorker =
  { kind: 'load'; indexUrl: string } | { kind: 'search'; id: number; requests: readonly SearchRequest[] };

/** From the worker to the page: an answer, or why there is none. */
export type FromSearchWorker =
  | { kind: 'results'; id: number; results: SearchResponse[] }
  | { kind: 'failure'; id: number; name: string; message: string; status: number };
