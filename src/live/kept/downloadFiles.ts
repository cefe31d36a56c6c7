import type { ShownWork } from './collectFiles';
import { downloadZip } from './downloadZip';

/** Has the browser save everything that the reader typed on this site. @returns a sentence where that went wrong */
export async function downloadFiles(shown?: ShownWork): ReturnType<typeof downloadZip> {
  // The code is loaded only when the reader downloads.
  return downloadZip('my-files', async () => (await import('./collectFiles')).collectFiles(shown));
}
