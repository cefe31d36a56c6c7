import { findBaseName } from './findBaseName';
import type { DefinitionKind } from './findDefinitions';
import type { EmittedFile } from './types';

/**
 * Folder of the generated files for each kind of definition. Two files with the same name in one folder overwrite each
 * other.
 */
export const EMITTED_FOLDERS: Readonly<Record<DefinitionKind, string>> = {
  type: 'model',
  enum: 'model',
  endpoint: 'endpoint',
  channel: 'channel',
};

/** Value of `show` that selects all files. */
export const SHOW_ALL = 'all';

/**
 * Returns the generated files whose path is `wanted`, or ends in `/` and `wanted`. If there are none, returns the files
 * that are named after the definition `wanted`, ignoring case and underscores.
 */
export function findEmittedFiles(files: readonly EmittedFile[], wanted: string): EmittedFile[] {
  const byPath = files.filter(({ path }) => path === wanted || path.endsWith(`/${wanted}`));
  if (byPath.length > 0) return byPath;
  return files.filter(
    ({ path }) => normalizeName(findBaseName(path).replace(/\.[^.]*$/, '')) === normalizeName(wanted),
  );
}

/**
 * Selects the generated files that belong to the given names.
 *
 * @param show - names of definitions, path suffixes, or `all`
 * @param definitions - names of definitions, which are used if `show` is empty
 * @returns the files in the order of the names; all files if none belongs to them
 */
export function pickEmittedFiles(
  files: readonly EmittedFile[],
  show: readonly string[],
  definitions: readonly string[],
): EmittedFile[] {
  if (show.includes(SHOW_ALL)) return [...files];
  const selected = (show.length > 0 ? show : definitions).flatMap((name) => findEmittedFiles(files, name));
  return selected.length > 0 ? selected : [...files];
}

/** Normalizes names across the naming conventions of languages: `FindBooks` is `find_books` in Rust. */
function normalizeName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
