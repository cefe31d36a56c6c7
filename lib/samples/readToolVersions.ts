import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compilerVersion } from '../compiler';

const LIB_FOLDER = path.resolve(__dirname, '..');

/** Parts of `lib` that decide what a fence becomes. */
const PARTS = ['compiler', 'grammar', 'highlight', 'samples'];

/** Folders in them that do not: a view only shows what was found out. */
const OTHER_FOLDERS = ['__tests__', 'view'];

/**
 * One name for everything besides pages and examples that decides what a fence becomes: Node, the compiler, all installed packages as the lock file names them, and
 * our own sources. So neither an update nor an edit needs somebody to remember the cache.
 *
 * @param projectFolder - the folder with `package-lock.json`.
 * @returns 64 hexadecimal digits.
 */
export function readToolVersions(projectFolder: string): string {
  const hash = createHash('sha256').update(`${process.version} ${compilerVersion}\n`);
  const lockFile = path.join(projectFolder, 'package-lock.json');
  for (const file of [...(fs.existsSync(lockFile) ? [lockFile] : []), ...PARTS.flatMap(listSources)]) {
    hash.update(`${path.basename(file)}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function listSources(part: string): string[] {
  return fs
    .readdirSync(path.join(LIB_FOLDER, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !OTHER_FOLDERS.some((folder) => file.includes(`${path.sep}${folder}${path.sep}`)))
    .sort();
}
