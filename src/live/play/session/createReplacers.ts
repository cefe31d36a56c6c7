import { FILE_LIMIT, listPaths } from './fileNames';
import { type PlayDocument, toDocumentWork } from './document';
import { type Payload, toPayloadWork } from './payload';
import { hasUserContent } from './storedWork';
import type { StoredWork, PlayFile, PlayState } from './PlayState';
import type { Undo } from './Undo';
import type { PlayParts } from './usePlayParts';
import { toComparisonWork, type Versions } from './versions';

/**
 * Functions that replace the reader's work. The replaced work goes to the shelf. If a reason is given, as a sentence
 * for readers, the replacement can be undone.
 */
export interface Replacers {
  replaceState: (next: PlayState, reason?: string) => void;
  replaceDocument: (next: PlayDocument, reason?: string) => void;
  replaceVersions: (changed: Partial<Versions>, reason?: string) => void;
  replacePayload: (changed: Partial<Payload>, reason?: string) => void;
  /**
   * Adds contracts. One notice shows `problems`, which are sentences for readers, and the contracts for which there was
   * no room.
   */
  importFiles: (files: readonly Pick<PlayFile, 'path' | 'text'>[], problems?: readonly string[]) => void;
}

/** Creates the functions that replace work, for one rendering of the session. */
export function createReplacers(parts: PlayParts): Replacers {
  const { store, readState, dispatch, document, versions, payload, addUndo } = parts;
  const shelve = (work: StoredWork, former: Undo['former'], reason: string | undefined): void => {
    if (!hasUserContent(work)) return;
    store.shelve(work);
    if (reason !== undefined) addUndo({ text: reason, former });
  };

  return {
    replaceState(next, reason) {
      const former = readState();
      store.replace(next);
      dispatch({ kind: 'replace', state: next });
      if (reason !== undefined && hasUserContent(former)) {
        addUndo({ text: reason, former: { kind: 'contracts', state: former } });
      }
    },
    replaceDocument(next, reason) {
      const former = document.readLatest();
      document.change(next);
      if (next.text === former.text) return;
      shelve(toDocumentWork(former), { kind: 'document', document: former }, reason);
    },
    replaceVersions(changed, reason) {
      const former = versions.readLatest();
      versions.change(changed);
      shelve(toComparisonWork(former), { kind: 'comparison', versions: former }, reason);
    },
    replacePayload(changed, reason) {
      const former = payload.readLatest();
      payload.change(changed);
      shelve(toPayloadWork(former), { kind: 'payload', payload: former }, reason);
    },
    importFiles: createImporter(parts),
  };
}

function createImporter({ readState, dispatch, addUndo, setNotice }: PlayParts): Replacers['importFiles'] {
  return (files, problems = []) => {
    const former = readState();
    dispatch({ kind: 'import', sources: files });
    const { added, left } = findAdded(files, former, readState());
    if (added.length > 0) {
      addUndo({ text: `Added: ${listPaths(added)}.`, former: { kind: 'contracts', state: former } });
    }
    const sentences = [...problems];
    if (left.length > 0) {
      sentences.push(
        `There is room for ${FILE_LIMIT} contracts. Not added: ${listPaths(left)}. Delete others to make room for them.`,
      );
    }
    if (sentences.length > 0) setNotice({ text: sentences.join(' '), isFailure: true });
  };
}

/**
 * Lists the files that an import has added (`added`), and those for which there was no room (`left`). Files that
 * already existed are in neither list.
 */
function findAdded<Source extends Pick<PlayFile, 'path' | 'text'>>(
  sources: readonly Source[],
  former: PlayState,
  now: PlayState,
): { added: readonly PlayFile[]; left: readonly Source[] } {
  const formerIds = new Set(former.files.map(({ id }) => id));
  const kept = now.files.filter(({ id }) => formerIds.has(id));
  const added = now.files.filter(({ id }) => !formerIds.has(id));
  const fresh = sources.filter(({ path, text }) => !kept.some((file) => file.path === path && file.text === text));
  return { added, left: fresh.slice(added.length) };
}
