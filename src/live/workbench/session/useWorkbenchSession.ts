import { useState } from 'react';
import type { EditorMemory } from '../../editor/createEditor';
import { deleteUnusedTexts, fromStoredText, restoreText } from '../../storage/longTexts';
import { createReplacers } from './createReplacers';
import { listPaths } from './fileNames';
import type { Boot } from './Boot';
import { createStoredWork, fromStored } from './storedWork';
import type { WorkbenchFile, StoredWork } from './WorkbenchState';
import { removeFromShelf, useShelf } from './shelf';
import { type Replacers, createStateUndo } from './Undo';
import { describeDropped, type WorkbenchParts, useWorkbenchParts } from './useWorkbenchParts';

/** The reader's work in the workbench, and the actions on it. */
export interface WorkbenchSession
  extends
    Pick<WorkbenchParts, 'works' | 'mode' | 'setMode' | 'state' | 'dispatch' | 'notice' | 'setNotice'>,
    Pick<WorkbenchParts, 'texts' | 'changeTexts'>,
    Replacers,
    Removals {
  /** A sentence that describes the last action that can be undone. */
  undoable: string | undefined;
  undo: () => void;
  /** Offers to undo an action, which the sentence describes. Call this function before the action changes contracts. */
  offerUndo: (sentence: string) => void;
  /** Previous work, newest first. */
  shelf: readonly StoredWork[];
  /** The generated file that the address requests. */
  firstOutput: string | undefined;
  /** Selections and histories of the editors. */
  editors: EditorMemory;
}

interface Removals {
  removeFile: (file: WorkbenchFile) => void;
  bringBack: (work: StoredWork) => void;
  deletePrevious: (work: StoredWork) => void;
}

/** Holds the work of the reader, starting with `boot`, and provides the actions on it. */
export function useWorkbenchSession(boot: Boot): WorkbenchSession {
  const [editors] = useState<EditorMemory>(() => new Map());
  const shelf = useShelf();
  const parts = useWorkbenchParts(boot);
  const replacers = createReplacers(parts);
  const { works, mode, setMode, state, dispatch, notice, setNotice, texts, changeTexts, undoStack } = parts;

  return {
    ...{ works, mode, setMode, state, dispatch, notice, setNotice, texts, changeTexts },
    ...{ ...replacers, shelf, editors },
    ...createRemovals(parts, replacers),
    firstOutput: boot.output,
    undoable: undoStack[0]?.text,
    undo() {
      undo(parts, replacers);
    },
    offerUndo(sentence) {
      parts.addUndo(createStateUndo(sentence, parts.readState()));
    },
  };
}

function undo({ store, undoStack, setUndoStack, setMode, setNotice }: WorkbenchParts, replacers: Replacers): void {
  const [last, ...earlier] = undoStack;
  if (last === undefined) return;
  last.restore(replacers);
  setUndoStack(earlier);
  if (last.mode !== undefined) setMode(last.mode);
  setNotice(describeDropped(store));
}

function createRemovals(parts: WorkbenchParts, { replaceState, replaceTexts, importFiles }: Replacers): Removals {
  const { store, works, state, dispatch, setMode, addUndo } = parts;
  return {
    removeFile(file) {
      const index = state.files.indexOf(file);
      if (file.text.trim() !== '') store.shelve(createStoredWork('file', [file]));
      dispatch({ kind: 'remove', id: file.id });
      addUndo({
        text: `${file.path} was deleted.`,
        mode: 'write',
        restore() {
          dispatch({ kind: 'restore', file, index });
        },
      });
    },
    bringBack(previous) {
      const work = works.find(({ kind }) => kind === previous.kind);
      setMode(work?.mode ?? 'write');
      if (work !== undefined) {
        replaceTexts(work, work.fromFiles(previous.files), `Previous work replaced ${work.object}.`);
      } else if (previous.kind === 'file') importFiles(previous.files);
      else replaceState(fromStored(previous), 'Previous work replaced your contracts.');
    },
    deletePrevious(work) {
      removeFromShelf(({ id }) => id === work.id);
      for (const { text } of work.files) deleteText(text, parts);
      addUndo({
        text: `Deleted from previous work: ${listPaths(work.files)}.`,
        restore() {
          // Restores the entry as the newest one, because a full shelf would drop it again if it were the oldest.
          store.shelve({ ...work, at: Date.now() });
          for (const { text } of work.files) void restoreText(fromStoredText(text));
        },
      });
    },
  };
}

/**
 * Deletes long text, unless a mode uses the same text. `deleteUnusedTexts` would not find this use if the browser has
 * not stored it yet.
 */
function deleteText(text: string, { works, readTexts }: WorkbenchParts): void {
  const held = fromStoredText(text);
  const isUsed = works.some(({ mode }) => Object.values(readTexts(mode)).includes(text));
  if (typeof held !== 'string' && !isUsed) void deleteUnusedTexts(held);
}
