import type { CurrentWork } from './collectFiles';
import { downloadZip } from './downloadZip';

/**
 * Downloads everything that the reader has typed on this site.
 *
 * @returns a message if the download failed
 */
export async function downloadFiles(shown?: CurrentWork): ReturnType<typeof downloadZip> {
  // Loads the module only when it is needed.
  return downloadZip('my-files', async () => (await import('./collectFiles')).collectFiles(shown));
}
