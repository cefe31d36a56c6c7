import { Inflate, strFromU8, strToU8, zipSync } from 'fflate';

/** A file to pack into an archive. */
export interface ZipSource {
  /** Path with `/` between folders. */
  path: string;
  text: string | Blob;
}

/** Content of a file, optionally with options for `zipSync`. */
type ZipContent = Parameters<typeof zipSync>[0][string];

/** Control characters, which programs that unpack archives may refuse. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/**
 * Packs files into a zip archive. Paths can come from storage or a link, so parts such as `..` are left out. A file
 * with the path of an earlier file gets a number. Strings are encoded as UTF-8. Blobs are not compressed, because that
 * would block the page.
 *
 * @param time - modification time of the files
 */
export async function zipFiles(files: readonly ZipSource[], time: Date): Promise<Uint8Array<ArrayBuffer>> {
  const entries = new Map<string, ZipContent>();
  for (const { path, text } of files) {
    const content: ZipContent =
      typeof text === 'string' ? strToU8(text) : [new Uint8Array(await text.arrayBuffer()), { level: 0 }];
    entries.set(createEntryPath(path, entries), content);
  }
  const zipped = zipSync(Object.fromEntries(entries), { mtime: time });
  // Copies the bytes, because the type of `Blob` requires an `ArrayBuffer`, and `zipSync` may use another kind.
  return new Uint8Array(zipped);
}

/** Returns a safe path for a file in an archive, which no other file has. */
function createEntryPath(path: string, taken: ReadonlyMap<string, unknown>): string {
  const parts = path.replaceAll(CONTROL_CHARACTERS, '-').split(/[/\\]/);
  const safe = parts.filter((part) => !['', '.', '..'].includes(part.trim())).join('/') || 'file';
  const [stem = '', extension = ''] = safe.split(/(?=\.[^./]*$)/);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? safe : `${stem}-${count}${extension}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * Maximum unpacked size of an archive, as a multiple of the limit for one file. A few compressed megabytes can expand
 * to gigabytes.
 */
const ARCHIVE_FACTOR = 10;

/** Flag of files whose names are UTF-8. */
const UTF_8_FLAG = 0x800;

/**
 * Number of packed bytes that are unpacked at once. They expand to 8 MB at most, so that a file that is larger than its
 * archive states does not block the page.
 */
const PACKED_PART_SIZE = 8000;

export interface UnzippedFiles {
  files: { path: string; file: File }[];
  /** Paths of the files that are larger than the limit. */
  tooLarge: string[];
}

/**
 * Unpacks a zip archive.
 *
 * @param limit - maximum size of a file in bytes; larger files are not unpacked
 * @returns the files; `unreadable` if the archive is damaged or encrypted, or uses an unknown compression method;
 *   `too large` if the files to unpack together exceed `ARCHIVE_FACTOR` times the limit
 */
export function unzipFiles(archive: Uint8Array, limit: number): UnzippedFiles | 'unreadable' | 'too large' {
  try {
    const entries = listEntries(archive);
    const small = entries.filter(({ size }) => size <= limit);
    const total = small.reduce((sum, { size }) => sum + size, 0);
    if (total > limit * ARCHIVE_FACTOR) return 'too large';
    return {
      files: small.map((entry) => ({ path: entry.path, file: new File([unpack(entry)], entry.path) })),
      tooLarge: entries.filter(({ size }) => size > limit).map(({ path }) => path),
    };
  } catch {
    return 'unreadable';
  }
}

interface ZipEntry {
  path: string;
  /** Content as stored in the archive, usually compressed. */
  packed: Uint8Array;
  isDeflated: boolean;
  /** Unpacked size in bytes, as the archive states it. */
  size: number;
}

/**
 * Lists the files of an archive. Of several files with the same path, lists only the last. The numbers in the code are
 * signatures, offsets and lengths of the zip format.
 *
 * @throws Error if the archive is damaged or uses an unknown compression method
 */
function listEntries(archive: Uint8Array): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  // Searches backwards for the record of 22 bytes at the end of the archive, because a comment of any length may follow
  // the record. `getUint32` throws an error if there is no such record.
  let end = archive.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const entries = new Map<string, ZipEntry>();
  let position = view.getUint32(end + 16, true);
  let total = 0;
  for (let count = view.getUint16(end + 8, true); count > 0; count -= 1) {
    const [flags, method] = [view.getUint16(position + 8, true), view.getUint16(position + 10, true)];
    const [packedSize, size] = [view.getUint32(position + 20, true), view.getUint32(position + 24, true)];
    const nameEnd = position + 46 + view.getUint16(position + 28, true);
    const header = view.getUint32(position + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (method !== 0 && method !== 8) throw new Error(`The archive uses the unknown compression method ${method}.`);
    const path = strFromU8(archive.subarray(position + 46, nameEnd), (flags & UTF_8_FLAG) === 0);
    entries.set(path, { path, packed: archive.subarray(start, start + packedSize), isDeflated: method === 8, size });
    // Files that share their content can expand to any amount of data.
    total += packedSize;
    if (total > archive.length) throw new Error('The files are larger than their archive.');
    position = nameEnd + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return [...entries.values()];
}

/**
 * Unpacks a file of an archive.
 *
 * @throws Error if the content is damaged, or does not have the stated size
 */
function unpack({ packed, isDeflated, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(size);
  let length = 0;
  const add = (part: Uint8Array): void => {
    // Throws an error if the content is larger than stated.
    content.set(part, length);
    length += part.length;
  };
  if (isDeflated) {
    const inflate = new Inflate(add);
    for (let start = 0; start < packed.length; start += PACKED_PART_SIZE) {
      const end = start + PACKED_PART_SIZE;
      inflate.push(packed.subarray(start, end), end >= packed.length);
    }
  } else add(packed);
  if (length < size) throw new Error('The content is shorter than the archive states.');
  return content;
}
