import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OfflineFile, OfflineFiles } from './OfflineFiles';
import { SEARCH_INDEX } from './places';

/** A page of the list, as the build knows it. */
export interface OfflinePage {
  /** Its own address, without a host. */
  path: string;
  title: string;
  /** What its file has when the build ends. */
  content: Buffer;
}

/** What pages show or load: hashed files, pictures, icons, their Markdown for the menu that copies it, and what the search asks. Social cards and what is for programs stay on the host. */
const PART_OF_PAGES = /^(?:assets\/.+|img\/(?!social\/).+|favicon\.\w+|manifest\.webmanifest|.+\.md)$/;

/** Compressing these again would make them larger. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|avif|webp)$/;

/** Near to what hosts that compress on the fly send. */
const QUALITY = 5;

/**
 * Lists what a device has to hold to show a built site without a connection.
 *
 * @param folder - of the build, absolute; all files but those of pages are final
 * @param baseUrl - path below which the site is served, with slashes at both ends
 * @param pages - those that are part of the documentation
 */
export function listOfflineFiles(folder: string, baseUrl: string, pages: readonly OfflinePage[]): OfflineFiles {
  let transferBytes = 0;
  const describe = (address: string, content: Buffer): OfflineFile => {
    transferBytes += measureTransfer(address, content);

    return { path: address, revision: hash(content), bytes: content.length };
  };
  const files = [
    ...pages.map(({ path: address, title, content }) => ({ ...describe(address, content), title })),
    ...listParts(folder).map((file) => describe(baseUrl + encodeURI(file), readFileSync(path.join(folder, file)))),
  ];

  return {
    release: hash(JSON.stringify(files)),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    transferBytes,
    files,
  };
}

function listParts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => PART_OF_PAGES.test(file) || file === SEARCH_INDEX)
    .sort();
}

function measureTransfer(address: string, content: Buffer): number {
  if (COMPRESSED.test(address)) return content.length;

  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
}

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
