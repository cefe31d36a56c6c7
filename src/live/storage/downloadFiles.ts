import type { collectFiles } from './collectFiles';
import { downloadZip } from './downloadZip';

/**
 * Downloads everything that the reader has typed on this site.
 *
 * @param shown - see `collectFiles`
 * @returns a message if nothing was downloaded
 */
export async function downloadFiles(...shown: Parameters<typeof collectFiles>): ReturnType<typeof downloadZip> {
  return downloadZip('my-files', async () => (await import('./collectFiles')).collectFiles(...shown));
}
