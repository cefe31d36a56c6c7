/** Build data for a service worker. It replaces `SETUP` in the worker's source. */
export interface WorkerSetup {
  /** Path below which the site is served, with slashes at both ends. */
  baseUrl: string;
  /** Hash of all entries in the manifest, so that browsers see a new worker for each release. */
  release: string;
  /** Addresses of the page about offline reading, which is the first, and of the files that it needs. */
  offlinePageFiles: string[];
  /** Hashes of the files with hashed names, by path. */
  hashes: Readonly<Record<string, string>>;
  /** Targets of redirecting pages, by the `toPageKey` of the redirecting page. */
  redirects: Readonly<Record<string, string>>;
}
