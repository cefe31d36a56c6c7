import { strToU8, unzipSync, zipSync } from 'fflate';

/** What a file of the archive is. */
interface ZipSource {
  /** With `/` between folders. */
  path: string;
  text: string;
}

/**
 * Packs texts into a zip archive, as UTF-8.
 *
 * @param time when the files were made
 */
export function zipFiles(files: readonly ZipSource[], time: Date): Uint8Array<ArrayBuffer> {
  const zipped = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { mtime: time });
  // A copy whose buffer nobody shares, as `Blob` takes it.
  return new Uint8Array(zipped);
}

/** More than this many times the limit of one file is not unpacked: a few megabytes can unfold to gigabytes. */
const ARCHIVE_FACTOR = 10;

/** The files of a zip archive, but those that are larger than a limit in bytes. @throws Error where it is no archive, or unfolds to too much */
export async function unzipFiles(archive: Blob, limit: number): Promise<{ path: string; file: File }[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let total = 0;
  const entries = unzipSync(bytes, {
    filter({ originalSize }) {
      if (originalSize > limit) return false;
      total += originalSize;
      if (total > limit * ARCHIVE_FACTOR) throw new Error('The archive unfolds to too much.');
      return true;
    },
  });
  return Object.entries(entries).map(([path, content]) => ({ path, file: new File([new Uint8Array(content)], path) }));
}
