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

/** Response to a request. After a failed request, the value is `OutcomeRequest.empty`, and `problem` is set. */
export type Outcome<Value> = Value & {
  /** Reason why the request failed, as a message for readers; undefined if it succeeded. */
  problem: string | undefined;
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
  const last = useLastResponse(request);
  return last.ask === request.ask ? last.outcome : undefined;
}

/** Outcome of the current request. Until there is one, the value of the previous request, without its problem. */
export type LatestOutcome<Value> = Outcome<Value> & {
  /** Whether the current request has no response yet. */
  isPending: boolean;
};

/** Returns the latest outcome. Its value is `OutcomeRequest.empty` until the first response. */
export function useLatestOutcome<Value extends object>(request: OutcomeRequest<Value>): LatestOutcome<Value> {
  const { ask, outcome } = useLastResponse(request);
  const isPending = ask !== request.ask;
  return { ...(outcome ?? request.empty), problem: isPending ? undefined : outcome?.problem, isPending };
}

interface LastResponse<Value> {
  ask: OutcomeRequest<Value>['ask'];
  outcome: Outcome<Value> | undefined;
}

function useLastResponse<Value extends object>({ ask, empty }: OutcomeRequest<Value>): LastResponse<Value> {
  const askForState = useMemo(
    () => ask && (async () => ({ ask, outcome: { ...(await ask()), problem: undefined } })),
    [ask],
  );
  const fail = useCallback((problem: string) => ({ ask, outcome: { ...empty, problem } }), [ask, empty]);

  return useResponseState<LastResponse<Value>>({ ask: undefined, outcome: undefined }, { ask: askForState, fail });
}

interface Attempt<Value> {
  number: number;
  ask: () => Promise<Value>;
}

/**
 * Returns a request for `useResponseState`, `useOutcome` or `useLatestOutcome`, and a function that sends the request
 * again.
 */
export function useRepeatable<Value>(ask: (() => Promise<Value>) | undefined): {
  ask: (() => Promise<Value>) | undefined;
  repeat: () => void;
} {
  const [number, setNumber] = useState(0);
  // Each attempt has a new function, because the request is sent again only for a new function.
  const attempt = useMemo<Attempt<Value> | undefined>(() => ask && { number, ask: () => ask() }, [ask, number]);

  return {
    ask: attempt?.ask,
    repeat() {
      setNumber(number + 1);
    },
  };
}
