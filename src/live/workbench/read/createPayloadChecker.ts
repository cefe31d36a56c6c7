import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import { TimedWorker } from '../../workers/TimedWorker';

/** Message from the page to the worker: create an example of each shape, or check a payload against one shape. */
export type PayloadRequest =
  { contract: Contract; examplesOf: readonly Shape[] } | { contract: Contract; shape: Shape; payload: string };

/**
 * Message from the worker to the page: examples by the label of their shape, or the violations of the payload. Examples
 * and violations are not checked, because a script of the same release sends them.
 */
const PayloadResponseSchema = v.union([
  v.object({ examples: v.custom<ReadonlyMap<string, Example>>((it) => it instanceof Map) }),
  v.object({ violations: v.custom<readonly Diagnostic[]>((it) => Array.isArray(it)) }),
]);

export type PayloadResponse = v.InferOutput<typeof PayloadResponseSchema>;

/** Creates a payload checker, whose worker starts with the first request. */
export function createPayloadChecker(): TimedWorker<PayloadRequest, PayloadResponse> {
  return new TimedWorker({
    name: 'check',
    start: () => new SiteWorker(new URL('./payload.worker.ts', import.meta.url), { name: 'payloads' }),
    schema: PayloadResponseSchema,
    limitMs: 5000,
    howToRetry: 'press the button',
    advice: 'Simplify patterns that contain a repetition inside another one, such as (a+)+.',
  });
}
