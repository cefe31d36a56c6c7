import { readdirSync } from 'node:fs';

/**
 * @param folder - absolute
 * @param ending - of their names, with its dot
 * @returns the paths below a folder of the files in it, and in folders in it, with slashes
 */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));
}
