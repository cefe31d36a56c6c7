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
  // Copied, because the type of `Blob` requires an `ArrayBuffer`, and `zipSync` does not specify the kind of buffer.
  return new Uint8Array(zipped);
}

/**
 * Maximum unpacked size of an archive, as a multiple of the limit for one file. A few compressed megabytes can expand
 * to gigabytes.
 */
const ARCHIVE_FACTOR = 10;

/** Maximum number of files in an archive. A damaged archive can state any number. */
const ENTRY_LIMIT = 65_535;

/** Content of an archive. */
export interface UnzippedFiles {
  files: { path: string; file: File }[];
  /** Paths of the files that are larger than the limit. */
  tooLarge: string[];
}

/**
 * Unpacks a zip archive, without files larger than a limit in bytes.
 *
 * @returns the files, or the reason why the archive cannot be unpacked
 */
export function unzipFiles(archive: Uint8Array, limit: number): UnzippedFiles | 'damaged' | 'too large' {
  const tooLarge: string[] = [];
  let total = 0;
  let count = 0;
  const isAboveLimit = (): boolean => total > limit * ARCHIVE_FACTOR || count > ENTRY_LIMIT;
  try {
    const entries = unzipSync(archive, {
      filter({ name, size, originalSize }) {
        // Files that are not compressed can state any original size.
        const largest = Math.max(size, originalSize);
        count += 1;
        if (largest <= limit) total += largest;
        else tooLarge.push(name);
        if (isAboveLimit()) throw new Error('The archive unpacks to too much data.');
        return largest <= limit;
      },
    });
    const files = Object.entries(entries).map(([path, content]) => ({
      path,
      file: new File([new Uint8Array(content)], path),
    }));

    return { files, tooLarge };
  } catch {
    return isAboveLimit() ? 'too large' : 'damaged';
  }
}
