import { useEffect, useState } from 'react';
import type { DialogFrame } from '../openDialogFrame';
import { type DialogState, EMPTY_OUTCOME, type Outcome } from './createDialogApi';
import { createInitialState, DialogSession, type DialogSessionOptions } from './DialogSession';

export interface DialogSessionControl {
  session: DialogSession;
  state: DialogState;
  /** Outcome of the last completed query. */
  outcome: Outcome;
}

/** Manages the session of an open dialog, starting with the current query in the search box. */
export function useDialogSession({ input }: DialogFrame, options: DialogSessionOptions): DialogSessionControl {
  const [state, setState] = useState<DialogState>(() => createInitialState(input.value));
  const [outcome, setOutcome] = useState<Outcome>(EMPTY_OUTCOME);
  const [session] = useState(
    () => new DialogSession(input.value, options, { onState: setState, onOutcome: setOutcome }),
  );
  useEffect(() => {
    session.update(options);
  });
  useEffect(
    () => () => {
      session.end();
    },
    [session],
  );

  return { session, state, outcome };
}
