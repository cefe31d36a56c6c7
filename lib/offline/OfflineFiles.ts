/** Name of the list of files that make up the whole documentation, beside the pages. */
export const OFFLINE_LIST = 'offline-files.json';

/** A file of the list. */
export interface OfflineFile {
  /** Address without a host; that of a page is its own, see `link rel="canonical"`. */
  path: string;
  /** Changes with the content of the file. */
  revision: string;
  /** Size on the device, uncompressed. */
  bytes: number;
  /** Of a page; other files have none. */
  title?: string;
}

/** Everything a device needs to show the documentation without a connection. */
export interface OfflineFiles {
  /** Changes when any of the files does. */
  release: string;
  /** Sum of the files' sizes on the device. */
  bytes: number;
  /** About what travels from a host that compresses (brotli, quality 5). */
  transferBytes: number;
  files: OfflineFile[];
}
