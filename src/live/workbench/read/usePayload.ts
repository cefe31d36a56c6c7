import { useCallback, useMemo } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { useWorker } from '../../workers/useWorker';
import { type Outcome, useOutcome, useResponseState } from '../session/useResponseState';
import { createPayloadChecker } from './createPayloadChecker';

interface Examples {
  /** Examples by the label of their shape. */
  byLabel: ReadonlyMap<string, Example>;
  /** Reason why there are no examples. */
  problem: string | undefined;
}

const NO_EXAMPLES: Examples = { byLabel: new Map(), problem: undefined };

/** Creates an example of each shape. There are none until the worker has created all of them. */
export function useExamples(contract: Contract, shapes: readonly Shape[]): Examples {
  const worker = useWorker(createPayloadChecker);
  const ask = useCallback(async (): Promise<Examples> => {
    const response = await worker.ask({ contract, examplesOf: shapes });
    return { byLabel: 'examples' in response ? response.examples : new Map(), problem: undefined };
  }, [worker, contract, shapes]);

  return useResponseState(NO_EXAMPLES, { ask, fail: createFailedExamples });
}

function createFailedExamples(problem: string): Examples {
  return { byLabel: new Map(), problem };
}

/** Result of checking a payload. */
export type Verdict = Outcome<{ violations: readonly Diagnostic[] }>;

const NO_VIOLATIONS = { violations: [] };

/**
 * Checks a payload after each change.
 *
 * @returns undefined for an empty payload, without a shape, and until the check is complete
 */
export function useVerdict(contract: Contract, shape: Shape | undefined, payload: string): Verdict | undefined {
  const worker = useWorker(createPayloadChecker);
  const ask = useMemo(() => {
    if (shape === undefined || payload.trim() === '') return undefined;
    return async () => {
      const response = await worker.ask({ contract, shape, payload });
      return 'violations' in response ? response : NO_VIOLATIONS;
    };
  }, [worker, contract, shape, payload]);

  return useOutcome<{ violations: readonly Diagnostic[] }>({ ask, empty: NO_VIOLATIONS });
}
