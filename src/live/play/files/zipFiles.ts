import { strToU8, zipSync } from 'fflate';

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
