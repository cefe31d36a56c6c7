import type { ContractSource } from '@site/lib/compiler/types';
import { FILE_LIMIT, listPaths } from './fileNames';
import { completeTexts } from './ModeWork';
import { hasSource } from './reduceWorkbench';
import { hasUserContent } from './storedWork';
import type { WorkbenchState } from './WorkbenchState';
import { type Replacers, createStateUndo, createTextsUndo } from './Undo';
import type { ReaderWork } from './useReaderWork';

/** Creates the functions that replace the reader's work, from the state of one rendering. */
export function createReplacers(readerWork: ReaderWork): Replacers {
  const { store, readState, dispatch, readTexts, changeTexts, addUndo } = readerWork;
  return {
    replaceState(next, reason) {
      const former = readState();
      store.replace(next);
      dispatch({ kind: 'replace', state: next });
      if (reason !== undefined && hasUserContent(former)) addUndo(createStateUndo(reason, former));
    },
    replaceTexts(work, changed, reason) {
      const former = completeTexts(readTexts(work.mode), changed);
      changeTexts(work.mode, changed);
      const isAdded = store.addPreviousTexts(work, former, readTexts(work.mode));
      if (isAdded && reason !== undefined) addUndo(createTextsUndo(reason, work, former));
    },
    importFiles: createImporter(readerWork),
  };
}

function createImporter({ readState, dispatch, addUndo, setNotice }: ReaderWork): Replacers['importFiles'] {
  return (files, problems = []) => {
    const former = readState();
    dispatch({ kind: 'import', sources: files });
    const { added, skipped } = summarizeImport(files, former, readState());
    if (added.length > 0) addUndo(createStateUndo(`Added: ${listPaths(added)}.`, former));
    const sentences = [...problems];
    if (skipped.length > 0) {
      sentences.push(
        `There is room for ${FILE_LIMIT} contracts. Not added: ${listPaths(skipped)}. Delete others to make room for them.`,
      );
    }
    if (sentences.length > 0) setNotice({ text: sentences.join(' '), isFailure: true });
  };
}

/**
 * Lists the files that an import has added (`added`), and those for which there was no room (`skipped`). Files that
 * already existed are in neither list.
 */
function summarizeImport(
  sources: readonly ContractSource[],
  former: WorkbenchState,
  current: WorkbenchState,
): { added: readonly ContractSource[]; skipped: readonly ContractSource[] } {
  const formerIds = new Set(former.files.map(({ id }) => id));
  const kept = current.files.filter(({ id }) => formerIds.has(id));
  const added = current.files.filter(({ id }) => !formerIds.has(id));
  const newSources = sources.filter((source) => !hasSource({ files: kept }, source));
  return { added, skipped: newSources.slice(added.length) };
}
