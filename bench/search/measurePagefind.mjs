import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { ensureChromium } from '../../tools/support/ensureChromium.mjs';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test');

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Pagefind searches in the browser and loads parts of its index as it goes, so it is measured there, over a local server.
 *
 * @param build folder of the built site
 * @param pages what is to be found, by path
 * @param queries as the reader types them
 */
export async function measurePagefind(build, pages, queries) {
  const { index } = await createIndex({ rootSelector: 'main' });
  for (const [url, html] of pages) await index.addHTMLFile({ url, content: html });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  const loaded = new Set();
  const server = createServer((request, response) => answer(request, response, folder, loaded));
  await new Promise((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: QUIET_CHROMIUM });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    const measured = await page.evaluate(askAll, queries);
    return { ...measured, ...(await measureFiles(folder, [...loaded])) };
  } finally {
    await browser.close();
    server.close();
    await index.deleteIndex();
    await rm(folder, { recursive: true });
  }
}

/** Serves a file, and notes it; in the place of a page an empty one. */
async function answer(request, response, folder, loaded) {
  const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
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

/** Runs in the page. */
async function askAll(queries) {
  const start = performance.now();
  const pagefind = await import('/pagefind/pagefind.js');
  await pagefind.init();
  const answers = [];
  let firstMs;
  for (const query of queries) {
    const from = performance.now();
    const { results } = await pagefind.search(query);
    const urls = await Promise.all(results.slice(0, 5).map(async (result) => (await result.data()).url));
    const ms = performance.now() - from;
    firstMs ??= performance.now() - start;
    answers.push({ query, urls, ms });
  }
  return { answers, firstMs };
}

/** @returns bytes of the scripts that were loaded, and of the whole index, with brotli */
async function measureFiles(folder, loaded) {
  const code = loaded.filter((file) => /\.js$|wasm/.test(path.basename(file)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const index = entries
    .filter((entry) => entry.isFile() && /pf_|fragment|index/.test(entry.name + entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !code.includes(file) && !/\.(css|js)$/.test(file));
  return { codeBytes: await sumSizes(code), indexBytes: await sumSizes(index) };
}

async function sumSizes(files) {
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return sizes.reduce((total, size) => total + size, 0);
}
