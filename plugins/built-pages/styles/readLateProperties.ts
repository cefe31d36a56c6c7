import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';
import { listReadProperties } from './listReadProperties';

/**
 * Reads the stylesheets that come with scripts. They are whole, but they read custom properties of the page's own stylesheet.
 *
 * @param folder - of the build, absolute
 * @param others - paths of the other stylesheets, below the folder
 * @returns the names of custom properties that they read, with their dashes
 */
export function readLateProperties(folder: string, others: ReadonlySet<string>): ReadonlySet<string> {
  const late = listFiles(folder, '.css').filter((file) => !others.has(file));
  return new Set(late.flatMap((file) => listReadProperties(readFileSync(path.join(folder, file), 'utf8'))));
}
