import { useMemo, useRef, useState } from 'react';
import { listPaths } from './fileNames';
import type { Boot } from './bootPlay';
import type { PlaygroundStore } from './PlaygroundStore';
import { DOCUMENT_KEY, type PlayDocument, toDocumentWork } from './document';
import { type Payload, PAYLOAD_KEYS, toPayloadWork } from './payload';
import type { Notice } from './Notice';
import type { Mode, PlayState } from './PlayState';
import { type PlayAction, reducePlay } from './reducePlay';
import type { Undo } from './Undo';
import { fromStoredText, toStoredText } from '../../storage/longTexts';
import { useMode } from './useMode';
import { useStoredText, useStoring } from './useStoredText';
import { toComparisonWork, VERSION_KEYS, type Versions } from './versions';

/** Work of the reader other than the contracts. */
interface Part<Value, Change> {
  /** The same object until the work changes, so that effects and requests that depend on it do not start again. */
  value: Value;
  change: (changed: Change) => void;
  /**
   * Returns the latest value, even if React has not rendered it yet. Callbacks from an earlier rendering may run after
   * files were read.
   */
  readLatest: () => Value;
}

export interface PlayParts {
  store: PlaygroundStore;
  mode: Mode;
  setMode: (mode: Mode) => void;
  state: PlayState;
  /** Returns the latest contracts, even if React has not rendered them yet. */
  readState: () => PlayState;
  dispatch: (action: PlayAction) => void;
  document: Part<PlayDocument, PlayDocument>;
  versions: Part<Versions, Partial<Versions>>;
  payload: Part<Payload, Partial<Payload>>;
  notice: Notice | undefined;
  setNotice: (notice: Notice | undefined) => void;
  /** Actions that can be undone, newest first. */
  undoStack: readonly Undo[];
  setUndoStack: (undoStack: readonly Undo[]) => void;
  addUndo: (undo: Undo) => void;
}

/** Holds the reader's work and stores it in the browser. */
export function usePlayParts(boot: Boot): PlayParts {
  const { store } = boot;
  const [mode, setMode] = useMode(boot.mode ?? 'write');
  const [notice, setNotice] = useState(boot.notice);
  const [undoStack, setUndoStack] = useState(boot.undoStack);
  const document = useStoredDocument(boot);
  const versions = useStoredVersions(store);
  const payload = useStoredPayload(store);
  const addUndo = (undo: Undo): void => {
    setUndoStack((earlier) => [undo, ...earlier]);
    setNotice(describeDropped(store));
  };

  return {
    ...{ store, mode, setMode, document, versions, payload, notice, setNotice, undoStack, setUndoStack, addUndo },
    ...useStoredState(boot),
  };
}

/** Describes the previous work that was dropped since the last call; undefined if there was room for all of it. */
export function describeDropped(store: PlaygroundStore): Notice | undefined {
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
function useStoredState({ state: first, store }: Boot): Pick<PlayParts, 'state' | 'readState' | 'dispatch'> {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  useStoring(state, () => {
    store.save();
  });
  const dispatch = (action: PlayAction): void => {
    latest.current = reducePlay(latest.current, action);
    store.change(latest.current);
    setState(latest.current);
  };

  return { state, readState: () => latest.current, dispatch };
}

/** Holds the document. Its text is stored across reloads; its path and format are not. */
function useStoredDocument({ store, document: linked = { text: '' } }: Boot): PlayParts['document'] {
  const [facts, setFacts] = useState<Omit<PlayDocument, 'text'>>(linked);
  const kept = useStoredText(DOCUMENT_KEY, (other) => {
    store.shelve(toDocumentWork({ text: fromStoredText(other) }));
  });
  const value = useMemo(() => ({ ...facts, text: fromStoredText(kept.text) }), [facts, kept.text]);

  return {
    value,
    readLatest: () => ({ ...facts, text: fromStoredText(kept.readLatest()) }),
    change({ text, ...others }) {
      kept.change(toStoredText(text));
      setFacts(others);
    },
  };
}

function useStoredVersions(store: PlaygroundStore): PlayParts['versions'] {
  const before = useStoredText(VERSION_KEYS.before, (other) => {
    store.shelve(toComparisonWork({ before: other, after: '' }));
  });
  const after = useStoredText(VERSION_KEYS.after, (other) => {
    store.shelve(toComparisonWork({ before: before.readLatest(), after: other }));
  });
  const value = useMemo(() => ({ before: before.text, after: after.text }), [before.text, after.text]);

  return {
    value,
    readLatest: () => ({ before: before.readLatest(), after: after.readLatest() }),
    change(changed) {
      if (changed.before !== undefined) before.change(changed.before);
      if (changed.after !== undefined) after.change(changed.after);
    },
  };
}

function useStoredPayload(store: PlaygroundStore): PlayParts['payload'] {
  const text = useStoredText(PAYLOAD_KEYS.text, (other) => {
    store.shelve(toPayloadWork({ text: other }));
  });
  // The shape that another tab has selected does not go to the shelf when this tab overwrites it, because it is only a
  // selection.
  const shape = useStoredText(PAYLOAD_KEYS.shape, () => undefined);
  const value = useMemo(() => ({ text: text.text, shape: shape.text }), [text.text, shape.text]);

  return {
    value,
    readLatest: () => ({ text: text.readLatest(), shape: shape.readLatest() }),
    change(changed) {
      if (changed.text !== undefined) text.change(changed.text);
      if (changed.shape !== undefined) shape.change(changed.shape);
    },
  };
}
