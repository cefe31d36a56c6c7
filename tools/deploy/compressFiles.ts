import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are texts; pictures and fonts are compressed already. */
const TEXT = /\.(?:css|ebnf|html|js|json|md|svg|txt|wasm|webmanifest|ws|xml|ico)$/;

/** Compressed at the same time: as many as zlib has threads. */
const LANES = 4;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Puts a compressed twin (`.br`, `.gz`) beside each text of a folder, provided that it is smaller.
 *
 * @param folder - absolute
 * @param quality - of brotli, 0 to 11; the highest takes seconds for a site of some megabytes
 * @returns how many files got twins
 */
export async function compressFiles(folder: string, quality: number): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const file of queue) await compressFile(path.join(folder, file), quality);
    }),
  );

  return files.length;
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const { atime, mtime } = statSync(file);
  for (const [extension, compressed] of [
    ['br', await compressWithBrotli(content, { params })],
    ['gz', await compressWithGzip(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const) {
    if (compressed.length >= content.length) continue;
    writeFileSync(`${file}.${extension}`, compressed);
    // It is the same document, so it changed at the same time.
    utimesSync(`${file}.${extension}`, atime, mtime);
  }
}
