// Copies of files for the worker, which knows the hashes of the files in this release.
import { findCopy as findCopyWithHash, readPathname, storeCopy } from '../../../lib/offline/copies';
import { isGenuine } from '../../../lib/offline/isGenuine';
import { NON_HTML_FILE } from '../../../lib/html/nonHtmlFile';
import type { WorkerSetup } from './WorkerSetup';

declare const SETUP: WorkerSetup;

/** Finds the copy of a file like `lib/offline/copies.ts`, but also checks its hash. */
export function findCopy(cacheName: string, address: string): Promise<Response | undefined> {
  return findCopyWithHash(cacheName, address, findHash(address));
}

/**
 * Fetches files for a cache that must be complete.
 *
 * @throws Error if a response is not genuine, for example while a release is being deployed
 */
export async function fetchCopies(cacheName: string, addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address, { cache: NON_HTML_FILE.test(address) ? 'default' : 'no-cache' });
      if (!(await isGenuineCopy(response, address)))
        throw new Error(
          `The host sent another file in response to the request for ${address}. If this persists after the deployment, check the files on the host.`,
        );
      await storeCopy(cacheName, address, response);
    }),
  );
}

/** Returns whether a response matches its address. */
export function isGenuineCopy(response: Response, address: string): Promise<boolean> {
  return isGenuine(response, readPathname(address), findHash(address));
}

function findHash(address: string): string | undefined {
  return SETUP.hashes[readPathname(address)];
}
