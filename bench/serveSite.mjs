import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listenOnFreePort } from '../tools/serve/listenOnFreePort.mjs';
import { REPOSITORY } from '../tools/support/paths.mjs';
import { Problem } from '../tools/support/Problem.mjs';

/**
 * @typedef {object} Site a built site and its server
 * @property {string} name column title in the table
 * @property {string} address origin without a slash at the end
 * @property {Traffic} traffic record of the server's responses
 * @property {(route: string) => string | undefined} locate returns the path of a page as the site's own links spell it, or undefined if the site lacks the page
 * @property {string} nextLink CSS selector of the link to the next page
 * @property {boolean} isOwn whether it is a build of our site, to which the selectors of our menu, tabs and search apply
 * @property {() => void} close stops the server
 */

/**
 * @typedef {object} Traffic
 * @property {SentBody[]} sent bodies of the responses since the beginning of the last visit
 * @property {number} openCount number of responses that have not ended
 * @property {number} lastEvent time at which a response last began or ended, milliseconds since the epoch
 */

/** @typedef {{kind: Kind, bytes: number}} SentBody compressed size of a body, without headers */
/** @typedef {(typeof KINDS)[number]} Kind */
/** @typedef {{status: number, body: Buffer, headers: Record<string, string>}} Response */

/** Kinds of transferred files. `worker` is everything that a service worker fetches, including its own script. */
export const KINDS = /** @type {const} */ (['documents', 'scripts', 'styles', 'fonts', 'images', 'worker']);

/** Folder for compressed files, peers and results, which are reused in the next run; not under version control. */
export const CACHE = path.join(REPOSITORY, '.cache', 'bench');

/** CSS selector of the link to the next page on our site, in the stock theme and in our own. */
export const NEXT_LINK = '.pagination-nav__link--next, main a[rel=next]';

/** Brotli quality. The highest is realistic, because a good static host compresses once, at deployment. */
const QUALITY = 11;

/** @type {Record<string, [kind: Kind, type: string]>} */
const TYPES = {
  '.html': ['documents', 'text/html; charset=utf-8'],
  '.js': ['scripts', 'text/javascript; charset=utf-8'],
  '.mjs': ['scripts', 'text/javascript; charset=utf-8'],
  '.wasm': ['scripts', 'application/wasm'],
  '.css': ['styles', 'text/css; charset=utf-8'],
  '.woff2': ['fonts', 'font/woff2'],
  '.svg': ['images', 'image/svg+xml'],
  '.png': ['images', 'image/png'],
  '.jpg': ['images', 'image/jpeg'],
  '.webp': ['images', 'image/webp'],
  '.ico': ['images', 'image/x-icon'],
  '.json': ['documents', 'application/json; charset=utf-8'],
  '.webmanifest': ['documents', 'application/manifest+json'],
  '.xml': ['documents', 'application/xml'],
  '.txt': ['documents', 'text/plain; charset=utf-8'],
};
/** Types that are already compressed, so brotli would not make them smaller. */
const COMPRESSED = ['.woff2', '.png', '.jpg', '.webp', '.ico'];
const compress = promisify(brotliCompress);

/**
 * Serves a built site as a good static host does: text files are compressed with brotli, and files with a hash in their
 * name are immutable. Compressed files are kept in memory, and in a folder for the next run.
 *
 * @param {string} root folder of the built site
 * @param {Pick<Site, 'name' | 'locate' | 'nextLink' | 'isOwn'>} description
 * @param {string} [cache] folder for compressed files
 * @returns {Promise<Site>}
 * @throws {Problem} if the folder contains no built site
 */
export async function serveSite(root, description, cache = path.join(CACHE, 'compressed')) {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Problem(`${root} contains no built site: build it with npm run build, or name another folder.`);
  }
  mkdirSync(cache, { recursive: true });
  /** @type {Map<string, Promise<Response>>} */
  const responses = new Map();
  /** @type {Traffic} */
  const traffic = { sent: [], openCount: 0, lastEvent: Date.now() };
  const server = await listenOnFreePort((request, response) => {
    Object.assign(traffic, { openCount: traffic.openCount + 1, lastEvent: Date.now() });
    response.once('close', () => Object.assign(traffic, { openCount: traffic.openCount - 1, lastEvent: Date.now() }));
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = findFile(root, decodeURIComponent(pathname));
    const prepared = responses.get(file) ?? createResponse(file, pathname, cache);
    responses.set(file, prepared);
    void prepared.then(({ status, body, headers }) => {
      traffic.sent.push({ kind: classifyFile(file, request.headers), bytes: body.length });
      response.writeHead(status, headers);
      response.end(body);
    });
  });

  return { ...description, ...server, traffic };
}

/**
 * @param {string} file
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 * @returns {Kind}
 */
function classifyFile(file, { referer = '', ...headers }) {
  if (headers['service-worker'] !== undefined || /\/sw\.js(\?|$)/.test(referer)) return 'worker';

  return TYPES[path.extname(file)]?.[0] ?? 'documents';
}

/**
 * @param {string} root
 * @param {string} pathname
 * @returns {string} file of the page, with or without a slash or `.html` at the end of its path; `404.html` if there is
 *   no such file
 */
function findFile(root, pathname) {
  const name = path.join(root, path.normalize(`/${pathname}`));
  const candidates = [name, `${name.replace(/\/$/, '')}.html`, path.join(name, 'index.html')];

  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? path.join(root, '404.html');
}

/**
 * @param {string} file
 * @param {string} pathname requested path
 * @param {string} cache
 * @returns {Promise<Response>}
 */
async function createResponse(file, pathname, cache) {
  const extension = path.extname(file);
  const source = existsSync(file) ? readFileSync(file) : Buffer.from('This page does not exist.\n');
  const hash = createHash('sha256').update(source).digest('hex');
  const isCompressed = COMPRESSED.includes(extension);
  const body = isCompressed ? source : await compressOnce(source, path.join(cache, `${hash}-${QUALITY}.br`));
  const isHashed = /^\/(assets|_astro)\//.test(pathname);

  return {
    status: path.basename(file) === '404.html' && !/^\/404(\.html)?$/.test(pathname) ? 404 : 200,
    body,
    headers: {
      'Content-Type': TYPES[extension]?.[1] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${hash.slice(0, 16)}"`,
      ...(isCompressed ? {} : { 'Content-Encoding': 'br' }),
    },
  };
}

/**
 * @param {Buffer} source
 * @param {string} stored path of the file for the result
 */
async function compressOnce(source, stored) {
  if (existsSync(stored)) return readFileSync(stored);
  const body = await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  writeFileSync(stored, body);

  return body;
}
