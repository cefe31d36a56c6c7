import { findBaseName } from './command-line/MemoryFiles';
import type { EmittedFile } from './types';

/** The word that asks for every file instead of naming some. */
export const SHOW_ALL = 'all';

/** The generated files that belong to a definition, or whose path ends in a given one. */
export function findEmittedFiles(files: readonly EmittedFile[], wanted: string): EmittedFile[] {
  const byPath = files.filter(({ path }) => path === wanted || path.endsWith(`/${wanted}`));
  if (byPath.length > 0) return byPath;
  return files.filter(
    ({ path }) => normalizeName(findBaseName(path).replace(/\.[^.]*$/, '')) === normalizeName(wanted),
  );
}

/**
 * Selects the generated files that belong to the given names; returns all files if there are none.
 *
 * @param show - names of definitions or ends of paths, or `all`.
 * @param definitions - names of definitions, wanted where `show` is empty.
 */
export function pickEmittedFiles(
  files: readonly EmittedFile[],
  show: readonly string[],
  definitions: readonly string[],
): EmittedFile[] {
  if (show.includes(SHOW_ALL)) return [...files];
  const own = (show.length > 0 ? show : definitions).flatMap((name) => findEmittedFiles(files, name));
  return own.length > 0 ? own : [...files];
}

/** Removes differences between the naming conventions of languages: `FindBooks` is `find_books` in Rust. */
function normalizeName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
