import type { Behavior } from '../behaviors';
import { isDataSaved } from './isDataSaved';
import { forgetPrefetch, isKnown, noteArrival, notePrefetch } from './prefetched';
import { isSamePage, toPage } from './site';

/** Hints given in one idle moment: each makes the browser look at the head again. */
const HINTS_AT_ONCE = 8;

/** Where browsers have no idle time to offer: after this many milliseconds. */
const IDLE_FALLBACK_MS = 200;

const waiting: string[] = [];

/** Has the browser fetch the pages behind the links in view while nobody needs it, so that they open at once. */
export const prefetching: Behavior = {
  enter() {
    if (isDataSaved() || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch(toPage(target));
      }
    });
    for (const link of document.querySelectorAll('a[href]')) {
      if (toPage(link) !== undefined) observer.observe(link);
    }

    return () => {
      observer.disconnect();
      // They may come into view again.
      for (const path of waiting.splice(0)) forgetPrefetch(path);
    };
  },
};

function prefetch(url: URL | undefined): void {
  if (url === undefined || isKnown(url.pathname) || isSamePage(url, window.location)) return;
  notePrefetch(url.pathname);
  waiting.push(url.pathname);
  if (waiting.length === 1) whenIdle(giveHints);
}

function giveHints(): void {
  const hints = document.createDocumentFragment();
  for (const path of waiting.splice(0, HINTS_AT_ONCE)) {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    if (!hint.relList.supports('prefetch')) {
      // Kept in the browser's cache like a hint. It answers with the beginning, so when the end has come is not known.
      fetch(path, { credentials: 'include', priority: 'low' }).catch(() => undefined);
      continue;
    }
    hint.href = path;
    hint.addEventListener(
      'load',
      () => {
        noteArrival(path);
      },
      { once: true },
    );
    hints.append(hint);
  }
  document.head.append(hints);
  if (waiting.length > 0) whenIdle(giveHints);
}

function whenIdle(action: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
  else setTimeout(action, IDLE_FALLBACK_MS);
}
