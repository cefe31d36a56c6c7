import type { Behavior } from '../behaviors';
import { whenIdle } from '../tasks';
import { isDataSaved } from './isDataSaved';
import { holdPage } from './loadPage';
import { isAtHand, isKnown, noteAnswer, noteArrival, notePrefetch } from './prefetched';
import { isSamePage, toPage } from './site';

/** Hints given in one idle moment: each makes the browser look at the head again. */
const HINTS_AT_ONCE = 8;

const waiting = new Set<string>();

/** The links in view; several may lead to one page. */
const inView = new Set<Element>();

/** Those to be held, where there is a finger and no pointer that tells beforehand where it goes. */
const toHold = new Set<string>();

/** Has the browser fetch the pages behind the links in view while nobody needs it, so that they open at once. */
export const prefetching: Behavior = {
  enter() {
    if (isDataSaved() || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = toPage(target);
        if (url === undefined || isSamePage(url, window.location)) continue;
        if (isIntersecting) {
          inView.add(target);
          show(url);
        } else inView.delete(target);
      }
    });
    for (const link of document.querySelectorAll('a[href]')) {
      if (toPage(link) !== undefined) observer.observe(link);
    }

    return () => {
      observer.disconnect();
      inView.clear();
      // They may come into view again.
      waiting.clear();
    };
  },
};

function show({ pathname }: URL): void {
  if (isAtHand(pathname)) hold(pathname);
  if (isKnown(pathname) || waiting.has(pathname)) return;
  waiting.add(pathname);
  if (waiting.size === 1) whenIdle(giveHints);
}

function isInView(path: string): boolean {
  return [...inView].some((link) => toPage(link)?.pathname === path);
}

function hold(path: string): void {
  if (toHold.has(path) || !window.matchMedia('(hover: none)').matches) return;
  toHold.add(path);
  if (toHold.size === 1) whenIdle(holdNext);
}

/** One after the other: each has the browser read, and it is only a guess where the reader goes. */
function holdNext(): void {
  for (const path of toHold) {
    if (!isInView(path)) {
      toHold.delete(path);
      continue;
    }
    void holdPage(new URL(path, window.location.href)).then(() => {
      toHold.delete(path);
      if (toHold.size > 0) whenIdle(holdNext);
    });
    return;
  }
}

function giveHints(): void {
  const hints = document.createDocumentFragment();
  for (const path of [...waiting].slice(0, HINTS_AT_ONCE)) {
    waiting.delete(path);
    notePrefetch(path);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    if (!hint.relList.supports('prefetch')) {
      // Kept in the browser's cache like a hint. It answers with the beginning, so when the end has come is not known.
      fetch(path, { credentials: 'include', priority: 'low' }).then(
        () => {
          noteAnswer(path);
        },
        () => undefined,
      );
      continue;
    }
    hint.href = path;
    hint.addEventListener(
      'load',
      () => {
        noteArrival(path);
        if (isInView(path)) hold(path);
      },
      { once: true },
    );
    hints.append(hint);
  }
  document.head.append(hints);
  if (waiting.size > 0) whenIdle(giveHints);
}
