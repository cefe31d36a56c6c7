import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists all files below a folder.
 *
 * @param folder - absolute path
 * @returns paths relative to the folder, with slashes, sorted
 * @throws file system error for a missing folder
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
}
