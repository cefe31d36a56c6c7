import { useCallback } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { useWorker } from '../../workers/useWorker';
import { type Outcome, useLatestOutcome, useOutcome, useRepeatable } from '../session/useResponseState';
import { createPayloadChecker } from './createPayloadChecker';

export interface Examples {
  /** Examples by the label of their shape. */
  byLabel: ReadonlyMap<string, Example>;
  /** Reason why there are no examples; undefined while they are being created. */
  problem: string | undefined;
  /** Tries again after a problem. */
  retry: () => void;
}

const NO_EXAMPLES: Pick<Examples, 'byLabel'> = { byLabel: new Map() };

/** Creates an example of each shape. There are none until the worker has created all of them. */
export function useExamples(contract: Contract, shapes: readonly Shape[]): Examples {
  const worker = useWorker(createPayloadChecker);
  const create = useCallback(async () => {
    const response = await worker.ask({ contract, examplesOf: shapes });
    return 'examples' in response ? { byLabel: response.examples } : NO_EXAMPLES;
  }, [worker, contract, shapes]);
  const { ask, repeat } = useRepeatable(create);
  const { byLabel, problem } = useLatestOutcome({ ask, empty: NO_EXAMPLES });

  return { byLabel, problem, retry: repeat };
}

/** Result of checking a payload. */
export type Verdict = Outcome<{ violations: readonly Diagnostic[] }>;

const NO_VIOLATIONS = { violations: [] };

/**
 * Checks a payload after each change.
 *
 * @returns the verdict, which is undefined for an empty payload, without a shape, and until the check is complete; and
 *   a function that checks the payload again after a problem
 */
export function useVerdict(
  contract: Contract,
  shape: Shape | undefined,
  payload: string,
): { verdict: Verdict | undefined; retry: () => void } {
  const worker = useWorker(createPayloadChecker);
  const check = useCallback(async () => {
    if (shape === undefined) return NO_VIOLATIONS;
    const response = await worker.ask({ contract, shape, payload });
    return 'violations' in response ? response : NO_VIOLATIONS;
  }, [worker, contract, shape, payload]);
  const canCheck = shape !== undefined && payload.trim() !== '';
  const { ask, repeat } = useRepeatable(canCheck ? check : undefined);

  return { verdict: useOutcome<{ violations: readonly Diagnostic[] }>({ ask, empty: NO_VIOLATIONS }), retry: repeat };
}
