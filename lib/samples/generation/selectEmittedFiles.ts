import { posix } from 'node:path';
import type { EmittedFile } from '../../compiler/types';
import { fenceError } from '../SampleProblem';

const SHOW_ALL = 'all';

/**
 * Chooses which generated files a block shows.
 *
 * @param files - what the emitter wrote.
 * @param show - names of definitions or ends of paths; `all` for everything.
 * @param definitions - names of the block's own definitions, the default selection, in the order in which they are shown. Output that does not name its files
 *   after definitions (OpenAPI, Avro, Wirespec) is shown whole.
 * @throws SampleError when a name of `show` chooses nothing.
 */
export function selectEmittedFiles(
  files: readonly EmittedFile[],
  show: readonly string[],
  definitions: readonly string[],
): EmittedFile[] {
  if (show.includes(SHOW_ALL)) return [...files];
  if (show.length > 0) return show.flatMap((wanted) => requireEmittedFiles(files, wanted));

  const own = definitions.flatMap((definition) => findFiles(files, definition));
  return own.length > 0 ? own : [...files];
}

function requireEmittedFiles(files: readonly EmittedFile[], wanted: string): EmittedFile[] {
  const found = findFiles(files, wanted);
  if (found.length === 0) {
    throw fenceError(
      `no generated file belongs to "${wanted}"`,
      `Generated are: ${files.map(({ path }) => path).join(', ')}.`,
    );
  }
  return found;
}

function findFiles(files: readonly EmittedFile[], wanted: string): EmittedFile[] {
  const byPath = files.filter(({ path }) => path === wanted || path.endsWith(`/${wanted}`));
  if (byPath.length > 0) return byPath;
  return files.filter(({ path }) => fold(posix.basename(path, posix.extname(path))) === fold(wanted));
}

/** Emitters spell names in the manner of their language: `FindBooks` becomes `find_books` in Rust. */
function fold(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
