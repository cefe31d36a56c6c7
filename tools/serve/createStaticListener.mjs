import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import serveHandler from 'serve-handler';
import jiti from 'jiti';

const YEAR_SECONDS = 31_536_000;

/**
 * Creates a listener that serves a built site like a plain static host. `/docs/ide` and `/docs/ide/` both return the
 * page, folders are not listed, and unknown paths get `404.html` with status 404. Files below `/assets/` are immutable,
 * because their names contain a hash. All other files are revalidated by ETag. The headers from the site's `_headers`
 * file are sent, too. A request with a method other than GET and HEAD gets status 405.
 *
 * @param {string} root absolute path of the built site
 * @returns {import('node:http').RequestListener}
 */
export function createStaticListener(root) {
  const rules = readHeaderRules(root).map(({ path: source, headers }) => ({
    source: source.replace(/\*$/, '**').replace(/^\//, ''),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This server supports only GET and HEAD.\n');

      return;
    }
    const config = {
      public: root,
      // `cleanUrls` redirects paths that end in `.html`. If a file really has that name, it is served instead.
      cleanUrls: !isHtmlFile(root, request.url ?? '/'),
      directoryListing: false,
      etag: true,
      headers: [
        { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        {
          source: 'assets/**',
          headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR_SECONDS}, immutable` }],
        },
        ...rules,
      ],
    };
    void serveHandler(request, response, config, {
      // Another build may delete a file after it was found and before it is read. Such an error ends only the response,
      // not the server.
      createReadStream: (file, options) =>
        createReadStream(file, options).on('error', () => {
          response.destroy();
        }),
      // The package's types describe a function with a callback, but the package awaits the result.
      lstat: /** @type {typeof import('node:fs').lstat} */ (/** @type {unknown} */ (lookUp)),
    });
  };
}

/**
 * Looks up a file. Reports every failure as a missing file, because the file system reports other errors for names with
 * null bytes and for very long names.
 *
 * @param {import('node:fs').PathLike} file
 * @throws {Error} with the code `ENOENT`
 */
async function lookUp(file) {
  try {
    return await lstat(file);
  } catch {
    throw Object.assign(new Error(`${String(file)} does not exist.`), { code: 'ENOENT' });
  }
}

/**
 * @param {string} root
 * @param {string} url requested path and query
 */
function isHtmlFile(root, url) {
  const [pathname = '/'] = url.split('?', 1);
  if (!pathname.endsWith('.html')) {
    return false;
  }
  try {
    const file = path.join(root, decodeURIComponent(pathname));

    return existsSync(file) && statSync(file).isFile();
  } catch {
    // The path cannot be decoded, so the handler responds with status 400.
    return false;
  }
}

/** @typedef {typeof import('../../lib/hosting/headersFile')} HeadersFile */

/**
 * Reads the header rules of a built site from its `_headers` file.
 *
 * @param {string} root absolute path of the built site
 * @returns {import('../../lib/hosting/headersFile').HeaderRule[]} empty if there is no such file
 */
function readHeaderRules(root) {
  // This file must run in plain Node, so it loads the TypeScript module with jiti, which Docusaurus uses for plugins.
  const { HEADERS_FILE, parseHeadersFile } = /** @type {HeadersFile} */ (
    jiti(fileURLToPath(import.meta.url))('../../lib/hosting/headersFile.ts')
  );
  const file = path.join(root, HEADERS_FILE);

  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}
