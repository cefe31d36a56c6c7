import { strToU8, zipSync } from 'fflate';
import type { Examples } from '../../../lib/samples/examples';

/** Fixed date of all archived files, so that unchanged files produce the same bytes. Zip has no dates before 1980. */
const TIME = '1980-01-01T12:00:00';

/**
 * Packs the example files of a folder into a zip archive, with the content that pages show. In the archive, they are in
 * a folder with the name of the archive.
 */
export function zipExamples(examples: Examples, folder: string, name: string): Uint8Array {
  const files = examples
    .expand([`${folder}/`])
    .map((file) => [name + file.slice(folder.length), strToU8(`${examples.read(file)}\n`)] as const);
  return zipSync(Object.fromEntries(files), { mtime: TIME });
}
