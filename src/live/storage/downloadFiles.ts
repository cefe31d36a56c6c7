import type { collectFiles } from './collectFiles';
import { downloadZip } from './downloadZip';

/**
 * Downloads everything that the reader has typed on this site.
 *
 * @param shown - see `collectFiles`
 * @returns a message if the download failed
 */
export async function downloadFiles(...shown: Parameters<typeof collectFiles>): ReturnType<typeof downloadZip> {
  // Loads the module only when it is needed.
  return downloadZip('my-files', async () => (await import('./collectFiles')).collectFiles(...shown));
}
