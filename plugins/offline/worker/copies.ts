// The only worker module that uses the global `caches` itself. A copy that is not genuine is removed and counts as
// missing.
import { isGenuine } from '../../../lib/offline/isGenuine';
import { nameCaches, REVISION_HEADER } from '../../../lib/offline/caches';
import { NON_HTML_FILE } from '../../../lib/html/nonHtmlFile';
import type { WorkerSetup } from './WorkerSetup';

/** Part of the service worker's scope. The types of tests do not include `ServiceWorkerGlobalScope`. */
declare const self: { readonly location: { readonly href: string } };
declare const SETUP: WorkerSetup;

/** Options for cache lookups. A copy is found even if the request headers that its `Vary` header names differ. */
export const MATCH_OPTIONS = { ignoreVary: true };

/**
 * Finds the copy of a file in a cache.
 *
 * @returns undefined if there is no copy, or if it is not genuine; such a copy is removed
 */
export async function findCopy(cacheName: string, address: string): Promise<Response | undefined> {
  const copy = await caches.match(address, { cacheName, ...MATCH_OPTIONS });
  if (copy === undefined || (await isGenuineCopy(copy, address, readRevision(copy, cacheName)))) return copy;
  await removeCopy(cacheName, address);

  return undefined;
}

/**
 * Fetches files for a cache that must be complete.
 *
 * @throws Error if a response is not genuine, for example while a release is being deployed
 */
export async function fetchCopies(cacheName: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address, { cache: NON_HTML_FILE.test(address) ? 'default' : 'no-cache' });
      if (!(await isGenuineCopy(response, address)))
        throw new Error(
          `The host sent another file in response to the request for ${address}. If this persists after the deployment, check the files on the host.`,
        );
      await cache.put(address, response);
    }),
  );
}

/**
 * Removes the caches whose names match a condition.
 *
 * @returns the names of the removed caches
 */
export async function removeCaches(isUnwanted: (name: string) => boolean): Promise<string[]> {
  const names = (await caches.keys()).filter(isUnwanted);
  await Promise.all(names.map((name) => caches.delete(name)));

  return names;
}

/** Removes the copy of a file from a cache, if there is one. */
export async function removeCopy(cacheName: string, address: string): Promise<void> {
  await (await caches.open(cacheName)).delete(address, MATCH_OPTIONS);
}

/**
 * Returns whether a response matches its address.
 *
 * @param revision - hash of a saved documentation file, for files without a hash in their name
 */
export function isGenuineCopy(response: Response, address: string, revision?: string): Promise<boolean> {
  const { pathname } = new URL(address, self.location.href);

  return isGenuine(response, pathname, SETUP.hashes[pathname] ?? revision);
}

/**
 * Reads the revision that the page has stored with a file of the saved documentation. On any other copy, the header
 * with this name comes from the host and proves nothing.
 */
function readRevision({ headers }: Response, cacheName: string): string | undefined {
  return cacheName === nameCaches(SETUP.baseUrl).saved ? (headers.get(REVISION_HEADER) ?? undefined) : undefined;
}
