/** A page fetched so long ago, in milliseconds, is as good as new, as browsers have it for what they prefetch. */
const FRESH_MS = 300_000;

/** The pages that the browser was told to fetch, by path. */
const told = new Set<string>();

/** When it had an answer for a page; not by the clock of the device, which may be set while a page is open. */
const answered = new Map<string, number>();

/** Those that have come. */
const arrived = new Set<string>();

/** Notes that the browser was told to fetch a page. */
export function notePrefetch(path: string): void {
  told.add(path);
}

/** Whether the browser was told to fetch a page in this visit. */
export function isKnown(path: string): boolean {
  return told.has(path);
}

/** Notes that the server has answered: from now on the browser's cache has this page, and no older one. */
export function noteAnswer(path: string): void {
  answered.set(path, performance.now());
}

/** Notes that it has come: it lies in the browser's cache. */
export function noteArrival(path: string): void {
  noteAnswer(path);
  arrived.add(path);
}

/** Whether it was answered a moment ago: what the browser has of the page can be shown without asking the server again. */
export function isPrefetched(path: string): boolean {
  const time = answered.get(path);

  return time !== undefined && performance.now() - time < FRESH_MS;
}

/** Whether it lies in the browser's cache, and is as good as new: its end is not far behind its beginning. */
export function isAtHand(path: string): boolean {
  return isPrefetched(path) && arrived.has(path);
}
