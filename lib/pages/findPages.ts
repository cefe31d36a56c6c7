import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** All HTML files of a built site, absolute, sorted. */
export async function findPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
