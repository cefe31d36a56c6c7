import { readItem, writeItem } from '../storage';
import { readEntryState } from './address';
import { findTarget } from './findTarget';

const STORAGE_PREFIX = 'scroll-position:';

/**
 * Scroll position of each history entry by its key, in CSS pixels. Tab storage saves the positions for the next
 * document in this tab.
 */
const positions = new Map<string, string>();

/**
 * Key of the current history entry. It is undefined for an entry that the browser created, until `assignEntryKey`
 * assigns one.
 */
let currentKey: string | undefined;

/** Number of overlay entries from the page's own history entry to the current one; see `pushOverlayEntry`. */
let depth = 0;

/**
 * Reads the state of the current history entry. While the document is hidden, the browser itself restores the scroll
 * position, because browsers may discard or reload hidden documents.
 */
export function startScrollPositions(): void {
  currentKey = readKey();
  depth = readDepth();
  let restoration = window.history.scrollRestoration;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      ({ scrollRestoration: restoration } = window.history);
      savePosition();
      window.history.scrollRestoration = 'auto';
    } else window.history.scrollRestoration = restoration;
  });
}

/**
 * Assigns a key to the current history entry, under which its scroll position is saved. Call this only in response to
 * an action of the reader, because browsers may ignore history changes without one.
 */
export function assignEntryKey(): void {
  if (currentKey !== undefined) return;
  const key = createKey();
  if (changeHistory('replaceState', { key })) currentKey = key;
}

/** Saves the scroll position of the current history entry. Does nothing if the entry has no key. */
export function savePosition(): void {
  if (currentKey === undefined) return;
  positions.set(currentKey, String(window.scrollY));
  writeItem(STORAGE_PREFIX + currentKey, String(window.scrollY), 'tab');
}

/**
 * Adds a history entry for an address, or replaces the address of the current entry.
 *
 * @returns false if the browser rejects the change
 */
export function writeEntry(url: URL, mode: 'push' | 'replace'): boolean {
  if (mode === 'replace') return changeHistory('replaceState', readEntryState(), url);
  const key = createKey();
  if (!changeHistory('pushState', { key }, url)) return false;
  currentKey = key;
  depth = 0;

  return true;
}

/**
 * Adds a history entry for an overlay, unless the browser rejects it. The entry shows the same page at the same scroll
 * position.
 */
export function pushOverlayEntry(): void {
  assignEntryKey();
  if (changeHistory('pushState', { key: currentKey, depth: depth + 1 })) depth += 1;
}

/**
 * Changes the browser history.
 *
 * @returns false if the browser rejects the change; Safari throws an error if a page makes more than 100 changes in 30
 *   seconds
 */
function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: URL): boolean {
  const { scrollRestoration } = window.history;
  try {
    // With `auto`, the browser would restore the scroll position before the page of the entry is shown.
    if (method === 'pushState') window.history.scrollRestoration = 'manual';
    window.history[method](state, '', url);
    return true;
  } catch (error) {
    window.history.scrollRestoration = scrollRestoration;
    console.warn('The browser refused to change the history.', error);
    return false;
  }
}

/** @returns the number of overlay entries between the page's own history entry and the current one */
export function getOverlayDepth(): number {
  return depth;
}

/**
 * Updates the overlay depth after the browser has moved to another history entry, for example with Back.
 *
 * @returns the change in depth; 0 if the entry belongs to another page or has no key
 */
export function syncOverlayDepth(): number {
  const before = depth;
  depth = readDepth();

  return currentKey !== undefined && currentKey === readKey() ? depth - before : 0;
}

/**
 * Reads the key of the current history entry after the browser has moved to it. An entry without a key gets one.
 *
 * @returns whether the entry had a key; if not, the browser created the entry, for example for a link within the page
 */
export function syncEntry(): boolean {
  currentKey = readKey();
  if (currentKey !== undefined) return true;
  assignEntryKey();

  return false;
}

/**
 * Scrolls to the saved position of the current history entry, if the reader has returned to this entry. Otherwise, or
 * if no position is saved, scrolls to the target of the hash, and expands the collapsed sections around it. Without a
 * target, scrolls to the top.
 */
export function restorePosition(url: URL, isReturn: boolean): void {
  const saved = isReturn ? readPosition() : undefined;
  const target = saved === undefined ? findTarget(url.hash) : null;
  if (target !== null) {
    expandAround(target);
    target.scrollIntoView();
  } else window.scrollTo({ top: saved ?? 0, behavior: 'instant' });
}

/** Expands the collapsed sections around an element, as browsers do when they open an address with a hash. */
function expandAround(element: Element): void {
  for (
    let collapsed = element.closest('details:not([open])');
    collapsed !== null;
    collapsed = collapsed.parentElement?.closest('details:not([open])') ?? null
  ) {
    collapsed.setAttribute('open', '');
  }
}

function readPosition(): number | undefined {
  if (currentKey === undefined) return undefined;
  const saved = positions.get(currentKey) ?? readItem(STORAGE_PREFIX + currentKey, 'tab');

  return saved !== null && Number.isFinite(Number(saved)) ? Number(saved) : undefined;
}

function readKey(): string | undefined {
  const state = readEntryState();

  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function readDepth(): number {
  const state = readEntryState();
  // Overlay entries have a key. Without a key, another release may have written `depth`.
  if (readKey() === undefined || typeof state !== 'object' || state === null || !('depth' in state)) return 0;

  return Number.isSafeInteger(state.depth) && Number(state.depth) > 0 ? Number(state.depth) : 0;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}
