import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createIndex } from 'pagefind';
import { listenOnFreePort } from '../../tools/serve/listenOnFreePort.mjs';
import { ensureChromium } from '../../tools/support/ensureChromium.mjs';
import { Problem } from '../../tools/support/Problem.mjs';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';

/** @typedef {{query: string, urls: string[], ms: number}} Answer */
/** @typedef {{answers: Answer[], firstMs: number}} Asked `firstMs` is the time to the first answer, with all that is loaded for it */
/** @typedef {{init: () => Promise<void>, search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>}} Pagefind the script that it writes beside its index */
/** @typedef {{codeBytes: number, indexBytes: number}} Sizes of the scripts that were loaded, and of the whole index, with brotli */

const TYPES = /** @type {Record<string, string>} */ ({ '.js': 'text/javascript', '.wasm': 'application/wasm' });

/**
 * Pagefind searches in the browser and loads parts of its index as it goes, so it is measured there, over a local server.
 *
 * @param {readonly {path: string, html: string}[]} pages what is to be found
 * @param {readonly string[]} queries as the reader types them
 * @returns {Promise<Asked & Sizes>}
 * @throws {Problem} when there is no index
 */
export async function measurePagefind(pages, queries) {
  const { index, errors } = await createIndex({ rootSelector: 'main' });
  if (index === undefined) throw new Problem(`Pagefind makes no index: ${errors.join(' ')}`);
  for (const { path: url, html } of pages) await index.addHTMLFile({ url, content: html });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  /** @type {Set<string>} */
  const loaded = new Set();
  const server = await listenOnFreePort((request, response) => void answer(request, response, folder, loaded));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: QUIET_CHROMIUM });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}/`);
    const asked = await page.evaluate(askAll, [...queries]);

    return { ...asked, ...(await measureFiles(folder, [...loaded])) };
  } finally {
    await browser.close();
    server.close();
    await index.deleteIndex();
    await rm(folder, { recursive: true });
  }
}

/**
 * Serves a file, and notes it; in the place of a page an empty one.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {Set<string>} loaded
 */
async function answer(request, response, folder, loaded) {
  const file = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  try {
    const body = await readFile(file);
    loaded.add(file);
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response
      .writeHead(file.endsWith('/') ? 200 : 404, { 'content-type': 'text/html' })
      .end('<!doctype html><title>bench</title>');
  }
}

/**
 * Runs in the page.
 *
 * @param {string[]} queries
 * @returns {Promise<Asked>}
 */
async function askAll(queries) {
  const start = performance.now();
  const script = '/pagefind/pagefind.js';
  const pagefind = /** @type {Pagefind} */ (await import(script));
  await pagefind.init();
  const answers = [];
  let firstMs = Number.NaN;
  for (const query of queries) {
    const from = performance.now();
    const { results } = await pagefind.search(query);
    const urls = await Promise.all(results.slice(0, 5).map(async (result) => (await result.data()).url));
    const ms = performance.now() - from;
    if (answers.length === 0) firstMs = performance.now() - start;
    answers.push({ query, urls, ms });
  }

  return { answers, firstMs };
}

/**
 * @param {string} folder
 * @param {readonly string[]} loaded
 * @returns {Promise<Sizes>}
 */
async function measureFiles(folder, loaded) {
  const code = loaded.filter((file) => /\.js$|wasm/.test(path.basename(file)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const index = entries
    .filter((entry) => entry.isFile() && /pf_|fragment|index/.test(entry.name + entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !code.includes(file) && !/\.(css|js)$/.test(file));

  return { codeBytes: await sumSizes(code), indexBytes: await sumSizes(index) };
}

/** @param {readonly string[]} files */
async function sumSizes(files) {
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));

  return sizes.reduce((total, size) => total + size, 0);
}
