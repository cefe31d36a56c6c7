import { strToU8, zipSync } from 'fflate';
import type { Examples } from '../../../lib/samples/examples';

/** Date of all files in an archive, so that unchanged files give the same bytes. The zip format starts in 1980. */
const TIME = '1980-01-01T12:00:00';

/**
 * Packs the example files of a folder into a zip archive. The files are as pages show them, in a folder with the name
 * of the archive.
 */
export function zipExamples(examples: Examples, folder: string, name: string): Uint8Array {
  const files = examples
    .expand([`${folder}/`])
    .map((file) => [name + file.slice(folder.length), strToU8(`${examples.read(file)}\n`)] as const);
  return zipSync(Object.fromEntries(files), { mtime: TIME });
}
