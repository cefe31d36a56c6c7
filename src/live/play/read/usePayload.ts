import { useCallback } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { TimedWorker } from '../../workers/TimedWorker';
import { useWorker } from '../../workers/useWorker';
import { useResponseState } from '../useResponseState';
import { type PayloadResponse, PayloadResponseSchema, type PayloadRequest } from './payloadMessages';

/** Time limit of a check, in milliseconds. */
const LIMIT_MS = 5000;

const SENTENCES = {
  crashed:
    'The check could not be loaded, or it ran out of memory. Nothing you wrote is lost. Check the connection and try again.',
  hung: `The check took more than ${LIMIT_MS / 1000} seconds and was stopped. The usual cause is a pattern with a repetition inside another one, such as (a+)+.`,
};

function createWorker(): TimedWorker<PayloadRequest, PayloadResponse> {
  const start = (): Worker => new Worker(new URL('./payload.worker.ts', import.meta.url), { name: 'payloads' });
  return new TimedWorker({
    ...{ start, schema: PayloadResponseSchema, limitMs: LIMIT_MS, sentences: SENTENCES },
    name: 'payload checker',
  });
}

interface Examples {
  byLabel: ReadonlyMap<string, Example>;
  /** Reason why there are no examples. */
  problem: string | undefined;
}

const NO_EXAMPLES: Examples = { byLabel: new Map(), problem: undefined };

/** Creates an example of each shape of a contract. */
export function useExamples(contract: Contract, shapes: readonly Shape[]): Examples {
  const worker = useWorker(createWorker);
  const ask = useCallback(async () => {
    const answer = await worker.ask({ contract, examplesOf: shapes });
    return () => ({ byLabel: 'examples' in answer ? answer.examples : new Map(), problem: undefined });
  }, [worker, contract, shapes]);

  return useResponseState(NO_EXAMPLES, { ask, fail: createFailedExamples });
}

function createFailedExamples(_last: Examples, problem: string): Examples {
  return { byLabel: new Map(), problem };
}

/** Result of checking a payload. */
export interface Verdict {
  violations: readonly Diagnostic[];
  /** Reason why there is no result. */
  problem: string | undefined;
}

interface VerdictAnswer extends Verdict {
  /** Identifies the request that returned this result. */
  ask: unknown;
}

const UNCHECKED: VerdictAnswer = { violations: [], problem: undefined, ask: undefined };

/**
 * Checks a payload after each change.
 *
 * @returns undefined for an empty payload, and until its check is complete
 */
export function useVerdict(contract: Contract, shape: Shape | undefined, payload: string): Verdict | undefined {
  const worker = useWorker(createWorker);
  const isAsked = shape !== undefined && payload.trim() !== '';
  const check = useCallback(async (): Promise<readonly Diagnostic[]> => {
    if (shape === undefined) return [];
    const answer = await worker.ask({ contract, shape, payload });
    return 'violations' in answer ? answer.violations : [];
  }, [worker, contract, shape, payload]);
  const ask = useCallback(async () => {
    const violations = await check();
    return () => ({ violations, problem: undefined, ask: check });
  }, [check]);
  const fail = useCallback(
    (_last: VerdictAnswer, problem: string) => ({ violations: [], problem, ask: check }),
    [check],
  );
  const answer = useResponseState(UNCHECKED, { ask: isAsked ? ask : undefined, fail });

  return isAsked && answer.ask === check ? answer : undefined;
}
