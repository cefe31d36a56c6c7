import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../files/listFiles';
import type { OfflineFile, OfflineManifest } from './OfflineManifest';
import { SEARCH_INDEX } from '../search/isIndexFile';

/** A page of the built site. */
export interface OfflinePage {
  /** Canonical path. */
  path: string;
  title: string;
  /** Final content of the page's file. */
  content: Buffer;
}

/**
 * Matches the paths of files that pages display or load, except the search index: hashed assets, images, icons, and
 * Markdown for the page menu. Social cards, machine-readable files and former releases of the compiler do not match.
 */
const ASSET_PATH =
  /^(?:assets\/(?!js\/former-compiler-).+|img\/(?!social\/).+|favicon\.\w+|manifest\.webmanifest|.+\.md)$/;

/** Matches the paths of files that are already compressed. */
const COMPRESSED_FILE = /\.(?:woff2|png|jpe?g|avif|webp)$/;

/** Brotli quality, similar to that of hosts that compress on the fly. */
const BROTLI_QUALITY = 5;

/**
 * Creates the manifest of the files that a device needs to show the built site offline: the pages in the given order,
 * then the other files sorted by path.
 *
 * @param folder - absolute path of the build folder, in which all files except pages are final
 * @param baseUrl - path under which the site is served, with slashes at both ends
 * @param pages - pages of the documentation
 */
export function createOfflineManifest(folder: string, baseUrl: string, pages: readonly OfflinePage[]): OfflineManifest {
  let transferBytes = 0;
  const createEntry = (address: string, content: Buffer): OfflineFile => {
    transferBytes += measureTransferSize(address, content);

    return { path: address, revision: computeRevision(content), bytes: content.length };
  };
  const files = [
    ...pages.map(({ path: address, title, content }) => ({ ...createEntry(address, content), title })),
    ...listFiles(folder)
      .filter((file) => ASSET_PATH.test(file) || file === SEARCH_INDEX)
      .map((file) => createEntry(baseUrl + encodeURI(file), readFileSync(path.join(folder, file)))),
  ];

  return {
    release: computeRevision(JSON.stringify(files)),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    transferBytes,
    files,
  };
}

function measureTransferSize(address: string, content: Buffer): number {
  if (COMPRESSED_FILE.test(address)) return content.length;

  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
}

/** Returns the same string as `computeRevision` in `isGenuine.ts`, which checks downloaded files in browsers. */
function computeRevision(content: Buffer | string): string {
  return hash('sha256', content).slice(0, 16);
}
