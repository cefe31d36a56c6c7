import { strToU8, unzipSync, zipSync } from 'fflate';

/** A file to add to the archive. */
export interface ZipSource {
  /** Path with `/` between folders. */
  path: string;
  text: string | Blob;
}

/**
 * Packs files into a zip archive. Strings are encoded as UTF-8. Blobs are not compressed, because that would block the
 * page.
 *
 * @param time - modification time of the files
 */
export async function zipFiles(files: readonly ZipSource[], time: Date): Promise<Uint8Array<ArrayBuffer>> {
  const entries = files.map(async ({ path, text }): Promise<[string, Parameters<typeof zipSync>[0][string]]> =>
    typeof text === 'string' ? [path, strToU8(text)] : [path, [new Uint8Array(await text.arrayBuffer()), { level: 0 }]],
  );
  const zipped = zipSync(Object.fromEntries(await Promise.all(entries)), { mtime: time });
  // Copied into a buffer of its own, as `Blob` requires.
  return new Uint8Array(zipped);
}

/**
 * Maximum unpacked size of an archive, as a multiple of the limit for one file. A few compressed megabytes can expand
 * to gigabytes.
 */
const ARCHIVE_FACTOR = 10;

/**
 * Unpacks a zip archive, without files larger than a limit in bytes.
 *
 * @throws Error if the file is not an archive or unpacks to too much data
 */
export async function unzipFiles(archive: Blob, limit: number): Promise<{ path: string; file: File }[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let total = 0;
  const entries = unzipSync(bytes, {
    filter({ originalSize }) {
      if (originalSize > limit) return false;
      total += originalSize;
      if (total > limit * ARCHIVE_FACTOR) throw new Error('The archive unpacks to too much data.');
      return true;
    },
  });
  return Object.entries(entries).map(([path, content]) => ({ path, file: new File([new Uint8Array(content)], path) }));
}
