import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Examples } from '../../../lib/samples/examples';

/** Fixed date of all archived files, so that unchanged files produce the same bytes. Zip has no dates before 1980. */
const TIME = '1980-01-01T12:00:00';

/** Example files that an archive contains. */
export interface ArchivePart {
  /** A file below `examples/`, or a folder, which ends in `/`. */
  from: string;
  /** Folder in the archive, ending in `/`; by default the root. */
  to?: string;
}

/**
 * Packs example files into a zip archive, with the compiler version filled in, as pages show them. A file of a later
 * part replaces one of an earlier part that has the same path.
 *
 * @param name - name of the folder in the archive that contains all files
 * @throws SampleError if an example file or folder does not exist
 */
export function zipExamples(examples: Examples, parts: readonly ArchivePart[], name: string): Uint8Array {
  const files = parts.flatMap(({ from, to = '' }) =>
    examples.expand([from]).map((file) => {
      const target = path.posix.relative(from.endsWith('/') ? from : path.posix.dirname(from), file);
      return [`${name}/${to}${target}`, strToU8(`${examples.read(file)}\n`)] as const;
    }),
  );
  return zipSync(Object.fromEntries(files), { mtime: TIME });
}
