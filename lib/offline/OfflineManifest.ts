/** Name of the manifest that lists all files of the documentation. */
export const OFFLINE_MANIFEST_FILE = 'offline-files.json';

/** A file in the manifest. */
export interface OfflineFile {
  /** Path of the file; for a page, its canonical path. */
  path: string;
  /** Hash of the content. */
  revision: string;
  /** Uncompressed size in bytes. */
  bytes: number;
  /** Title of a page; other files have none. */
  title?: string;
}

/** All files that a device needs to show the documentation offline. */
export interface OfflineManifest {
  /** Hash of all entries. */
  release: string;
  /** Total uncompressed size in bytes. */
  bytes: number;
  /** Approximate transfer size in bytes, with compression (brotli, quality 5). */
  transferBytes: number;
  files: OfflineFile[];
}
