import { findEmittedFiles, pickEmittedFiles, SHOW_ALL } from '../../compiler/pickEmittedFiles';
import type { EmittedFile } from '../../compiler/types';
import { fenceError } from '../SampleProblem';

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
  if (!show.includes(SHOW_ALL) && show.length > 0) return show.flatMap((wanted) => requireEmittedFiles(files, wanted));
  return pickEmittedFiles(files, show, definitions);
}

function requireEmittedFiles(files: readonly EmittedFile[], wanted: string): EmittedFile[] {
  const found = findEmittedFiles(files, wanted);
  if (found.length === 0) {
    throw fenceError(
      `no generated file belongs to "${wanted}"`,
      `Generated are: ${files.map(({ path }) => path).join(', ')}.`,
    );
  }
  return found;
}
