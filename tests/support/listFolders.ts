import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Lists the folders in a folder of the repository, by their paths in it, without those that commands create. */
export function listFolders(parent: string): string[] {
  const ignored = readFileSync(path.join(REPOSITORY, '.gitignore'), 'utf8').split('\n');

  return readdirSync(path.join(REPOSITORY, parent), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !ignored.includes(`${name}/`))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name));
}
