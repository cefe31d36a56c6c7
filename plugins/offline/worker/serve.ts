// The service worker. Pages come from the network, or from the cache when there is no network. Files whose names contain a hash come from the cache.
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { LIMITS, nameCaches, SEARCH_INDEX } from '../../../lib/offline/places';
import { FILE_NAME, toPageKey } from '../../../lib/offline/toPageKey';
import { dropCopy, fetchCopies, findCopy, isGenuineCopy, MATCH, removeCaches } from './copies';
import type { WorkerSetup } from './WorkerSetup';

declare const self: ServiceWorkerGlobalScope;
declare const SETUP: WorkerSetup;

const { baseUrl, release, shell, redirects } = SETUP;
const NAMES = nameCaches(baseUrl);
const SHELL = NAMES.shell + release;
const DAY_SECONDS = 86_400;

/**
 * Caches only genuine copies (`isGenuineCopy`), and checks each copy again before it is served, because pages can write to the same caches. A page that was redirected belongs to another
 * address, and browsers refuse to open it.
 */
const GENUINE: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    !response.redirected && (await isGenuineCopy(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse === undefined || (await isGenuineCopy(cachedResponse, request.url))) return cachedResponse;
    await dropCopy(cacheName, request.url);

    return undefined;
  },
};

self.addEventListener('install', (event) => {
  event.waitUntil(fetchCopies(SHELL, shell));
  // It reads what the worker before it has kept.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches((name) => name.startsWith(NAMES.shell) && name !== SHELL));
  // The request for a page does not wait until the worker has started; not every browser can do that.
  event.waitUntil(
    Promise.resolve((self.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable()),
  );
});

clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isOurs(url) && !FILE_NAME.test(url.pathname) && !isPrefetch(request),
  new NetworkFirst({
    cacheName: NAMES.pages,
    matchOptions: MATCH,
    plugins: [
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(toKey(request)) },
      GENUINE,
      limit(LIMITS.pages),
      { handlerDidError: findPage },
    ],
  }),
);

// The Markdown of pages: from the copy the reader has asked for, and of visited pages not at all.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isOurs(url) && url.pathname.endsWith('.md') && !isForLater(request),
  new NetworkOnly({
    plugins: [
      { handlerDidError: ({ request }) => (request.mode === 'navigate' ? findPage({ request }) : findFile(request)) },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`) && !isForLater(request),
  new CacheFirst({
    cacheName: NAMES.assets,
    matchOptions: MATCH,
    plugins: [
      limit(LIMITS.assets),
      GENUINE,
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          // A reader who tries again means the network.
          request.cache === 'reload' ? undefined : (cachedResponse ?? (await findFile(request))),
        handlerDidError: ({ request }) => findFile(request),
      },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    isOurs(url) &&
    (/^(?:image|manifest)$/.test(request.destination) || url.pathname === baseUrl + SEARCH_INDEX),
  new NetworkFirst({
    cacheName: NAMES.files,
    matchOptions: MATCH,
    plugins: [GENUINE, limit(LIMITS.files), { handlerDidError: ({ request }) => findFile(request) }],
  }),
);

function isOurs(url: URL): boolean {
  return url.pathname.startsWith(baseUrl);
}

/** Pages that nobody has opened yet: the browser keeps them itself, for some minutes. `src/client/navigation/prefetching` asks by links, whose mode this is, or as below. */
function isPrefetch(request: Request): boolean {
  return request.mode === 'no-cors' || isForLater(request);
}

/** What is fetched ahead, or for the copy of the whole documentation, which the page itself keeps: a visit has no credentials but those of this host. */
function isForLater({ mode, credentials }: Request): boolean {
  return mode === 'cors' && credentials === 'include';
}

function limit(maxEntries: number): WorkboxPlugin {
  // It is one, but declares that its two callbacks may be undefined, which they never are and which our strict types refuse.
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: LIMITS.days * DAY_SECONDS,
    matchOptions: MATCH,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

function toKey({ url }: Request): string {
  const { origin, pathname } = new URL(url);

  return origin + toPageKey(pathname);
}

/** Without a connection, for a page that was not visited: the copy the reader has asked for, or the page that says what there is. */
async function findPage({ request }: { request: Request }): Promise<Response | undefined> {
  const kept = await findCopy(NAMES.kept, toKey(request));
  if (kept !== undefined) return kept;
  const target = redirects[toPageKey(new URL(request.url).pathname)];
  if (target !== undefined) return Response.redirect(new URL(target, request.url).href);
  const [address = ''] = shell;
  const page = await findCopy(SHELL, address);
  if (page === undefined) return undefined;
  const isItself = toKey(request) === toKey(new Request(address));
  const { headers } = page;

  return new Response(page.body, isItself ? { headers } : { headers, status: 503, statusText: 'Offline' });
}

async function findFile({ url }: Request): Promise<Response | undefined> {
  return (await findCopy(NAMES.kept, url)) ?? findCopy(SHELL, url);
}
