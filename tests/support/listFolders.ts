import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/**
 * Lists the subfolders of a folder in the repository. Omits hidden folders and those that `.gitignore` names.
 *
 * @param parent - path of the folder, relative to the repository
 * @returns paths relative to the repository
 */
export function listFolders(parent: string): string[] {
  const ignored = readFileSync(path.join(REPOSITORY, '.gitignore'), 'utf8').split('\n');

  return readdirSync(path.join(REPOSITORY, parent), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !ignored.includes(`${name}/`))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name));
}
