import { fromStoredText, type HeldText } from '../../storage/longTexts';
import type { FileText } from '../../storage/readerTexts';
import { readText } from '../../storage/textStorage';
import { readStoredDocument } from './document';
import { type Payload, readStoredPayload, toPayloadWork } from './payload';
import { CONTRACTS_KEY, type StoredWork } from './PlayState';
import { SHELF_KEY } from './shelf';
import { readStored } from './storedWork';
import { readStoredVersions, toComparisonWork, type Versions } from './versions';

/** Current content of the workbench, which may not be saved yet. */
export interface CurrentWork {
  contracts: readonly FileText[];
  document: FileText;
  versions: Versions;
  payload: Pick<Payload, 'text'>;
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
    ...addFolder('comparison', toComparisonWork(shown.versions).files),
    ...toPayloadWork(shown.payload).files,
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
    document: { path: 'document.txt', text: readStoredDocument().text },
    versions: readStoredVersions(),
    payload: readStoredPayload(),
  };
}

function toHeld({ path, text }: { path: string; text: string }): { path: string; text: HeldText } {
  return { path, text: fromStoredText(text) };
}

function addFolder(folder: string, files: readonly FileText[]): FileText[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
