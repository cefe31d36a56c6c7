// The service worker. It fetches pages from the network and falls back to the caches. It reads files with hashed names
// from the caches first.
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { NON_HTML_FILE } from '../../../lib/html/nonHtmlFile';
import { CACHE_LIMITS, nameCaches } from '../../../lib/offline/caches';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { SEARCH_INDEX } from '../../../lib/search/isIndexFile';
import { MATCH_OPTIONS, removeCaches, removeCopy } from '../../../lib/offline/copies';
import { fetchCopies, findCopy, isGenuineCopy } from './copies';
import type { WorkerSetup } from './WorkerSetup';

declare const self: ServiceWorkerGlobalScope;
declare const SETUP: WorkerSetup;

const { baseUrl, release, offlinePageFiles, redirects } = SETUP;
const CACHE_NAMES = nameCaches(baseUrl);
/** Name of the cache for `offlinePageFiles`. */
const OFFLINE_PAGE_CACHE = CACHE_NAMES.offlinePage + release;
const DAY_SECONDS = 86_400;

/**
 * Caches only genuine copies (`isGenuineCopy`), and checks each copy again before it is served, because pages can write
 * to the same caches. A redirected page is not cached: it belongs to another address, and browsers refuse to open it.
 */
const GENUINE_ONLY: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    !response.redirected && (await isGenuineCopy(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse === undefined || (await isGenuineCopy(cachedResponse, request.url))) return cachedResponse;
    await removeCopy(cacheName, request.url);

    return undefined;
  },
};

self.addEventListener('install', (event) => {
  event.waitUntil(fetchCopies(OFFLINE_PAGE_CACHE, offlinePageFiles));
  // Activates a new worker at once. It can read the caches of the previous one.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches((name) => name.startsWith(CACHE_NAMES.offlinePage) && name !== OFFLINE_PAGE_CACHE));
  // Navigation preload: the browser requests a page while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload.enable());
});

clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isOnThisSite(url) && !NON_HTML_FILE.test(url.pathname) && !isPrefetch(request),
  new NetworkFirst({
    cacheName: CACHE_NAMES.pages,
    matchOptions: MATCH_OPTIONS,
    plugins: [
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(createPageKey(request)) },
      GENUINE_ONLY,
      limitEntries(CACHE_LIMITS.pages),
      { handlerDidError: findPage },
    ],
  }),
);

// Markdown files come from the network or, if it fails, from the saved documentation. Those of visited pages are not
// cached.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isOnThisSite(url) && url.pathname.endsWith('.md') && !isPrefetchOrSave(request),
  new NetworkOnly({
    plugins: [
      { handlerDidError: ({ request }) => (request.mode === 'navigate' ? findPage({ request }) : findFile(request)) },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`) && !isPrefetchOrSave(request),
  new CacheFirst({
    cacheName: CACHE_NAMES.assets,
    matchOptions: MATCH_OPTIONS,
    plugins: [
      limitEntries(CACHE_LIMITS.assets),
      GENUINE_ONLY,
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          // A reader who reloads the page expects a response from the network.
          request.cache === 'reload' ? undefined : (cachedResponse ?? (await findFile(request))),
        handlerDidError: ({ request }) => findFile(request),
      },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    isOnThisSite(url) &&
    (/^(?:image|manifest)$/.test(request.destination) || url.pathname === baseUrl + SEARCH_INDEX),
  new NetworkFirst({
    cacheName: CACHE_NAMES.files,
    matchOptions: MATCH_OPTIONS,
    plugins: [GENUINE_ONLY, limitEntries(CACHE_LIMITS.files), { handlerDidError: ({ request }) => findFile(request) }],
  }),
);

function isOnThisSite(url: URL): boolean {
  return url.pathname.startsWith(baseUrl);
}

/**
 * Returns whether a request prefetches a page, which then stays in the browser's own cache for several minutes.
 * `src/client/navigation/prefetching` uses links, whose request mode is `no-cors`, or requests that include
 * credentials.
 */
function isPrefetch(request: Request): boolean {
  return request.mode === 'no-cors' || isPrefetchOrSave(request);
}

/**
 * Returns whether a request prefetches a page or saves a file of the documentation. The page, not the worker, caches
 * such a file. A visit has another mode or other credentials.
 */
function isPrefetchOrSave({ mode, credentials }: Request): boolean {
  return mode === 'cors' && credentials === 'include';
}

function limitEntries(maxEntries: number): WorkboxPlugin {
  // The cast is needed because `WorkboxPlugin` declares two callbacks as optional in a way that our strict compiler
  // options reject.
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: CACHE_LIMITS.days * DAY_SECONDS,
    matchOptions: MATCH_OPTIONS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

/** Creates the key under which a visited page is cached. */
function createPageKey({ url }: Request): string {
  const { origin, pathname } = new URL(url);

  return origin + toPageKey(pathname);
}

/**
 * Finds a response for an unreachable page: the copy in the saved documentation, otherwise the copy from a visit.
 * Without a copy, this is a redirect if the page only redirects, otherwise the page about offline reading. Returns
 * undefined if none of them is available.
 *
 * Workbox itself looks for the copy from a visit, except in two cases. In Firefox, a failed preload is a response with
 * the type `error`, which Workbox takes for a response from the network. In all browsers, Workbox ignores a copy that
 * is older than the limit, but readers without a connection have nothing newer.
 */
async function findPage({ request }: { request: Request }): Promise<Response | undefined> {
  const key = createPageKey(request);
  const copy = (await findCopy(CACHE_NAMES.saved, key)) ?? (await findCopy(CACHE_NAMES.pages, key));
  if (copy !== undefined) return copy;
  const target = redirects[toPageKey(new URL(request.url).pathname)];
  if (target !== undefined) return Response.redirect(new URL(target, request.url).href);
  const [address = ''] = offlinePageFiles;
  const page = await findCopy(OFFLINE_PAGE_CACHE, address);
  if (page === undefined) return undefined;
  const isRequested = key === createPageKey(new Request(address));
  const { headers } = page;

  return new Response(page.body, isRequested ? { headers } : { headers, status: 503, statusText: 'Offline' });
}

async function findFile({ url }: Request): Promise<Response | undefined> {
  return (await findCopy(CACHE_NAMES.saved, url)) ?? findCopy(OFFLINE_PAGE_CACHE, url);
}
