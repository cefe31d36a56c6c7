import { readHash } from './navigation/address';
import { findTarget } from './navigation/findTarget';

/** A scroll of the reader. */
export interface ReaderScroll {
  /** Where the window is now, in CSS pixels from the top of the page. */
  top: number;
  /** Which way the reader went; `undefined` for the first scroll of a page, and at the end of a page, where some browsers spring back. */
  direction: 'up' | 'down' | undefined;
}

/** Distance from the end of a page, in CSS pixels, within which going up may be the browser springing back. */
const END_PX = 64;

const listeners = new Set<(scroll: ReaderScroll) => void>();
let lastTop = 0;
let isJump = false;

/** Calls a listener for each scroll of the reader, and not for one that led to a heading: it says nothing about where the reader wants to go. */
export function onReaderScroll(listener: (scroll: ReaderScroll) => void): void {
  if (listeners.size === 0) window.addEventListener('scroll', announce, { passive: true });
  listeners.add(listener);
}

/** Forgets where the last page was; the next scroll of the window brings the reader to the heading in the address, if there is one. */
export function resetReaderScroll(): void {
  lastTop = 0;
  isJump = isAtHeading();
}

/** @returns whether the address leads to a place in the page */
export function isAtHeading(): boolean {
  return findTarget(readHash()) !== null;
}

function announce(): void {
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
  // Measured only here, where something may appear.
  const end = document.documentElement.scrollHeight - window.innerHeight;

  return top < end - END_PX ? 'up' : undefined;
}
