import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Lists the source files in a folder of the repository, without tests, by their paths in the repository. */
export function listSources(folder: string): string[] {
  return readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('__tests__'));
}
