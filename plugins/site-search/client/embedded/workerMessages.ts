import type { SearchRequest, SearchResponse } from '../../../../lib/search/types';

/** Messages from page to worker. The first message contains the URL of the index. */
export type ToSearchWorker =
  { kind: 'load'; indexUrl: string } | { kind: 'search'; id: number; requests: readonly SearchRequest[] };

/** Messages from worker to page. */
export type FromSearchWorker =
  | { kind: 'results'; id: number; results: SearchResponse[] }
  | { kind: 'failure'; id: number; name: string; message: string; status: number };
