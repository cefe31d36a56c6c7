import { downloadFiles } from '../../storage/downloadFiles';
import { listTexts } from './listTexts';
import type { PlaySession } from './usePlaySession';

/** Downloads everything that the reader has typed on this site, including the current content of the workbench. */
export function downloadWork({ works, state, texts }: PlaySession): ReturnType<typeof downloadFiles> {
  return downloadFiles({ playground: listTexts(works, { contracts: state.files, texts }) });
}
