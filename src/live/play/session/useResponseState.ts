import { useEffect, useState } from 'react';
import { debounceRequest } from '../../compiler/debounceRequest';

/** Delay between the last keystroke and the request, in milliseconds. */
const PAUSE_MS = 150;

/** A request, and functions that compute the next state from its result. */
export interface StateRequest<State> {
  /**
   * Sends the request and returns a function that updates the state with its result. Passing a new function repeats the
   * request; `undefined` sends none.
   */
  ask: (() => Promise<(last: State) => State>) | undefined;
  /**
   * Returns the state after a failed request. `problem` is a message for readers. Passing a new function repeats the
   * request.
   */
  fail: (last: State, problem: string) => State;
  /** Number of the attempt. A change repeats the request. */
  attempt?: number;
}

/**
 * Returns state that each response from the compiler or another worker updates.
 *
 * @param initial - state before the first response
 */
export function useResponseState<State>(initial: State, { ask, fail, attempt }: StateRequest<State>): State {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (ask === undefined) return undefined;
    return debounceRequest({
      pauseMs: PAUSE_MS,
      ask,
      onAnswer: setState,
      onFailure: (problem) => {
        setState((last) => fail(last, problem));
      },
    });
  }, [ask, fail, attempt]);

  return state;
}
