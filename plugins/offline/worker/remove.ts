// Served in the place of the service worker when it is switched off: takes the installed one and all it has kept off the device.
import { CacheExpiration } from 'workbox-expiration';
import { nameCaches } from '../../../lib/offline/places';
import { removeCaches } from './copies';
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

/** The ages of what is in a cache are in a database, which all sites of a host share. */
async function removeAges(name: string): Promise<void> {
  // It wants some limit, of which deleting makes no use.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
