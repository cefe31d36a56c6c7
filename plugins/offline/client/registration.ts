import type { Behavior } from '@site/src/client/behaviors';
import { readAddress } from '@site/src/client/navigation/address';
import { shouldSaveData } from '@site/src/client/navigation/shouldSaveData';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { whenIdle } from '@site/src/client/tasks';
import { trustScript } from '@site/src/client/trustHtml';
import { WORKER_FILE } from '../../../lib/offline/paths';

/** Delay after the page has loaded, in milliseconds, in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 1000;

/** Minimum interval in milliseconds between checks for a new release, which happen when a page is entered. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Time of the last check, in milliseconds since the epoch; 0 before the first one. */
let lastCheck = 0;

/**
 * Installs the service worker when the page has loaded and is idle. If data saver is on or the connection is slow, the
 * worker is installed only on request. Afterwards, checks for a new release when a page is entered, at most once an
 * hour.
 */
export const registration: Behavior = {
  start() {
    if (!('serviceWorker' in navigator) || shouldSaveData()) return;
    if (document.readyState === 'complete') registerWhenIdle();
    else window.addEventListener('load', registerWhenIdle, { once: true });
  },

  enter() {
    if (lastCheck !== 0 && Date.now() - lastCheck > CHECK_INTERVAL_MS) void registerWorker();
  },
};

function registerWhenIdle(): void {
  whenIdle(() => {
    watchReleases();
    void registerWorker();
  }, IDLE_FALLBACK_MS);
}

/**
 * Installs the service worker, or lets the browser check for a newer one.
 *
 * @returns undefined if there is no worker, for example because the browser blocks storage, there is no connection, or
 *   the host does not serve one. Pages work without it.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  lastCheck = Date.now();
  try {
    return await navigator.serviceWorker.register(trustScript(BASE_PATH + WORKER_FILE), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/**
 * Announces a new release when another worker takes control of this page, because each release has a worker of its own.
 * If the page was loaded without a worker, asks the first worker to cache the files that the page has already loaded.
 */
function watchReleases(): void {
  let hasWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker)
      import(/* webpackChunkName: "offline" */ './announceUpdate')
        .then(({ announceUpdate }) => announceUpdate())
        // If the script, the page or the manifest cannot be fetched, for example without a connection, the reader gets
        // no notice.
        .catch(() => undefined);
    else requestLoadedFiles();
    hasWorker = true;
  });
}

/**
 * Asks the worker to fetch the page and its files from the browser's HTTP cache, because the worker stores only
 * responses that pass through it. The format of the message is that of workbox-routing (`Router.addCacheListener`).
 */
function requestLoadedFiles(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${BASE_PATH}assets/`));
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [readAddress().href, ...files].map((address) => [
        address,
        { cache: 'force-cache', priority: 'low' },
      ]),
    },
  });
}
