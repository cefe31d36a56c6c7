import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds an installed program.
 *
 * @param moreFolders - folders to search after those of `PATH`
 * @returns its path; undefined if no folder contains it
 */
export function findProgram(name: string, moreFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...moreFolders];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
