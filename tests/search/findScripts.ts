import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Finds the scripts of a built site that contain a string, as absolute paths. */
export function findScripts(site: string, text: string): string[] {
  const folder = path.join(site, 'assets', 'js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
}
