import { readItem, writeItem } from '../storage';
import { findTarget } from './findTarget';

const STORAGE_PREFIX = 'scroll-position:';

/** Scroll position of each history entry, in CSS pixels, by key. Tab storage keeps them for the next document of this tab. */
const positions = new Map<string, string>();

/** Key of the current entry; `undefined` for an entry that the browser created, until the reader leaves it. */
let currentKey: string | undefined;

/** Number of overlay entries in the history since the page's own entry, up to the current one: see `pushOverlayEntry`. */
let depth = 0;

/** Leaves scrolling to the browser whenever it may drop or reload the document, which it does with hidden ones. */
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

/** Gives the current entry a key, under which its position is saved. To be called when the reader does something: browsers distrust changes of the history that come by themselves. */
export function nameEntry(): void {
  if (currentKey !== undefined) return;
  const key = createKey();
  if (changeHistory('replaceState', { key })) currentKey = key;
}

/** Saves where the reader is in the current entry. */
export function savePosition(): void {
  if (currentKey === undefined) return;
  positions.set(currentKey, String(window.scrollY));
  writeItem(STORAGE_PREFIX + currentKey, String(window.scrollY), 'tab');
}

/**
 * Makes an entry for an address, or gives the current entry another address.
 *
 * @returns false if the browser refuses it
 */
export function writeEntry(url: URL, mode: 'push' | 'replace'): boolean {
  if (mode === 'replace') return changeHistory('replaceState', window.history.state, url);
  const key = createKey();
  if (!changeHistory('pushState', { key }, url)) return false;
  currentKey = key;
  depth = 0;

  return true;
}

/** Adds an entry for an overlay, unless the browser refuses it. The entry shows the same page at the same position. */
export function pushOverlayEntry(): void {
  nameEntry();
  if (changeHistory('pushState', { key: currentKey, depth: depth + 1 })) depth += 1;
}

/** Changes the history. @returns false if the browser refuses it: Safari throws when a page makes more than 100 changes in 30 seconds */
function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: URL): boolean {
  const { scrollRestoration } = window.history;
  try {
    // Otherwise the browser would restore positions before the page of an entry is shown.
    if (method === 'pushState') window.history.scrollRestoration = 'manual';
    window.history[method](state, '', url);
    return true;
  } catch (error) {
    window.history.scrollRestoration = scrollRestoration;
    console.warn('The browser refused to change the history.', error);
    return false;
  }
}

/** @returns how many overlays were opened up to the current history entry */
export function getDepth(): number {
  return depth;
}

/**
 * Continues with the depth of the entry that the browser has made current.
 *
 * @returns by how much it differs, if only the depth does; otherwise 0
 */
export function adoptDepth(): number {
  const before = depth;
  depth = readDepth();

  return currentKey !== undefined && currentKey === readKey() ? depth - before : 0;
}

/**
 * Continues with the entry that the browser has made current.
 *
 * @returns whether the reader was there before; if not, the browser has made it for a jump within the page
 */
export function adoptEntry(): boolean {
  currentKey = readKey();
  if (currentKey !== undefined) return true;
  nameEntry();

  return false;
}

/** Scrolls to where the reader was in the current entry, or else to what the hash of an address names, or to the top. */
export function restorePosition(url: URL, isReturn: boolean): void {
  const saved = isReturn ? readPosition() : undefined;
  const target = saved === undefined ? findTarget(url.hash) : null;
  if (target !== null) {
    unfoldAround(target);
    target.scrollIntoView();
  } else window.scrollTo({ top: saved ?? 0, behavior: 'instant' });
}

/** Opens the folded parts of the page that an element is in, as browsers do when they open an address. */
function unfoldAround(element: Element): void {
  for (
    let folded = element.closest('details:not([open])');
    folded !== null;
    folded = folded.parentElement?.closest('details:not([open])') ?? null
  ) {
    folded.setAttribute('open', '');
  }
}

function readPosition(): number | undefined {
  if (currentKey === undefined) return undefined;
  const saved = positions.get(currentKey) ?? readItem(STORAGE_PREFIX + currentKey, 'tab');

  return saved !== null && Number.isFinite(Number(saved)) ? Number(saved) : undefined;
}

function readKey(): string | undefined {
  const state: unknown = window.history.state;

  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function readDepth(): number {
  const state: unknown = window.history.state;

  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}
