import type { Behavior } from '../behaviors';
import { whenIdle } from '../tasks';
import { readAddress } from './address';
import { shouldSaveData } from './shouldSaveData';
import { findPageLink, isSamePage, toPageUrl } from './site';

/**
 * Maximum number of pages that one page prefetches because links to them are in view. A documentation page shows about
 * 30 links, and a reader follows one of them. Prefetching all took 23 requests and 327 KB. Links in the bar come
 * before those in the content, but count only if their page was not prefetched within `FRESH_MS`. Other pages are
 * prefetched when the pointer or the focus stays on their link, or a finger touches it. That is early enough for most
 * clicks.
 */
const MAX_PREFETCHED_IN_VIEW = 6;

/**
 * Selector of links to the next page of a series. They are the most likely to be followed, so they do not count towards
 * the limit.
 */
const NEXT = '[rel~="next"]';

/** Selector of the sidebar. Nearly all of its links are in view, so they are not prefetched. */
const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * Time in milliseconds after which a pointer counts as staying on a link. A pointer that only crosses the link leaves
 * it earlier.
 */
const DWELL_MS = 65;

/** Time in milliseconds for which browsers use a prefetched page without asking the server. */
const FRESH_MS = 300_000;

/** Addresses of pages that are being prefetched or will be when the browser is idle. */
const requested = new Set<string>();

/** Arrival times of prefetched pages by address, in milliseconds since the document was opened. */
const arrivals = new Map<string, number>();

/** Prefetches pages that the reader is likely to open, unless data saver is on or the connection is slow. */
export const prefetching: Behavior = {
  start() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetchLater = ({ target }: Event): void => {
      clearTimeout(timer);
      const url = findPageLink(target);
      if (url !== undefined) timer = setTimeout(prefetch, DWELL_MS, url);
    };
    const prefetchNow = ({ target }: Event): void => {
      const url = findPageLink(target);
      if (url !== undefined) prefetch(url);
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchLater, { passive: true });
    for (const type of ['pointerdown', 'touchstart']) document.addEventListener(type, prefetchNow, { passive: true });
  },

  enter() {
    if (shouldSaveData()) return undefined;
    let remaining = MAX_PREFETCHED_IN_VIEW;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = toPageUrl(target);
        if (!isIntersecting || url === undefined || !isWanted(url)) continue;
        if (!target.matches(NEXT) && remaining-- <= 0) continue;
        requested.add(toAddress(url));
        whenIdle(() => {
          request(toAddress(url));
        });
      }
    });
    for (const link of document.querySelectorAll('a[href]')) {
      if (link.closest(SIDEBAR) === null && toPageUrl(link) !== undefined) observer.observe(link);
    }

    return () => {
      observer.disconnect();
    };
  },
};

/** Returns whether a page was prefetched so recently that it can be shown without asking the server again. */
export function isPrefetched(url: URL): boolean {
  const arrival = arrivals.get(toAddress(url));

  return arrival !== undefined && performance.now() - arrival < FRESH_MS;
}

/**
 * Fetches a page into the browser's cache. Does nothing if data saver is on or the connection is slow. Also does
 * nothing if the page is shown, is being prefetched, or was prefetched within `FRESH_MS`.
 */
function prefetch(url: URL): void {
  if (shouldSaveData() || !isWanted(url)) return;
  requested.add(toAddress(url));
  request(toAddress(url));
}

function isWanted(url: URL): boolean {
  return !isSamePage(url, readAddress()) && !requested.has(toAddress(url)) && !isPrefetched(url);
}

function request(address: string): void {
  const noteArrival = (): void => {
    requested.delete(address);
    arrivals.set(address, performance.now());
  };
  // The page can be prefetched again. The failure is reported when the reader follows the link.
  const noteFailure = (): void => {
    requested.delete(address);
  };
  const read = async (): Promise<void> => {
    // The service worker recognizes prefetches by this credentials mode and does not count them as visits.
    const options: RequestInit = { credentials: 'include', priority: 'low' };
    await (await fetch(address, options)).text();
    noteArrival();
  };
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  // Firefox applies `default-src 'none'` to prefetch hints and logs each refusal. `fetch()` is allowed by
  // `connect-src`.
  if (!hint.relList.supports('prefetch') || CSS.supports('-moz-appearance', 'none')) {
    read().catch(noteFailure);
    return;
  }
  hint.href = address;
  hint.addEventListener('load', noteArrival, { once: true });
  hint.addEventListener('error', () => {
    noteFailure();
    hint.remove();
  });
  document.head.append(hint);
}

function toAddress({ pathname, search }: URL): string {
  return pathname + search;
}
