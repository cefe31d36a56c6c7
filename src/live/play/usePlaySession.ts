import { useCallback, useEffect, useRef, useState } from 'react';
import { type Boot, openExample } from './state/bootPlay';
import { type Keeper, SHELF } from './state/Keeper';
import type { Notice } from './state/Notice';
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
  /** How many own contracts something else took the place of. */
  previousCount: number;
  /** Shows the newest of them; again and again, all of them. */
  bringBack: () => void;
  removeFile: (file: PlayFile) => void;
  showExample: (paths: readonly string[]) => Promise<void>;
  /** Whether the browser keeps the contracts. */
  isKept: boolean;
}

/** Holds the contracts, and has the browser keep them. */
export function usePlaySession(boot: Boot): PlaySession {
  const { state, dispatch, isKept, shelf, onShelf } = useKeptState(boot);
  const [said, say] = useState(boot.notice);
  const tell = (next: Notice | undefined): void => {
    say(next);
    onShelf();
  };
  const show = (next: PlayState): void => {
    boot.keeper.replace(next);
    dispatch({ kind: 'replace', state: next });
    tell(undefined);
  };
  const notice = said ?? offerDropped(shelf.dropped, show);

  return {
    state,
    dispatch,
    notice,
    tell,
    previousCount: shelf.count,
    isKept,
    bringBack() {
      const next = boot.keeper.bringBack();
      if (next === undefined) return;
      dispatch({ kind: 'replace', state: next });
      tell(undefined);
    },
    removeFile(file) {
      const index = state.files.indexOf(file);
      const restore = (): void => {
        dispatch({ kind: 'restore', file, index });
        tell(undefined);
      };
      dispatch({ kind: 'remove', id: file.id });
      tell(offerUndo(file, restore));
    },
    async showExample(paths) {
      show(await openExample(paths, state.options));
    },
  };
}

function offerUndo({ path }: PlayFile, run: () => void): Notice {
  return { text: `${path} was deleted.`, action: { label: 'Undo', run } };
}

function offerDropped(dropped: PlayState | undefined, onShow: (dropped: PlayState) => void): Notice | undefined {
  if (dropped === undefined) return undefined;
  const names = dropped.files.map(({ path }) => path).join(', ');
  return {
    text: `There is no room for more earlier contracts, so the oldest are no longer kept: ${names}.`,
    action: {
      label: 'Show them',
      run() {
        onShow(dropped);
      },
    },
  };
}

/** The contracts that something else took the place of. */
interface ShelfFacts {
  count: number;
  /** What there was no place for when the last ones came. */
  dropped: PlayState | undefined;
}

interface KeptPlay extends Pick<PlaySession, 'state' | 'dispatch' | 'isKept'> {
  shelf: ShelfFacts;
  /** Looks at the shelf again. */
  onShelf: () => void;
}

/** The state, which the browser keeps: what was done last as well, even if the page is left before React has drawn it. */
function useKeptState({ state: first, keeper }: Boot): KeptPlay {
  const [state, setState] = useState(first);
  const [isKept, setKept] = useState(true);
  const [shelf, setShelf] = useState<ShelfFacts>(() => ({ count: keeper.countShelf(), dropped: undefined }));
  const latest = useRef(first);
  const onShelf = useCallback(() => {
    setShelf({ count: keeper.countShelf(), dropped: keeper.takeDropped() });
  }, [keeper]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setKept(keeper.keep());
      // What was dropped stays in sight until something else is said.
      const dropped = keeper.takeDropped();
      setShelf((before) => ({ count: keeper.countShelf(), dropped: dropped ?? before.dropped }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [keeper, state]);
  useEffect(() => listen(keeper, setShelf), [keeper]);
  const dispatch = (action: PlayAction): void => {
    latest.current = reducePlay(latest.current, action);
    keeper.change(latest.current);
    setState(latest.current);
  };

  return { state, dispatch, isKept, shelf, onShelf };
}

/** Keeps what was written when the page is left, and hears of what other tabs put aside. @returns what ends it */
function listen(keeper: Keeper, onShelf: (change: (shelf: ShelfFacts) => ShelfFacts) => void): () => void {
  const keep = (): void => {
    keeper.keep();
  };
  const follow = ({ key }: StorageEvent): void => {
    if (key === SHELF) onShelf((shelf) => ({ ...shelf, count: keeper.countShelf() }));
  };
  // The page is left, or another link was opened on it.
  for (const sign of ['pagehide', 'hashchange']) window.addEventListener(sign, keep);
  window.addEventListener('storage', follow);
  return () => {
    for (const sign of ['pagehide', 'hashchange']) window.removeEventListener(sign, keep);
    window.removeEventListener('storage', follow);
    keep();
  };
}
