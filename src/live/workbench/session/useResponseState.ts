import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { debounceRequest } from '../../compiler/debounceRequest';

/** Delay between the last keystroke and the request, in milliseconds. */
const PAUSE_MS = 150;

/** A request, and functions that turn its result into the next state, or into a function of the last state. */
export interface StateRequest<State> {
  /** Sends the request. Passing a new function repeats the request; `undefined` sends none. */
  ask: (() => Promise<SetStateAction<State>>) | undefined;
  /**
   * Returns the state after a failed request. `problem` is a message for readers. Passing a new function repeats the
   * request.
   */
  fail: (problem: string) => SetStateAction<State>;
}

/**
 * Returns state that each response from the compiler or another worker updates.
 *
 * @param initial - state before the first response
 */
export function useResponseState<State>(initial: State, { ask, fail }: StateRequest<State>): State {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (ask === undefined) return undefined;
    return debounceRequest({
      pauseMs: PAUSE_MS,
      ask,
      onResponse: setState,
      onFailure: (problem) => {
        setState(fail(problem));
      },
    });
  }, [ask, fail]);

  return state;
}

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
  /** The request to which the response belongs. */
  attempt: object | undefined;
  value: Value;
  problem: string | undefined;
}

/** Returns the latest outcome. Its value is `OutcomeRequest.empty` until the first response. */
export function useLatestOutcome<Value extends object>({ ask, empty }: OutcomeRequest<Value>): Outcome<Value> {
  const [number, setNumber] = useState(0);
  // Each attempt is a new object, because `useResponseState` sends a request only for a new function.
  const attempt = useMemo(() => ask && { number, ask }, [ask, number]);
  const askForState = useMemo(
    () => attempt && (async () => ({ attempt, value: await attempt.ask(), problem: undefined })),
    [attempt],
  );
  const fail = useCallback((problem: string) => ({ attempt, value: empty, problem }), [attempt, empty]);
  const initial: LastResponse<Value> = { attempt: undefined, value: empty, problem: undefined };
  const last = useResponseState(initial, { ask: askForState, fail });
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
