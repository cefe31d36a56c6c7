import { readHeldText } from './longTexts';
import { type FileText, listFeatures } from './readerTexts';
import type { ZipSource } from './zipFiles';

/**
 * Collects everything that the reader has typed on this site, in all registered features. Leaves out empty texts.
 *
 * @param shown - texts by feature, which replace those that the feature lists
 */
export async function collectFiles(shown: Readonly<Record<string, readonly FileText[]>> = {}): Promise<ZipSource[]> {
  const files = await Promise.all(listFeatures().map(async ([feature, load]) => shown[feature] ?? (await load())()));
  return Promise.all(
    files
      .flat()
      .filter(({ text }) => typeof text !== 'string' || text.trim() !== '')
      .map(async ({ path, text }) => ({ path, text: await readHeldText(text) })),
  );
}
