import { listEdits } from '../edit/storedEdits';
import { readStored } from '../play/state/storedWork';
import { CONTRACTS_KEY, DOCUMENT_KEY, type StoredWork, PAYLOAD_KEYS, VERSION_KEYS } from '../play/state/PlayState';
import { SHELF_KEY } from '../play/state/shelf';
import { readProgress } from '../tour/progress';
import { fromStoredText, type HeldText, readHeldText } from './longTexts';
import { readText } from './textStorage';
import type { ZipSource } from './zipFiles';

interface FileText {
  path: string;
  text: HeldText;
}

/** Current content of the playground, which may not be saved yet. */
export interface CurrentWork {
  contracts: readonly FileText[];
  document: FileText;
  before: string;
  after: string;
  payload: string;
}

/**
 * Collects everything that the reader has typed on this site as files: in the playground, in blocks, and in the tour.
 *
 * @param shown - current content of the playground; by default, the content that the browser has stored
 */
export async function collectFiles(shown: CurrentWork = readStoredWork()): Promise<ZipSource[]> {
  const previous = readStored(readText(SHELF_KEY));
  const files = [
    ...addFolder('contracts', shown.contracts),
    shown.document,
    { path: 'comparison/before.ws', text: shown.before },
    { path: 'comparison/after.ws', text: shown.after },
    { path: 'payload.json', text: shown.payload },
    ...previous.works.flatMap((work, index) =>
      addFolder(
        `previous/${index + 1}-${work.kind}`,
        work.files.map(({ path, text }) => ({ path, text: fromStoredText(text) })),
      ),
    ),
    ...previous.unreadable.map((entry, index) => ({
      path: `previous/unreadable-${index + 1}.json`,
      text: JSON.stringify(entry),
    })),
    ...addFolder('pages', listEdits()),
    ...addFolder(
      'tour',
      Object.entries(readProgress().drafts).map(([lesson, text]) => ({ path: `${lesson}.ws`, text })),
    ),
  ];
  return Promise.all(
    files
      .filter(({ text }) => typeof text !== 'string' || text.trim() !== '')
      .map(async ({ path, text }) => ({ path, text: await readHeldText(text) })),
  );
}

function readStoredWork(): CurrentWork {
  const [kept]: readonly (StoredWork | undefined)[] = readStored(readText(CONTRACTS_KEY)).works;
  return {
    contracts: kept?.files ?? [],
    document: { path: 'document.txt', text: fromStoredText(readText(DOCUMENT_KEY) ?? '') },
    before: readText(VERSION_KEYS.before) ?? '',
    after: readText(VERSION_KEYS.after) ?? '',
    payload: readText(PAYLOAD_KEYS.text) ?? '',
  };
}

function addFolder(folder: string, files: readonly FileText[]): FileText[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
