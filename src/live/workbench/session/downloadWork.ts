import { downloadFiles } from '../../storage/downloadFiles';
import { listWorkbenchTexts } from './listWorkbenchTexts';
import type { WorkbenchSession } from './useWorkbenchSession';

/** Downloads everything that the reader has typed on this site, including the current content of the workbench. */
export function downloadWork({ state, texts }: WorkbenchSession): ReturnType<typeof downloadFiles> {
  return downloadFiles({ workbench: listWorkbenchTexts({ contracts: state.files, texts }) });
}
