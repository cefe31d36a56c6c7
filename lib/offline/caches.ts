/**
 * Name of the header that `plugins/offline` adds to cached responses. Its value is the revision of the file in the
 * manifest.
 */
export const REVISION_HEADER = 'x-kept-revision';

/** Limits of the caches: the maximum number of entries per cache, and the maximum age of an entry in days. */
export const CACHE_LIMITS = { pages: 80, assets: 200, files: 60, days: 60 } as const;

/** Last part of the cache name for the whole documentation. */
const SAVED_CACHE = 'kept';

/** Names of the site's caches. */
export interface CacheNames {
  /** Common prefix of the other names. */
  prefix: string;
  /** Cache of visited pages. */
  pages: string;
  /** Cache of files with a hash in their name. */
  assets: string;
  /** Cache of images and data whose content may change. */
  files: string;
  /** Cache of the whole documentation, filled on request. */
  saved: string;
  /** First part of the cache name for the page about offline reading and its files; a release follows. */
  offlinePage: string;
}

/**
 * Names the caches of a site. Do not change the names, because browsers have stored caches under them since earlier
 * releases.
 *
 * @param baseUrl - path under which the site is served, which separates it from other sites on the same origin
 */
export function nameCaches(baseUrl: string): CacheNames {
  const prefix = `wirespec ${baseUrl} `;

  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    files: `${prefix}files`,
    saved: prefix + SAVED_CACHE,
    offlinePage: `${prefix}shell `,
  };
}

/** Returns whether a name is that of the cache with the whole documentation, on any site. */
export function isSavedCache(name: string): boolean {
  return name.endsWith(` ${SAVED_CACHE}`);
}
