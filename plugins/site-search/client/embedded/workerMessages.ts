import * as v from 'valibot';
import type { SearchRequest } from '../../../../lib/search/types';

/** From the page to the worker. The first message of a worker brings the address of the index. */
export type ToSearchWorker =
  { kind: 'load'; indexUrl: string } | { kind: 'search'; id: number; requests: readonly SearchRequest[] };

/** From the worker to the page: an answer, or why there is none. `readResponse` checks the results. */
export const FromSearchWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('results'), id: v.number(), results: v.array(v.unknown()) }),
  v.object({ kind: v.literal('failure'), id: v.number(), name: v.string(), message: v.string(), status: v.number() }),
]);

export type FromSearchWorker = v.InferOutput<typeof FromSearchWorkerSchema>;
