import { useCallback } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { useWorker } from '../../workers/useWorker';
import { type Outcome, useLatestOutcome, useOutcome } from '../session/useOutcome';
import { createPayloadChecker } from './createPayloadChecker';

/** Examples by the label of their shape. */
interface ExampleList {
  byLabel: ReadonlyMap<string, Example>;
}

export type Examples = Outcome<ExampleList>;

const NO_EXAMPLES: ExampleList = { byLabel: new Map() };

/** Creates an example of each shape. There are none until the worker has created all of them. */
export function useExamples(contract: Contract, shapes: readonly Shape[]): Examples {
  const worker = useWorker(createPayloadChecker);
  const ask = useCallback(async () => {
    const response = await worker.ask({ contract, examplesOf: shapes });
    return 'examples' in response ? { byLabel: response.examples } : NO_EXAMPLES;
  }, [worker, contract, shapes]);

  return useLatestOutcome({ ask, empty: NO_EXAMPLES });
}

interface Check {
  violations: readonly Diagnostic[];
}

/** Result of checking a payload. */
export type Verdict = Outcome<Check>;

const NO_VIOLATIONS: Check = { violations: [] };

/**
 * Checks a payload after each change.
 *
 * @returns undefined for an empty payload, without a shape, and until the check is complete
 */
export function useVerdict(contract: Contract, shape: Shape | undefined, payload: string): Verdict | undefined {
  const worker = useWorker(createPayloadChecker);
  const check = useCallback(async () => {
    if (shape === undefined) return NO_VIOLATIONS;
    const response = await worker.ask({ contract, shape, payload });
    return 'violations' in response ? response : NO_VIOLATIONS;
  }, [worker, contract, shape, payload]);
  const canCheck = shape !== undefined && payload.trim() !== '';

  return useOutcome<Check>({ ask: canCheck ? check : undefined, empty: NO_VIOLATIONS });
}
