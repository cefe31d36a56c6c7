import fs from 'node:fs';
import path from 'node:path';
import type { EmittedFile } from '../../lib/compiler';

const stubsFolder = path.join(__dirname, 'stubs');

/**
 * Reads stubs for libraries that are not installed here: the names that examples use, with the real signatures and
 * without an implementation. An example that compiles with stubs only proves that it matches these signatures.
 *
 * @param libraries - folders below `stubs/`.
 * @param ends - the endings of the files to read.
 */
export function readStubs(libraries: readonly string[], ends: readonly ('.java' | '.kt')[]): EmittedFile[] {
  return libraries.flatMap((library) => {
    const folder = path.join(stubsFolder, library);
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ends.some((end) => file.endsWith(end)))
      .map((file) => ({ path: file, text: fs.readFileSync(path.join(folder, file), 'utf8') }));
  });
}
