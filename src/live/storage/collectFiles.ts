import { listEdits } from '../edit/storedEdits';
import { readStored } from '../play/state/storedWork';
import { CONTRACTS_KEY, DOCUMENT_KEY, type StoredWork, PAYLOAD_KEYS, VERSION_KEYS } from '../play/state/PlayState';
import { SHELF_KEY } from '../play/state/shelf';
import { readProgress } from '../tour/progress';
import { readText } from './textStorage';

interface FileText {
  path: string;
  text: string;
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
export function collectFiles(shown: CurrentWork = readStoredWork()): FileText[] {
  const previous = readStored(readText(SHELF_KEY));
  const files = [
    ...addFolder('contracts', shown.contracts),
    shown.document,
    { path: 'comparison/before.ws', text: shown.before },
    { path: 'comparison/after.ws', text: shown.after },
    { path: 'payload.json', text: shown.payload },
    ...previous.works.flatMap((work, index) => addFolder(`previous/${index + 1}-${work.kind}`, work.files)),
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
  return files.filter(({ text }) => text.trim() !== '');
}

function readStoredWork(): CurrentWork {
  const [kept]: readonly (StoredWork | undefined)[] = readStored(readText(CONTRACTS_KEY)).works;
  return {
    contracts: kept?.files ?? [],
    document: { path: 'document.txt', text: readText(DOCUMENT_KEY) ?? '' },
    before: readText(VERSION_KEYS.before) ?? '',
    after: readText(VERSION_KEYS.after) ?? '',
    payload: readText(PAYLOAD_KEYS.text) ?? '',
  };
}

function addFolder(folder: string, files: readonly FileText[]): FileText[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
