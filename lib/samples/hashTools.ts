import { hash } from 'node:crypto';
import path from 'node:path';
import { compilerVersion } from '../compiler';
import { hashFiles } from '../files/hashFiles';

const LIB_FOLDER = path.resolve(__dirname, '..');

/** Subfolders of `lib` that determine the result of a fence. `cacheKeys.test.ts` compares them with their imports. */
export const RELEVANT_FOLDERS = ['compiler', 'errors', 'files', 'grammar', 'highlight', 'html', 'json', 'samples'];

/**
 * Hashes everything except pages and examples that determines the result of a fence: Node, the compiler, all locked
 * packages and our own sources. Therefore, cached results never need to be invalidated by hand.
 *
 * @param projectFolder - folder that contains `package-lock.json`
 * @param libFolder - folder of our own sources
 * @returns 64 hexadecimal digits
 */
export function hashTools(projectFolder: string, libFolder = LIB_FOLDER): string {
  const packages = hashFiles(projectFolder, ['package-lock.json']);
  const sources = hashFiles(libFolder, RELEVANT_FOLDERS);
  return hash('sha256', JSON.stringify([process.version, compilerVersion, packages, sources]));
}
