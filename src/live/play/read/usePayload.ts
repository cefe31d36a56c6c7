import { useCallback } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { useWorker } from '../../workers/useWorker';
import { useResponseState } from '../session/useResponseState';
import { createPayloadChecker } from './createPayloadChecker';

interface Examples {
  byLabel: ReadonlyMap<string, Example>;
  /** Reason why there are no examples. */
  problem: string | undefined;
}

const NO_EXAMPLES: Examples = { byLabel: new Map(), problem: undefined };

/** Creates an example of each shape of a contract. */
export function useExamples(contract: Contract, shapes: readonly Shape[]): Examples {
  const worker = useWorker(createPayloadChecker);
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
  const worker = useWorker(createPayloadChecker);
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
