import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hashes names and contents of files, for the key of a result that they decide. `tools/support/hashSources.mjs` does the same for the whole site before anything is installed that could read TypeScript.
 *
 * @param root - what the names are seen from: the same files have the same hash in another place.
 * @param places - files, and folders with all that is in them except tests, below `root`.
 * @returns 64 hexadecimal digits.
 * @throws Error for a place that does not exist: without it, what it decides would be taken from an old result.
 */
export function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => listFiles(root, place))) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The files of a place, by their paths below `root` with slashes, in the same order on every file system. */
function listFiles(root: string, place: string): string[] {
  const absolute = path.join(root, place);
  if (!fs.existsSync(absolute)) {
    throw new Error(
      `${absolute} does not exist, but decides a result that is kept. If it has another name now, write that where hashFiles is asked for it.`,
    );
  }
  if (!fs.statSync(absolute).isDirectory()) return [place];
  return fs
    .readdirSync(absolute)
    .filter((name) => name !== '__tests__')
    .sort()
    .flatMap((name) => listFiles(root, path.posix.join(place, name)));
}
