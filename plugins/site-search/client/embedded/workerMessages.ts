import * as v from 'valibot';
import type { WithId } from '@site/src/client/WorkerClient';
import type { SearchRequest } from '../../shared/types';

/** Messages from the page to the worker. The first message contains the URL of the index. */
export type ToSearchWorker = { kind: 'load'; indexUrl: string } | WithId<ToSearch>;

export interface ToSearch {
  kind: 'search';
  requests: readonly SearchRequest[];
}

/** Messages from the worker to the page: results, which `readResponse` checks, or the reason for a failure. */
export const FromSearchWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('results'), id: v.number(), results: v.array(v.unknown()) }),
  v.object({ kind: v.literal('failure'), id: v.number(), name: v.string(), message: v.string(), status: v.number() }),
]);

export type FromSearchWorker = v.InferOutput<typeof FromSearchWorkerSchema>;
