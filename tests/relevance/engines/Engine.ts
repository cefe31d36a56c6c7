import { brotliCompressSync } from 'node:zlib';

/** A search engine with an index of the site. */
export interface Engine {
  name: string;
  /** Returns the addresses of the sections found, best first. */
  search: (query: string) => string[] | Promise<string[]>;
  /** Returns the Brotli bytes that a browser loads before its first result. Called after all queries. */
  measureDownload: () => number;
}

/** @returns size with brotli, or the size itself if the file is compressed already */
export function measureBytes(content: string | Uint8Array): number {
  return Math.min(brotliCompressSync(content).length, Buffer.byteLength(content));
}
