import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { substituteVersion } from '../../../lib/samples/substituteVersion';

/** Archives have no dates of their own, so that a build without changes writes the same bytes. 1980 is the first year of the format. */
const TIME = '1980-01-01T12:00:00';

/**
 * Packs the text files of a folder of examples into a zip archive, in a folder of the same name as the archive, with the
 * versions that pages show.
 */
export async function zipFolder(folder: string, name: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const zipped: Record<string, Uint8Array> = {};
  for (const file of files.sort()) {
    const inside = path.relative(folder, file).replaceAll('\\', '/');
    zipped[`${name}/${inside}`] = strToU8(substituteVersion(await readFile(file, 'utf8')));
  }
  return zipSync(zipped, { mtime: TIME });
}
