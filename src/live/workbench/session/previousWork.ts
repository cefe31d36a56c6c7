// Previous work: work that the reader has replaced or deleted, and can bring back.
import { useMemo, useSyncExternalStore } from 'react';
import { createId } from '../../storage/longTexts';
import { storeText, readText, subscribeToTexts } from '../../storage/textStorage';
import { hasSameFiles, readStored } from './storedWork';
import type { StoredWork } from './WorkbenchState';

/** Storage key of the list, newest first. */
export const PREVIOUS_WORK_KEY = 'playground.previous';

/** Maximum number of entries that this release can read. Other entries are kept and do not count. */
const ENTRY_LIMIT = 20;

/** Reads the entries that a reader can restore, newest first. */
function readPreviousWork(text = readText(PREVIOUS_WORK_KEY)): StoredWork[] {
  // Entries that early releases stored have no id, so their index in the list serves as one.
  return readStored(text).readable.map((work, index) => (work.id === '' ? { ...work, id: `${index}` } : work));
}

/**
 * Adds work to the list. Removes any entry with the same id, or with the same kind, names and texts.
 *
 * @returns the oldest entry if it was dropped because the list was full; otherwise undefined
 */
export function addPreviousWork(work: StoredWork): StoredWork | undefined {
  const entry = { ...work, id: work.id === '' ? createId() : work.id, at: work.at === 0 ? Date.now() : work.at };
  const others = readPreviousWork().filter((other) => other.id !== entry.id && !isSameWork(other, entry));
  const entries = [entry, ...others].sort((first, second) => second.at - first.at);
  writePreviousWork(entries.slice(0, ENTRY_LIMIT));
  return entries[ENTRY_LIMIT];
}

/** Removes entries from the list. */
export function removePreviousWork(isRemoved: (work: StoredWork) => boolean): void {
  const entries = readPreviousWork();
  const rest = entries.filter((work) => !isRemoved(work));
  if (rest.length < entries.length) writePreviousWork(rest);
}

/** Adds unreadable values that were stored as contracts to the list, before they are overwritten. */
export function addUnreadable(entries: readonly unknown[]): void {
  writePreviousWork(readPreviousWork(), entries);
}

/** Returns whether two entries are of the same kind, and have files with the same names and texts. */
export function isSameWork(first: StoredWork, second: StoredWork): boolean {
  return first.kind === second.kind && hasSameFiles(first, second);
}

/** Returns the entries of the list, and updates the component when they change in this tab or another one. */
export function usePreviousWork(): readonly StoredWork[] {
  const text = useSyncExternalStore(subscribeToTexts, () => readText(PREVIOUS_WORK_KEY));
  return useMemo(() => readPreviousWork(text), [text]);
}

function writePreviousWork(readable: readonly StoredWork[], added: readonly unknown[] = []): void {
  const entries = [...readable, ...readStored(readText(PREVIOUS_WORK_KEY)).unreadable, ...added];
  storeText(PREVIOUS_WORK_KEY, entries.length === 0 ? null : JSON.stringify(entries));
}
