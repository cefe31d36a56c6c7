import { useEffect, useState } from 'react';
import { askLater } from '../compiler/askLater';

/** How long typing pauses before the compiler is asked, in milliseconds. */
const PAUSE_MS = 150;

/** What is asked, and what becomes of a state then. */
export interface Question<State> {
  /** Gives the change of the state. Another function asks again; nothing asks nothing. */
  ask: (() => Promise<(last: State) => State>) | undefined;
  /** The state when there is no answer: takes a sentence for readers. Another function asks again. */
  fail: (last: State, problem: string) => State;
  /** Another number asks again. */
  attempt?: number;
}

/** A state that follows what the compiler says. @param initial - until its first answer */
export function useAnswer<State>(initial: State, { ask, fail, attempt }: Question<State>): State {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (ask === undefined) return undefined;
    return askLater({
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
