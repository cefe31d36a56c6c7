import { type DownloadNotice, downloadZip } from './downloadZip';
import { readHeldText } from './longTexts';
import { type FileText, listFeatures } from './readerTexts';
import type { ZipSource } from './zipFiles';

/** Texts that the page shows, by feature. They replace all texts that the feature itself would list. */
type ShownTexts = Readonly<Record<string, readonly FileText[]>>;

/**
 * Downloads everything that the reader has typed on this site.
 *
 * @param shown - texts by feature that the page shows and may not have stored yet
 * @returns a message if nothing was downloaded; otherwise undefined
 */
export function downloadFiles(shown?: ShownTexts): Promise<DownloadNotice | undefined> {
  return downloadZip('my-files', () => collectFiles(shown));
}

/**
 * Collects everything that the reader has typed, in all registered features. Leaves out empty texts. Several files may
 * have the same path.
 *
 * @throws Error if the code of a feature cannot be loaded
 */
export async function collectFiles(shown: ShownTexts = {}): Promise<ZipSource[]> {
  const files = await Promise.all(listFeatures().map(async ([feature, load]) => shown[feature] ?? (await load())()));
  return Promise.all(
    files
      .flat()
      .filter(({ text }) => typeof text !== 'string' || text.trim() !== '')
      .map(async ({ path, text }) => ({ path, text: await readHeldText(text) })),
  );
}
