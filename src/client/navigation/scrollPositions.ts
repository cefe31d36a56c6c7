import { findTarget } from './findTarget';

const STORAGE_KEY = 'scroll-positions';

/** How many entries of the history are remembered beyond this document, the latest. */
const REMEMBERED = 50;

/** Where the reader was in each entry of the history. */
const positions = new Map<string, number>();

let currentKey = '';

/** Begins to restore scroll positions ourselves: the browser would do it before the page of the entry is shown. */
export function startScrollPositions(): void {
  currentKey = readKey() ?? nameEntry();
  recallPositions();
  window.addEventListener('pagehide', handOver);
  // Systems that run out of memory drop documents out of sight without another word.
  let restoration = window.history.scrollRestoration;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      restoration = window.history.scrollRestoration;
      handOver();
    } else window.history.scrollRestoration = restoration;
  });
  // A document that was kept by the browser does not know what the reader did since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recallPositions();
  });
}

/** Notes where the reader is in the current entry, which may be about to be left. */
export function rememberPosition(): void {
  // The latest is the last.
  positions.delete(currentKey);
  positions.set(currentKey, window.scrollY);
}

/** Notes where the reader is, and takes over from the browser, which would restore the position before the page is there. */
export function leaveEntry(): void {
  rememberPosition();
  window.history.scrollRestoration = 'manual';
}

/** Makes an entry for an address, or gives the current entry another one. */
export function writeEntry(url: URL, mode: 'push' | 'replace'): void {
  if (mode === 'replace') {
    window.history.replaceState(window.history.state, '', url);
    return;
  }
  currentKey = createKey();
  window.history.pushState({ key: currentKey }, '', url);
}

/**
 * Continues with the entry the browser has made current.
 *
 * @returns whether the reader was there before; if not, the browser has made it for a jump within the page
 */
export function adoptEntry(): boolean {
  const key = readKey();
  currentKey = key ?? nameEntry();

  return key !== undefined;
}

/** Shows the place an address names: its hash, where the reader was in this entry, or the top. */
export function restorePosition(url: URL, isReturn: boolean): void {
  const known = isReturn ? positions.get(currentKey) : undefined;
  const target = known === undefined ? findTarget(url.hash) : null;
  if (target !== null) target.scrollIntoView();
  else window.scrollTo({ top: known ?? 0, behavior: 'instant' });
}

/** Hands what is known on to the document after this one: entries of the history outlive a reload. */
function handOver(): void {
  rememberPosition();
  // Whoever comes back to this document from elsewhere, or reloads it, gets the browser's own memory.
  window.history.scrollRestoration = 'auto';
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-REMEMBERED)));
  } catch {
    // Without storage, or with none left, pages that were left before a reload begin at their top.
  }
}

function recallPositions(): void {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const entries: unknown[] = Array.isArray(kept) ? kept : [];
    for (const entry of entries) {
      const pair: unknown[] = Array.isArray(entry) ? entry : [];
      const [key, position] = pair;
      if (typeof key === 'string' && typeof position === 'number') positions.set(key, position);
    }
  } catch {
    // As above, or another script has written there.
  }
}

function readKey(): string | undefined {
  const state: unknown = window.history.state;

  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;
}

/** Gives the current entry, which the browser made, a key. */
function nameEntry(): string {
  const key = createKey();
  window.history.replaceState({ key }, '');

  return key;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}
