import type { ContractChange } from '@site/lib/changes';
import type { Version } from '@site/lib/syntax/readVersion';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import { TimedWorker } from '../../workers/TimedWorker';

/** Time limit of a comparison, in milliseconds. */
const LIMIT_MS = 20_000;

const SENTENCES = {
  crashed:
    'The comparison could not be loaded, or it ran out of memory. Nothing you wrote is lost. Check the connection and try again.',
  hung: `The comparison took more than ${LIMIT_MS / 1000} seconds and was stopped. Nothing you wrote is lost. Compare fewer definitions at once.`,
};

/** Message from the page to the worker. */
export interface ComparisonRequest {
  before: Version;
  after: Version;
}

/**
 * Message from the worker to the page. The changes themselves are not checked, because a script of the same release
 * sends them.
 */
const ComparisonResponseSchema = v.object({
  changes: v.custom<readonly ContractChange[]>((it) => Array.isArray(it)),
  hasEqualTrees: v.boolean(),
  hasEqualComments: v.boolean(),
});

export type ComparisonResponse = v.InferOutput<typeof ComparisonResponseSchema>;

/** Creates a comparer, whose worker starts with the first comparison. */
export function createComparer(): TimedWorker<ComparisonRequest, ComparisonResponse> {
  const start = (): SiteWorker =>
    new SiteWorker(new URL('./comparison.worker.ts', import.meta.url), { name: 'comparison' });
  return new TimedWorker({
    ...{ start, schema: ComparisonResponseSchema, limitMs: LIMIT_MS, sentences: SENTENCES },
    name: 'comparer of contracts',
  });
}
