import { downloadFiles } from '../../storage/downloadFiles';
import { nameFile } from './document';
import { listTexts } from './listTexts';
import type { PlaySession } from './usePlaySession';

/** Downloads everything that the reader has typed on this site, including the current content of the workbench. */
export function downloadWork({ state, document, versions, payload }: PlaySession): ReturnType<typeof downloadFiles> {
  const texts = listTexts({
    contracts: state.files,
    document: { path: nameFile(document), text: document.text },
    versions,
    payload,
  });
  return downloadFiles({ playground: texts });
}
