import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';

/** @typedef {typeof import('../../lib/hosting/headersFile')} HeadersFile */

/**
 * Reads the header rules of a built site from its `_headers` file.
 *
 * @param {string} root absolute path of the built site
 * @returns {import('../../lib/hosting/headersFile').HeaderRule[]} empty if there is no such file
 */
export function readHeaderRules(root) {
  // This file must run in plain Node, so it loads the TypeScript module with jiti, as Docusaurus loads its plugins.
  const { HEADERS_FILE, parseHeadersFile } = /** @type {HeadersFile} */ (
    jiti(import.meta.filename)('../../lib/hosting/headersFile.ts')
  );
  const file = path.join(root, HEADERS_FILE);

  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}
