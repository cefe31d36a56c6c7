import { useState } from 'react';
import type { EditorMemory } from '../../editor/createEditor';
import { deleteUnusedTexts, fromStoredText, holdText, restoreText } from '../../storage/longTexts';
import { createReplacers, type Replacers } from './createReplacers';
import { listPaths } from './fileNames';
import { EXAMPLES_UNLOADED } from './examples';
import { preserveFocus } from './focusEditor';
import { type Boot, openExample } from './bootPlay';
import { fromDocumentWork, type PlayDocument } from './document';
import { fromPayloadWork, type Payload } from './payload';
import { createStoredWork, fromStored } from './storedWork';
import { KINDS, type StoredWork, type PlayFile } from './PlayState';
import { removeFromShelf, useShelf } from './shelf';
import { describeDropped, type PlayParts, usePlayParts } from './usePlayParts';
import { fromComparisonWork, type Versions } from './versions';

/** The reader's work in the workbench, and the actions on it. */
export interface PlaySession
  extends
    Pick<PlayParts, 'mode' | 'setMode' | 'state' | 'dispatch' | 'notice' | 'setNotice'>,
    Pick<Replacers, 'importFiles' | 'replaceVersions'>,
    DocumentActions,
    Removals {
  document: PlayDocument;
  changeDocument: (document: PlayDocument) => void;
  versions: Versions;
  changeVersions: (changed: Partial<Versions>) => void;
  payload: Payload;
  changePayload: (changed: Partial<Payload>) => void;
  openPayload: (text: string) => void;
  showExample: (paths: readonly string[]) => Promise<void>;
  /** A sentence that describes the last action that can be undone. */
  undoable: string | undefined;
  undo: () => void;
  /** Offers to undo an action, which the sentence describes. To call before the action changes contracts. */
  offerReturn: (sentence: string) => void;
  /** Previous work, newest first. */
  shelf: readonly StoredWork[];
  /** The generated file that the address requests. */
  firstOutput: string | undefined;
  /** Selections and histories of the editors. */
  editors: EditorMemory;
}

interface DocumentActions {
  openDocument: (document: PlayDocument) => void;
  /** Replaces the document with pasted text. */
  pasteDocument: (text: string) => Promise<void>;
  closeDocument: () => void;
}

interface Removals {
  removeFile: (file: PlayFile) => void;
  bringBack: (work: StoredWork) => void;
  deletePrevious: (work: StoredWork) => void;
}

/** Holds the work of the reader, starting with `boot`, and provides the actions on it. */
export function usePlaySession(boot: Boot): PlaySession {
  const [editors] = useState<EditorMemory>(() => new Map());
  const shelf = useShelf();
  const parts = usePlayParts(boot);
  const replacers = createReplacers(parts);
  const { mode, setMode, state, dispatch, notice, setNotice, document, versions, payload, undoStack } = parts;
  const { importFiles, replaceVersions, replaceState } = replacers;

  return {
    ...{ mode, setMode, state, dispatch, notice, setNotice, importFiles, replaceVersions, shelf, editors },
    ...createRemovals(parts, replacers),
    ...createDocumentActions(replacers),
    document: document.value,
    changeDocument: document.change,
    versions: versions.value,
    changeVersions: versions.change,
    payload: payload.value,
    changePayload: payload.change,
    openPayload(text) {
      replacers.replacePayload({ text }, 'The opened file replaced your JSON.');
    },
    async showExample(paths) {
      const next = await openExample(paths, state.options).catch(() => undefined);
      if (next === undefined) setNotice({ text: EXAMPLES_UNLOADED, isFailure: true });
      else replaceState(next, 'The example replaced your contracts.');
    },
    firstOutput: boot.output,
    undoable: undoStack[0]?.text,
    undo() {
      undo(parts, replacers);
    },
    offerReturn(sentence) {
      parts.addUndo({ text: sentence, former: { kind: 'contracts', state: parts.readState() } });
    },
  };
}

function undo({ store, undoStack, setUndoStack, setMode, dispatch, setNotice }: PlayParts, replacers: Replacers): void {
  const [last, ...earlier] = undoStack;
  if (last === undefined) return;
  const { former } = last;
  if (former.kind === 'contracts') replacers.replaceState(former.state);
  else if (former.kind === 'file') dispatch({ ...former, kind: 'restore' });
  else if (former.kind === 'document') replacers.replaceDocument(former.document);
  else if (former.kind === 'comparison') replacers.replaceVersions(former.versions);
  else if (former.kind === 'payload') replacers.replacePayload(former.payload);
  else {
    // Restores the entry as the newest one, because a full shelf would drop it again if it were the oldest.
    store.shelve({ ...former.work, at: Date.now() });
    for (const { text } of former.work.files) void restoreText(fromStoredText(text));
  }
  setUndoStack(earlier);
  if (former.kind !== 'previous') setMode(KINDS[former.kind].mode);
  setNotice(describeDropped(store));
}

function createDocumentActions({ replaceDocument }: Replacers): DocumentActions {
  return {
    openDocument(next) {
      replaceDocument(next, 'The opened document replaced another one.');
      if (typeof next.text !== 'string') void deleteUnusedTexts();
    },
    async pasteDocument(text) {
      const held = await holdText(text);
      // Preserves the focus, because the replacement may remove the focused editor or preview.
      preserveFocus(() => {
        replaceDocument({ text: held }, 'The pasted document replaced another one.');
      });
    },
    closeDocument() {
      replaceDocument({ text: '' }, 'The document was closed.');
    },
  };
}

function createRemovals(
  { store, state, document, dispatch, setMode, addUndo }: PlayParts,
  replacers: Replacers,
): Removals {
  return {
    removeFile(file) {
      const index = state.files.indexOf(file);
      if (file.text.trim() !== '') store.shelve(createStoredWork('file', [file]));
      dispatch({ kind: 'remove', id: file.id });
      addUndo({ text: `${file.path} was deleted.`, former: { kind: 'file', file, index } });
    },
    bringBack(work) {
      setMode(KINDS[work.kind].mode);
      if (work.kind === 'contracts') replacers.replaceState(fromStored(work), 'Previous work replaced your contracts.');
      else if (work.kind === 'file') replacers.importFiles(work.files);
      else if (work.kind === 'document') {
        replacers.replaceDocument(fromDocumentWork(work), 'Previous work replaced your document.');
      } else if (work.kind === 'comparison') {
        replacers.replaceVersions(fromComparisonWork(work), 'Previous work replaced both versions.');
      } else replacers.replacePayload(fromPayloadWork(work), 'Previous work replaced your JSON.');
    },
    deletePrevious(work) {
      removeFromShelf(({ id }) => id === work.id);
      for (const { text } of work.files) {
        const held = fromStoredText(text);
        // The current document may use the same text, and its reference may not be stored yet.
        if (typeof held !== 'string' && held !== document.readLatest().text) {
          void deleteUnusedTexts(held);
        }
      }
      addUndo({ text: `Deleted from previous work: ${listPaths(work.files)}.`, former: { kind: 'previous', work } });
    },
  };
}
