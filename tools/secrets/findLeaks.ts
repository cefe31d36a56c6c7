import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files/listFiles';

/**
 * Searches all files of a built site for secrets.
 *
 * @param secrets - values by variable name
 * @returns a line for each secret in a file, with the name of the variable but not its value
 */
export function findLeaks(folder: string, secrets: ReadonlyMap<string, string>): string[] {
  if (secrets.size === 0) return [];

  return listFiles(folder).flatMap((file) => {
    const content = readFileSync(path.join(folder, file));

    return [...secrets]
      .filter(([, value]) => content.includes(value))
      .map(([variable]) => `${file} contains the value of ${variable}`);
  });
}
