import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listenOnFreePort } from '../../tools/serve/listenOnFreePort.mjs';

/** What a host that compresses once, when a site is published, would choose. The same for all sites. */
const QUALITY = 11;

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
});

/** Pictures and fonts are compressed already. */
const COMPRESSED = ['.woff2', '.png', '.jpg', '.webp', '.ico'];

const compress = promisify(brotliCompress);

/** @typedef {{body: Buffer, headers: Record<string, string>}} Answer */

/**
 * Serves a built site as a good static host would: everything compressed beforehand, files with a hash in their name kept forever.
 * What was compressed once stays in memory, and in a folder for the next run, so that answering costs next to nothing.
 *
 * @param {string} root folder of the built site, absolute
 * @param {string} cache folder for compressed files, absolute
 * @returns {ReturnType<typeof listenOnFreePort>}
 */
export function serveSite(root, cache) {
  mkdirSync(cache, { recursive: true });
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  return listenOnFreePort((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = findFile(root, decodeURIComponent(pathname));
    const answer = answers.get(file ?? '') ?? prepare(file ?? path.join(root, '404.html'), pathname, cache);
    answers.set(file ?? '', answer);
    void answer.then(({ headers, body }) => {
      response.writeHead(file === undefined ? 404 : 200, headers);
      response.end(body);
    });
  });
}

/**
 * @param {string} root
 * @param {string} pathname
 * @returns {string | undefined} absolute; a page is found with and without a slash or `.html` at its end
 */
function findFile(root, pathname) {
  const name = path.join(root, path.normalize(`/${pathname}`));
  const candidates = [name, `${name.replace(/\/$/, '')}.html`, path.join(name, 'index.html')];

  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * @param {string} file
 * @param {string} pathname as asked for
 * @param {string} cache
 * @returns {Promise<Answer>}
 */
async function prepare(file, pathname, cache) {
  const extension = path.extname(file);
  const source = existsSync(file) ? readFileSync(file) : Buffer.from('This page does not exist.\n');
  const isHashed = /^\/(assets|_astro)\//.test(pathname);
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(source).digest('hex').slice(0, 16)}"`,
  };
  if (COMPRESSED.includes(extension)) {
    return { body: source, headers: { ...headers, 'Content-Length': String(source.length) } };
  }
  const body = await compressOnce(source, cache);

  return { body, headers: { ...headers, 'Content-Encoding': 'br', 'Content-Length': String(body.length) } };
}

/**
 * @param {Buffer} source
 * @param {string} cache
 */
async function compressOnce(source, cache) {
  const stored = path.join(cache, `${createHash('sha256').update(source).digest('hex')}-${QUALITY}.br`);
  if (existsSync(stored)) return readFileSync(stored);
  const body = await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  writeFileSync(stored, body);

  return body;
}
