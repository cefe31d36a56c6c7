import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../lib/files/listFiles';
import { runConcurrently } from '../support/runConcurrently';

/** File names of types that compression makes smaller. Fonts and most images are already compressed. */
const COMPRESSIBLE = /\.(?:css|ebnf|html|js|json|md|svg|txt|wasm|webmanifest|ws|xml|ico)$/;

/** Number of files compressed at the same time; zlib uses the four threads of libuv's pool. */
const CONCURRENCY = 4;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Writes compressed copies (`.br`, `.gz`) of the compressible files in a folder. Omits copies that are not smaller.
 *
 * @param folder - absolute path
 * @param quality - brotli quality, 0 to 11; 11 takes seconds for a few megabytes
 * @returns the number of compressible files
 */
export async function compressFiles(folder: string, quality: number): Promise<number> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file));
  await runConcurrently(CONCURRENCY, files, (file) => compressFile(path.join(folder, file), quality));

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
    // nginx sends the modification time of the copy as `Last-Modified`, so the copy gets that of the original.
    utimesSync(`${file}.${extension}`, atime, mtime);
  }
}
