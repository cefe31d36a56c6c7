import { fromStoredText, type HeldText } from '../../storage/longTexts';
import type { FileText } from '../../storage/readerTexts';
import { readText } from '../../storage/textStorage';
import { CONTRACTS_KEY, DOCUMENT_KEY, type StoredWork, PAYLOAD_KEYS, VERSION_KEYS } from './PlayState';
import { SHELF_KEY } from './shelf';
import { readStored } from './storedWork';

/** Current content of the workbench, which may not be saved yet. */
export interface CurrentWork {
  contracts: readonly FileText[];
  document: FileText;
  before: string;
  after: string;
  payload: string;
}

/**
 * Lists the reader's texts in the workbench, and previous work.
 *
 * @param shown - current content of the workbench; by default, the content that the browser has stored
 */
export function listTexts(shown: CurrentWork = readStoredWork()): FileText[] {
  const previous = readStored(readText(SHELF_KEY));
  const { unreadable } = readStored(readText(CONTRACTS_KEY));
  return [
    ...addFolder('contracts', shown.contracts),
    shown.document,
    { path: 'comparison/before.ws', text: shown.before },
    { path: 'comparison/after.ws', text: shown.after },
    { path: 'payload.json', text: shown.payload },
    ...previous.works.flatMap((work, index) => addFolder(`previous/${index + 1}-${work.kind}`, work.files.map(toHeld))),
    ...[...previous.unreadable, ...unreadable].map((entry, index) => ({
      path: `previous/unreadable-${index + 1}.json`,
      text: JSON.stringify(entry),
    })),
  ];
}

function readStoredWork(): CurrentWork {
  const [kept]: readonly (StoredWork | undefined)[] = readStored(readText(CONTRACTS_KEY)).works;
  return {
    contracts: kept?.files ?? [],
    document: toHeld({ path: 'document.txt', text: readText(DOCUMENT_KEY) ?? '' }),
    before: readText(VERSION_KEYS.before) ?? '',
    after: readText(VERSION_KEYS.after) ?? '',
    payload: readText(PAYLOAD_KEYS.text) ?? '',
  };
}

function toHeld({ path, text }: { path: string; text: string }): { path: string; text: HeldText } {
  return { path, text: fromStoredText(text) };
}

function addFolder(folder: string, files: readonly FileText[]): FileText[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
