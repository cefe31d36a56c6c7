import { useEffect, useMemo, useState } from 'react';
import { debounceRequest, WORKBENCH_PAUSE_MS } from '../../compiler/debounceRequest';

/** Outcome of a request. After a failed request, its value is `OutcomeRequest.empty`. */
export type Outcome<Value> = Value & {
  /** Reason why the request failed, as a message for readers; undefined if it succeeded or has no response yet. */
  problem: string | undefined;
  /** Whether the request has no response yet, so that the value is that of the previous request. */
  isPending: boolean;
  /** Sends the request again. */
  retry: () => void;
};

/** A request for `useOutcome` or `useLatestOutcome`. */
export interface OutcomeRequest<Value> {
  /** Sends the request. Passing a new function sends a new request; `undefined` sends none. */
  ask: (() => Promise<Value>) | undefined;
  /** Value of the outcome if the request fails. Pass the same object in each rendering. */
  empty: Value;
}

/** Returns the outcome of the current request; undefined until there is a response or a failure. */
export function useOutcome<Value extends object>(request: OutcomeRequest<Value>): Outcome<Value> | undefined {
  const outcome = useLatestOutcome(request);
  return request.ask === undefined || outcome.isPending ? undefined : outcome;
}

interface LastResponse<Value> {
  /** The attempt to which the response belongs. */
  attempt: object | undefined;
  value: Value;
  problem: string | undefined;
}

/** Returns the latest outcome. Its value is `OutcomeRequest.empty` until the first response. */
export function useLatestOutcome<Value extends object>({ ask, empty }: OutcomeRequest<Value>): Outcome<Value> {
  const [number, setNumber] = useState(0);
  const [last, setLast] = useState<LastResponse<Value>>({ attempt: undefined, value: empty, problem: undefined });
  // Each attempt is a new object, so that its response is distinguished from that of an earlier attempt.
  const attempt = useMemo(() => ask && { number, ask }, [ask, number]);
  useEffect(() => {
    if (attempt === undefined) return undefined;
    return debounceRequest({
      pauseMs: WORKBENCH_PAUSE_MS,
      ask: attempt.ask,
      onResponse: (value) => {
        setLast({ attempt, value, problem: undefined });
      },
      onFailure: (problem) => {
        setLast({ attempt, value: empty, problem });
      },
    });
  }, [attempt, empty]);
  const isPending = last.attempt !== attempt;

  return {
    ...last.value,
    problem: isPending ? undefined : last.problem,
    isPending,
    retry() {
      setNumber(number + 1);
    },
  };
}
