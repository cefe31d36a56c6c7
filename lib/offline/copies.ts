// The only module through which pages and the worker access the caches, except the strategies of Workbox. A copy that is
// not genuine is removed and counts as missing.
import { isGenuine } from './isGenuine';
import { isSavedCache, REVISION_HEADER } from './caches';

/** Options for cache lookups. A copy is found even if the request headers that its `Vary` header names differ. */
export const MATCH_OPTIONS = { ignoreVary: true };

/**
 * Finds the copy of a file in a cache.
 *
 * @param address - path, or absolute URL
 * @param hash - expected hash of the content, if it is known
 * @returns undefined if there is no copy, or if it is not genuine; such a copy is removed
 */
export async function findCopy(cacheName: string, address: string, hash?: string): Promise<Response | undefined> {
  const copy = await caches.match(address, { cacheName, ...MATCH_OPTIONS });
  if (copy === undefined) return undefined;
  // The page stores a revision with each file of the saved documentation. On any other copy, the header with this name
  // comes from the host and proves nothing.
  const revision = isSavedCache(cacheName) ? (copy.headers.get(REVISION_HEADER) ?? undefined) : undefined;
  if (await isGenuine(copy, readPathname(address), hash ?? revision)) return copy;
  await removeCopy(cacheName, address);

  return undefined;
}

/** Returns the path of an address. The base has no effect, because all addresses are paths or absolute URLs. */
export function readPathname(address: string): string {
  return new URL(address, 'https://site.invalid').pathname;
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

/**
 * Removes the caches whose names match a condition.
 *
 * @returns the names of the removed caches
 * @throws DOMException or another error if the browser does not allow the use of caches
 */
export async function removeCaches(isUnwanted: (name: string) => boolean): Promise<string[]> {
  const names = (await caches.keys()).filter(isUnwanted);
  await Promise.all(names.map((name) => caches.delete(name)));

  return names;
}

/**
 * Checks that the browser allows the use of caches.
 *
 * @throws DOMException or another error if it does not
 */
export async function assertCachesWork(): Promise<void> {
  await caches.keys();
}
