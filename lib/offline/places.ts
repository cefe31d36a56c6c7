/** File of the service worker, beside the pages: its scope is the folder it is in. */
export const WORKER_FILE = 'sw.js';

/** Path of the page about reading offline, below the base URL. */
export const OFFLINE_PAGE = 'offline';

/** File of the index that answers searches inside the site, below the base URL. */
export const SEARCH_INDEX = 'search-index.json';

/** Header of a kept file: its revision in the list of files. */
export const KEPT_REVISION = 'x-kept-revision';

/** How much of what a reader has seen stays on the device, and how long. */
export const LIMITS = { pages: 80, assets: 200, files: 60, days: 60 } as const;

/** The caches of a site. */
export interface CacheNames {
  /** With this begin all the others. */
  prefix: string;
  /** Pages the reader has visited. */
  pages: string;
  /** Files with a hash in their name. */
  assets: string;
  /** Pictures and data, whose content may change. */
  files: string;
  /** The whole documentation, when the reader asked for it. */
  kept: string;
  /** With a release behind it: the page about reading offline, and what it needs. */
  shell: string;
}

/**
 * Names the caches of a site.
 *
 * @param baseUrl - path below which it is served; other sites of the same host have caches of their own
 */
export function nameCaches(baseUrl: string): CacheNames {
  const prefix = `wirespec ${baseUrl} `;

  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    files: `${prefix}files`,
    kept: `${prefix}kept`,
    shell: `${prefix}shell `,
  };
}
