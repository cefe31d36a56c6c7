import type { ContractChange } from '@site/lib/changes';
import type { Version } from '@site/lib/syntax/readVersion';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import { TimedWorker } from '../../workers/TimedWorker';

export interface ComparisonRequest {
  before: Version;
  after: Version;
}

/**
 * Message from the worker to the page. The entries of `changes` are not checked, because a script of the same release
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
  return new TimedWorker({
    name: 'comparison',
    start: () => new SiteWorker(new URL('./comparison.worker.ts', import.meta.url), { name: 'comparison' }),
    schema: ComparisonResponseSchema,
    limitMs: 20_000,
    howToRetry: 'press the button',
    advice: 'Compare fewer definitions at once.',
  });
}
