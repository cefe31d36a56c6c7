import { useCallback, useRef, useState } from 'react';
import { listPaths } from './fileNames';
import type { Boot } from './Boot';
import type { WorkbenchStore } from './WorkbenchStore';
import type { Notice } from './Notice';
import type { Mode, WorkbenchState } from './WorkbenchState';
import { type WorkbenchAction, reduceWorkbench } from './reduceWorkbench';
import type { Undo } from './Undo';
import { useMode } from './useMode';
import { type StoredTexts, useStoredTexts, useStoring } from './useStoredTexts';

/** The reader's work, and the functions that change it. */
export interface ReaderWork extends StoredTexts {
  store: WorkbenchStore;
  mode: Mode;
  /** Changes the mode, and removes the notice of the previous mode. */
  setMode: (mode: Mode) => void;
  state: WorkbenchState;
  /** Returns the latest contracts, even if React has not rendered them yet. */
  readState: () => WorkbenchState;
  dispatch: (action: WorkbenchAction) => void;
  notice: Notice | undefined;
  setNotice: (notice: Notice | undefined) => void;
  /** Actions that can be undone, newest first. */
  undoStack: readonly Undo[];
  setUndoStack: (undoStack: readonly Undo[]) => void;
  addUndo: (undo: Undo) => void;
}

/** Holds the reader's work, starting with `boot`, and stores it in the browser. */
export function useReaderWork(boot: Boot): ReaderWork {
  const { store } = boot;
  const [notice, setNotice] = useState(boot.notice);
  // A notice belongs to the mode in which it appeared.
  const dropNotice = useCallback(() => {
    setNotice(undefined);
  }, []);
  const [mode, setMode] = useMode(boot.mode ?? 'write', dropNotice);
  const [undoStack, setUndoStack] = useState(boot.undoStack);
  const texts = useStoredTexts(boot.texts, (work, storedTexts, ownTexts) => {
    store.addPreviousTexts(work, storedTexts, ownTexts);
  });
  const addUndo = (undo: Undo): void => {
    setUndoStack((earlier) => [undo, ...earlier]);
    setNotice(describeDropped(store));
  };

  return {
    ...{ store, mode, setMode, notice, setNotice, undoStack, setUndoStack, addUndo },
    ...texts,
    ...useStoredState(boot),
  };
}

/** Returns a notice about work that the full list has dropped since the last call; undefined if it dropped none. */
export function describeDropped(store: WorkbenchStore): Notice | undefined {
  const dropped = store.takeDropped();

  return dropped === undefined
    ? undefined
    : {
        text: `The list of previous work is full, so its oldest entry was dropped: ${listPaths(dropped.files)}. Delete entries that you no longer need.`,
      };
}

/**
 * Holds the contracts and stores them in the browser. The last change is stored even if the reader leaves the page
 * before React has rendered it.
 */
function useStoredState({ state: initial, store }: Boot): Pick<ReaderWork, 'state' | 'readState' | 'dispatch'> {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  useStoring(state, () => {
    store.save();
  });
  const dispatch = (action: WorkbenchAction): void => {
    latest.current = reduceWorkbench(latest.current, action);
    store.change(latest.current);
    setState(latest.current);
  };

  return { state, readState: () => latest.current, dispatch };
}
