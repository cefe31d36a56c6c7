import { useEffect, useRef, useState } from 'react';
import { type Boot, openExample, keepPrevious } from './state/bootPlay';
import type { Notice } from './state/Notice';
import { forgetState, keepState } from './state/keepState';
import type { PlayFile, PlayState } from './state/PlayState';
import { type PlayAction, reducePlay } from './state/reducePlay';

/** How long changes pause before the browser keeps them, in milliseconds. */
const PAUSE_MS = 300;

/** The contracts of the playground and what can be done with them as a whole. */
export interface PlaySession {
  state: PlayState;
  dispatch: (action: PlayAction) => void;
  notice: Notice | undefined;
  tell: (notice: Notice | undefined) => void;
  /** Own contracts that something else took the place of. */
  previous: PlayState | undefined;
  bringBack: () => void;
  removeFile: (file: PlayFile) => void;
  showExample: (paths: readonly string[]) => Promise<void>;
  /** Whether the browser keeps the contracts. */
  isKept: boolean;
}

/** Holds the contracts, and has the browser keep them. */
export function usePlaySession(boot: Boot): PlaySession {
  const { state, dispatch, isKept } = useKeptState(boot.state);
  const [previous, setPrevious] = useState(boot.previous);
  const [notice, tell] = useState(boot.notice);
  const show = (next: PlayState): void => {
    const taken = keepPrevious(next, state);
    setPrevious(taken.previous);
    dispatch({ kind: 'replace', state: next });
  };

  return {
    state,
    dispatch,
    notice,
    tell,
    previous,
    isKept,
    bringBack() {
      if (previous === undefined) return;
      forgetState('previous');
      setPrevious(undefined);
      show(previous);
      tell(undefined);
    },
    removeFile(file) {
      const index = state.files.indexOf(file);
      dispatch({ kind: 'remove', id: file.id });
      tell(
        offerUndo(file, () => {
          dispatch({ kind: 'restore', file, index });
          tell(undefined);
        }),
      );
    },
    async showExample(paths) {
      show(await openExample(paths, state.options));
      tell(undefined);
    },
  };
}

function offerUndo({ path }: PlayFile, run: () => void): Notice {
  return { text: `${path} was deleted.`, action: { label: 'Undo', run } };
}

/** The state, which the browser keeps: what was done last as well, even if the page is left before React has drawn it. */
function useKeptState(first: PlayState): Pick<PlaySession, 'state' | 'dispatch' | 'isKept'> {
  const [state, setState] = useState(first);
  const [isKept, setKept] = useState(true);
  const latest = useRef(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      setKept(keepState('contracts', state));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  useEffect(() => {
    const keep = (): void => {
      keepState('contracts', latest.current);
    };
    // The page is left, or another link was opened on it.
    for (const sign of ['pagehide', 'hashchange']) window.addEventListener(sign, keep);
    return () => {
      for (const sign of ['pagehide', 'hashchange']) window.removeEventListener(sign, keep);
      keep();
    };
  }, []);
  const dispatch = (action: PlayAction): void => {
    latest.current = reducePlay(latest.current, action);
    setState(latest.current);
  };

  return { state, dispatch, isKept };
}
