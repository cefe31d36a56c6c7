import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';

/**
 * Hashes the names and contents of the files that determine a cached result, for its cache key.
 * `tools/support/hashSources.mjs` hashes the whole site. It cannot import this module, because it runs before
 * TypeScript can be loaded.
 *
 * @param root - folder to which names are relative, so that the hash is the same in every checkout
 * @param paths - files and folders, relative to `root`; folders are hashed with all their content except tests
 * @returns 64 hexadecimal digits
 * @throws Error for a missing file or folder, because the cached result could be outdated
 */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((name) => listHashedFiles(root, name))) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Lists the files below a path, which may itself be a file, as paths relative to `root`, with slashes. Omits tests.
 *
 * @throws Error for a missing path
 */
function listHashedFiles(root: string, relativePath: string): string[] {
  const absolute = path.join(root, relativePath);
  if (!fs.existsSync(absolute)) {
    throw new Error(
      `${absolute} does not exist, but a cache key depends on it. If it was renamed or moved, update the path in the call to hashFiles.`,
    );
  }
  if (!fs.statSync(absolute).isDirectory()) return [relativePath];
  return listFiles(absolute)
    .filter((name) => !name.split('/').includes('__tests__'))
    .map((name) => path.posix.join(relativePath, name));
}
