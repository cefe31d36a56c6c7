import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Searches all files of a built site for secrets.
 *
 * @param secrets - values by variable name
 * @returns a line for each secret in a file, with the name of the variable but not its value
 */
export function findLeaks(folder: string, secrets: ReadonlyMap<string, string>): string[] {
  if (secrets.size === 0) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  return entries.flatMap(({ name, parentPath }) => {
    const absolute = path.join(parentPath, name);
    const file = path.relative(folder, absolute).replaceAll('\\', '/');
    const content = readFileSync(absolute);

    return [...secrets]
      .filter(([, value]) => content.includes(value))
      .map(([variable]) => `${file} contains the value of ${variable}`);
  });
}
