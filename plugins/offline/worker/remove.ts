// Worker for sites with offline reading switched off. It removes the installed worker and everything that it has
// cached.
import { CacheExpiration } from 'workbox-expiration';
import { nameCaches } from '../../../lib/offline/caches';
import { removeCaches } from '../../../lib/offline/copies';
import type { WorkerSetup } from './WorkerSetup';

declare const self: ServiceWorkerGlobalScope;
declare const SETUP: WorkerSetup;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const { prefix } = nameCaches(SETUP.baseUrl);
  const names = await removeCaches((name) => name.startsWith(prefix));
  await Promise.all(names.map(removeAges));
  await self.registration.unregister();
}

/** Removes the recorded ages of a cache's entries. They are in a database that all sites of this origin share. */
async function removeAges(name: string): Promise<void> {
  // The constructor requires a limit, but `delete` ignores it.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
