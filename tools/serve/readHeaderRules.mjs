import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';

/** @typedef {typeof import('../../lib/hosting/headersFile')} HeadersFile */

/**
 * Reads the headers that a built site asks its host for.
 *
 * @param {string} root folder with the built site, absolute
 * @returns {import('../../lib/hosting/headersFile').HeaderRule[]} none for a site that asks for none
 */
export function readHeaderRules(root) {
  // Loaded as TypeScript, in the way in which the generator loads its plugins.
  const { HEADERS_FILE, parseHeadersFile } = /** @type {HeadersFile} */ (
    jiti(import.meta.filename)('../../lib/hosting/headersFile.ts')
  );
  const file = path.join(root, HEADERS_FILE);

  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}
