import fs from 'node:fs';
import path from 'node:path';

/**
 * Deletes the files and folders in a folder, except those with the given names.
 *
 * @param folder - absolute path; a missing folder is not an error
 * @param kept - names of files and folders to keep
 */
export function removeAllExcept(folder: string, kept: ReadonlySet<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!kept.has(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
