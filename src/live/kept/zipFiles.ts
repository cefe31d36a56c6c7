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

/** The files of a zip archive, but those that are larger than a limit in bytes. @throws Error where it is no archive */
export async function unzipFiles(archive: Blob, limit: number): Promise<{ path: string; file: File }[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= limit });
  return Object.entries(entries).map(([path, content]) => ({ path, file: new File([new Uint8Array(content)], path) }));
}
