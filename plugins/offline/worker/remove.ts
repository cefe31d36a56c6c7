// Served instead of the service worker when offline reading is switched off. Unregisters the installed worker and deletes its caches.
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

/** Workbox keeps the ages of cached files in a database that all sites of a host share. */
async function removeAges(name: string): Promise<void> {
  // The constructor requires a limit, but deleting ignores it.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
