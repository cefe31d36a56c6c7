import type { ShownWork } from './collectFiles';
import { downloadZip } from './downloadZip';

/** Downloads everything that the reader has typed on this site. @returns a sentence if the download failed */
export async function downloadFiles(shown?: ShownWork): ReturnType<typeof downloadZip> {
  // Loaded on demand.
  return downloadZip('my-files', async () => (await import('./collectFiles')).collectFiles(shown));
}
