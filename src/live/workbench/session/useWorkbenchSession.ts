import { useState } from 'react';
import type { EditorMemory } from '../../editor/createEditor';
import { deleteUnusedTexts, fromStoredText, restoreText } from '../../storage/longTexts';
import { createReplacers } from './createReplacers';
import { listPaths } from './fileNames';
import type { Boot } from './Boot';
import { MODE_WORK } from './modes';
import { createStoredWork, fromStored } from './storedWork';
import type { WorkbenchFile, StoredWork } from './WorkbenchState';
import { removePreviousWork, usePreviousWork } from './previousWork';
import { type Replacers, createStateUndo } from './Undo';
import { describeDropped, type ReaderWork, useReaderWork } from './useReaderWork';

/** The reader's work in the workbench, and the actions on it. */
export interface WorkbenchSession extends ReaderWork, Replacers, PreviousWorkActions {
  /** A sentence that describes the last action that can be undone; undefined if there is none. */
  undoableAction: string | undefined;
  undo: () => void;
  /** Offers to undo an action, which the sentence describes. Call this function before the action changes contracts. */
  offerUndo: (sentence: string) => void;
  /** Previous work, newest first. */
  previousWork: readonly StoredWork[];
  /** Name or path of the generated file that the address requests. */
  firstOutput: string | undefined;
  /** Whether the contracts and options are still those with which the page was opened. */
  isAsOpened: boolean;
  /** Selections and histories of the editors. */
  editors: EditorMemory;
}

/** Actions that add previous work, bring it back or delete it. */
interface PreviousWorkActions {
  /** Deletes a contract. It becomes previous work, unless it is empty. */
  removeFile: (file: WorkbenchFile) => void;
  bringBack: (work: StoredWork) => void;
  /** Deletes an entry of previous work. */
  deletePrevious: (work: StoredWork) => void;
}

/** Holds the reader's work, starting with `boot`, and provides the actions on it. */
export function useWorkbenchSession(boot: Boot): WorkbenchSession {
  const [editors] = useState<EditorMemory>(() => new Map());
  const previousWork = usePreviousWork();
  const readerWork = useReaderWork(boot);
  const replacers = createReplacers(readerWork);

  return {
    ...{ ...readerWork, ...replacers, previousWork, editors },
    ...createPreviousWorkActions(readerWork, replacers),
    firstOutput: boot.output,
    isAsOpened: readerWork.state === boot.state,
    undoableAction: readerWork.undoStack[0]?.text,
    undo() {
      undo(readerWork, replacers);
    },
    offerUndo(sentence) {
      readerWork.addUndo(createStateUndo(sentence, readerWork.readState()));
    },
  };
}

function undo({ store, undoStack, setUndoStack, setMode, setNotice }: ReaderWork, replacers: Replacers): void {
  const [last, ...earlier] = undoStack;
  if (last === undefined) return;
  last.restore(replacers);
  setUndoStack(earlier);
  if (last.mode !== undefined) setMode(last.mode);
  setNotice(describeDropped(store));
}

function createPreviousWorkActions(
  readerWork: ReaderWork,
  { replaceState, replaceTexts, importFiles }: Replacers,
): PreviousWorkActions {
  const { store, state, dispatch, setMode, addUndo } = readerWork;
  return {
    removeFile(file) {
      const index = state.files.indexOf(file);
      if (file.text.trim() !== '') store.addPrevious(createStoredWork('file', [file]));
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
      const work = MODE_WORK.find(({ kind }) => kind === previous.kind);
      setMode(work?.mode ?? 'write');
      if (work !== undefined) {
        replaceTexts(work, work.fromFiles(previous.files), `Previous work replaced ${work.object}.`);
      } else if (previous.kind === 'file') importFiles(previous.files);
      else replaceState(fromStored(previous), 'Previous work replaced your contracts.');
    },
    deletePrevious(work) {
      removePreviousWork(({ id }) => id === work.id);
      for (const { text } of work.files) deleteText(text, readerWork);
      addUndo({
        text: `Deleted from previous work: ${listPaths(work.files)}.`,
        restore() {
          // Restores the entry as the newest one, because a full list would drop it again if it were the oldest.
          store.addPrevious({ ...work, at: Date.now() });
          for (const { text } of work.files) void restoreText(fromStoredText(text));
        },
      });
    },
  };
}

/**
 * Deletes long text, unless a mode still contains it. `deleteUnusedTexts` searches only stored values, so it would not
 * find text that the browser has not stored yet.
 */
function deleteText(text: string, { readTexts }: ReaderWork): void {
  const held = fromStoredText(text);
  const isUsed = MODE_WORK.some(({ mode }) => Object.values(readTexts(mode)).includes(text));
  if (typeof held !== 'string' && !isUsed) void deleteUnusedTexts(held);
}
