import { addBehaviors, type Behavior } from './behaviors';
import { readHash } from './navigation/address';
import { findTarget } from './navigation/findTarget';

/** A scroll event that is not a jump to the target of a hash. */
export interface ReaderScroll {
  /** Scroll position in CSS pixels from the top of the page. */
  top: number;
  /**
   * Direction. It is undefined for the first scroll event of a page and for a scroll that starts at its top. It is also
   * undefined for an upward scroll near the end of the page, where some browsers bounce back.
   */
  direction: 'up' | 'down' | undefined;
}

/** Distance from the end of a page, in CSS pixels, within which an upward scroll may be the browser bouncing back. */
const END_PX = 64;

const listeners = new Set<(scroll: ReaderScroll) => void>();
/** Scroll position at the last event, in CSS pixels from the top of the page. */
let lastTop = 0;
/** Whether the next scroll event is the jump to the target of the hash. */
let isJump = false;

/** Calls a listener for each scroll event, except for jumps to the target of a hash, which have no direction. */
export function onReaderScroll(listener: (scroll: ReaderScroll) => void): void {
  if (listeners.size === 0) window.addEventListener('scroll', notifyListeners, { passive: true });
  listeners.add(listener);
}

/** Forgets the last scroll position on each page, and when the hash of the address changes. */
const readerScroll: Behavior = {
  start() {
    window.addEventListener('hashchange', reset);
  },

  enter() {
    reset();
  },
};

/** Forgets the last scroll position. If the hash names an element, the next scroll event is the jump to it. */
function reset(): void {
  lastTop = 0;
  isJump = hasHashTarget();
}

/** Returns whether the hash of the address names an element of the page. */
export function hasHashTarget(): boolean {
  return findTarget(readHash()) !== null;
}

function notifyListeners(): void {
  const top = window.scrollY;
  const before = lastTop;
  lastTop = top;
  if (isJump) {
    isJump = false;
    return;
  }
  const direction = findDirection(before, top);
  for (const listener of listeners) listener({ top, direction });
}

function findDirection(before: number, top: number): ReaderScroll['direction'] {
  if (before === 0) return undefined;
  if (top >= before) return 'down';
  // The page is measured only for upward scrolls, because measuring may force layout.
  const end = document.documentElement.scrollHeight - window.innerHeight;

  return top < end - END_PX ? 'up' : undefined;
}

addBehaviors(readerScroll);
