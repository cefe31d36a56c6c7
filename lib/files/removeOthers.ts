import fs from 'node:fs';
import path from 'node:path';

/**
 * Empties a folder of all that is not asked for any more.
 *
 * @param folder - need not exist.
 * @param kept - names of the files and folders in it that stay.
 */
export function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!kept.has(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
