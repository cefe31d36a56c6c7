import type { Behavior } from '@site/src/client/behaviors';
import { isDataSaved } from '@site/src/client/navigation/isDataSaved';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { whenIdle } from '@site/src/client/tasks';
import { trustScript } from '@site/src/client/trustHtml';
import { WORKER_FILE } from '../../../lib/offline/places';

/** Where browsers have no idle time to offer: this many milliseconds after the page was loaded. */
const IDLE_FALLBACK_MS = 1000;

/** A tab that stays open asks for a new release once in so many milliseconds. */
const CHECK_MS = 3_600_000;

let checked = 0;

/** Installs the service worker once the page is loaded and quiet; where data is saved, only when the reader asks for it. */
export const registration: Behavior = {
  start() {
    if (!('serviceWorker' in navigator) || isDataSaved()) return;
    if (document.readyState === 'complete') beginWhenIdle();
    else window.addEventListener('load', beginWhenIdle, { once: true });
  },

  enter() {
    if (checked !== 0 && Date.now() - checked > CHECK_MS) void registerWorker();

    return undefined;
  },
};

function beginWhenIdle(): void {
  whenIdle(() => {
    watchReleases();
    void registerWorker();
  }, IDLE_FALLBACK_MS);
}

/**
 * Installs the service worker, or lets the browser look for a newer one.
 *
 * @returns nothing when there is none: a browser that keeps nothing, no connection, or no worker on the host. Pages are read as ever.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  checked = Date.now();
  try {
    return await navigator.serviceWorker.register(trustScript(BASE_PATH + WORKER_FILE), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/** The first worker takes over a page that was loaded without it; a later one is of another release. */
function watchReleases(): void {
  let hasWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker)
      import(/* webpackChunkName: "offline" */ './onDemand')
        .then(({ announceUpdate }) => announceUpdate())
        // Without the connection, or what is on the device, there is nothing to say.
        .catch(() => undefined);
    else showWorkerWhatIsLoaded();
    hasWorker = true;
  });
}

/** Asks for the page and its files once more, from the cache of the browser: the worker keeps what passes through it. */
function showWorkerWhatIsLoaded(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${BASE_PATH}assets/`));
  for (const address of [window.location.href, ...files]) {
    // Whatever fails is fetched when it is visited again.
    fetch(address, { cache: 'force-cache', credentials: 'same-origin', priority: 'low' }).catch(() => undefined);
  }
}
