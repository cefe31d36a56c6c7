import { downloadFiles } from '../../storage/downloadFiles';
import { listTexts } from './listTexts';
import type { PlaySession } from './usePlaySession';
import type { PlayDocument } from './ReaderWork';

/** Downloads everything that the reader has typed on this site, including the current content of the workbench. */
export function downloadWork({ state, document, versions, payload }: PlaySession): ReturnType<typeof downloadFiles> {
  const texts = listTexts({
    contracts: state.files,
    document: { path: nameFile(document), text: document.text },
    ...versions,
    payload: payload.text,
  });
  return downloadFiles({ playground: texts });
}

/** Returns the name of the file for a document. */
export function nameFile({ path, text }: PlayDocument): string {
  const extension = /^\s*[[{]/.test(typeof text === 'string' ? text : text.start) ? 'json' : 'yaml';
  return path ?? `document.${extension}`;
}
