import { fromStoredText } from '../../storage/longTexts';
import type { FileText } from '../../storage/readerTexts';
import { readText } from '../../storage/textStorage';
import { MODE_WORK, readStoredTexts } from './modes';
import type { ModeTexts } from './ModeWork';
import { CONTRACTS_KEY, type StoredWork } from './WorkbenchState';
import { PREVIOUS_WORK_KEY } from './previousWork';
import { readStored } from './storedWork';

/** Current content of the workbench, which may not be saved yet. */
export interface CurrentWork {
  contracts: readonly FileText[];
  texts: ModeTexts;
}

/**
 * Lists the reader's texts in the workbench, including previous work, by their paths in a download.
 *
 * @param shown - current content of the workbench; by default, the content that the browser has stored
 */
export function listWorkbenchTexts(shown: CurrentWork = readStoredWork()): FileText[] {
  const previous = readStored(readText(PREVIOUS_WORK_KEY));
  const { unreadable } = readStored(readText(CONTRACTS_KEY));
  return [
    ...addFolder('contracts', shown.contracts),
    ...MODE_WORK.flatMap(({ mode, kind, toFiles }) => {
      const files = toFiles(shown.texts[mode]).map(toFileText);
      return files.length > 1 ? addFolder(kind, files) : files;
    }),
    ...previous.readable.flatMap((work, index) =>
      addFolder(`previous/${index + 1}-${work.kind}`, work.files.map(toFileText)),
    ),
    ...[...previous.unreadable, ...unreadable].map((entry, index) => ({
      path: `previous/unreadable-${index + 1}.json`,
      text: JSON.stringify(entry),
    })),
  ];
}

function readStoredWork(): CurrentWork {
  const [contracts]: readonly (StoredWork | undefined)[] = readStored(readText(CONTRACTS_KEY)).readable;
  return { contracts: contracts?.files ?? [], texts: readStoredTexts() };
}

/** Converts a file of the `StoredWork` format to a file to download. */
export function toFileText({ path, text }: StoredWork['files'][number]): FileText {
  return { path, text: fromStoredText(text) };
}

function addFolder(folder: string, files: readonly FileText[]): FileText[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
