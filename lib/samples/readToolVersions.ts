import { createHash } from 'node:crypto';
import path from 'node:path';
import { compilerVersion } from '../compiler';
import { hashFiles } from '../files/hashFiles';

const LIB_FOLDER = path.resolve(__dirname, '..');

/** Parts of `lib` that decide what a fence becomes. */
const PARTS = ['compiler', 'grammar', 'highlight', 'samples'];

/**
 * One name for everything besides pages and examples that decides what a fence becomes: Node, the compiler, all installed packages as the lock file names them, and
 * our own sources. So neither an update nor an edit needs somebody to remember the cache.
 *
 * @param projectFolder - the folder with `package-lock.json`.
 * @param libFolder - holds our sources.
 * @returns 64 hexadecimal digits.
 */
export function readToolVersions(projectFolder: string, libFolder = LIB_FOLDER): string {
  const packages = hashFiles(projectFolder, ['package-lock.json']);
  const sources = hashFiles(libFolder, PARTS);
  return createHash('sha256')
    .update(JSON.stringify([process.version, compilerVersion, packages, sources]))
    .digest('hex');
}
