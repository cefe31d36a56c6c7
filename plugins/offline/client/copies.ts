// The only module through which pages access the site's caches.
import { BASE_PATH } from '@site/src/client/navigation/site';
import { isGenuine } from '../../../lib/offline/isGenuine';
import { REVISION_HEADER, nameCaches } from '../../../lib/offline/caches';

/** Options for cache lookups. A copy is found even if the request headers that its `Vary` header names differ. */
const MATCH_OPTIONS = { ignoreVary: true };

/** Names of the site's caches. */
export const CACHE_NAMES = nameCaches(BASE_PATH);

/**
 * Finds the copy of a file in a cache.
 *
 * @returns undefined if there is no copy, or if it is not genuine (`isGenuine`); such a copy is removed
 */
export async function findCopy(cacheName: string, address: string): Promise<Response | undefined> {
  const copy = await caches.match(address, { cacheName, ...MATCH_OPTIONS });
  if (copy === undefined) return undefined;
  const { pathname } = new URL(address, window.location.href);
  // The page stores a revision with each file of the saved documentation. On any other copy, the header with this name
  // comes from the host and proves nothing.
  const revision = cacheName === CACHE_NAMES.saved ? copy.headers.get(REVISION_HEADER) : null;
  if (await isGenuine(copy, pathname, revision ?? undefined)) return copy;
  await removeCopy(cacheName, address);

  return undefined;
}

/**
 * Stores a file in a cache, and replaces its previous copy.
 *
 * @throws DOMException if there is not enough space
 */
export async function storeCopy(cacheName: string, address: string, copy: Response): Promise<void> {
  await (await caches.open(cacheName)).put(address, copy);
}

/** Lists the absolute URLs of the files in a cache; empty if the cache does not exist. */
export async function listCachedAddresses(cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return [];

  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

/** Removes the copy of a file from a cache, if there is one. */
export async function removeCopy(cacheName: string, address: string): Promise<void> {
  await (await caches.open(cacheName)).delete(address, MATCH_OPTIONS);
}

/** Removes a cache with all its files, if it exists. */
export async function removeCache(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
}

/**
 * Checks that the browser allows the use of caches.
 *
 * @throws DOMException or another error if it does not
 */
export async function assertCachesWork(): Promise<void> {
  await caches.keys();
}
