// The shelf contains work that the reader has replaced or deleted. The page calls it previous work.
import { useMemo, useSyncExternalStore } from 'react';
import { createId } from '../../storage/longTexts';
import { storeText, readText, subscribeToTexts } from '../../storage/textStorage';
import { hasSameFiles, readStored } from './storedWork';
import type { StoredWork } from './WorkbenchState';

/** Storage key of the list, newest first. */
export const SHELF_KEY = 'playground.previous';

/** Maximum number of readable entries on the shelf. */
const SHELF_LIMIT = 20;

/** Reads the entries that a reader can restore, newest first. */
function readShelf(text = readText(SHELF_KEY)): StoredWork[] {
  // Entries that early releases stored have no id, so their index in the list serves as one.
  return readStored(text).works.map((work, index) => (work.id === '' ? { ...work, id: `${index}` } : work));
}

/**
 * Adds work to the shelf. Removes any entry with the same id, or with the same kind, names and texts.
 *
 * @returns the oldest entry if it was dropped because the shelf was full; otherwise undefined
 */
export function addToShelf(work: StoredWork): StoredWork | undefined {
  const entry = { ...work, id: work.id === '' ? createId() : work.id, at: work.at === 0 ? Date.now() : work.at };
  const others = readShelf().filter((other) => other.id !== entry.id && !isSameWork(other, entry));
  const works = [entry, ...others].sort((first, second) => second.at - first.at);
  writeShelf(works.slice(0, SHELF_LIMIT));
  return works[SHELF_LIMIT];
}

/** Removes entries from the shelf. */
export function removeFromShelf(isRemoved: (work: StoredWork) => boolean): void {
  const works = readShelf();
  const rest = works.filter((work) => !isRemoved(work));
  if (rest.length < works.length) writeShelf(rest);
}

/** Adds unreadable values that were stored as contracts to the shelf, before they are overwritten. */
export function addUnreadable(entries: readonly unknown[]): void {
  writeShelf(readShelf(), entries);
}

/** Returns whether two entries are of the same kind, and have files with the same names and texts. */
export function isSameWork(first: StoredWork, second: StoredWork): boolean {
  return first.kind === second.kind && hasSameFiles(first, second);
}

/** Returns the entries on the shelf, and updates the component when they change in this tab or another one. */
export function useShelf(): readonly StoredWork[] {
  const text = useSyncExternalStore(subscribeToTexts, () => readText(SHELF_KEY));
  return useMemo(() => readShelf(text), [text]);
}

function writeShelf(works: readonly StoredWork[], added: readonly unknown[] = []): void {
  const entries = [...works, ...readStored(readText(SHELF_KEY)).unreadable, ...added];
  storeText(SHELF_KEY, entries.length === 0 ? null : JSON.stringify(entries));
}
