// Previous work: what a reader wrote before something else took its place.
import { useEffect, useState } from 'react';
import { onStorageChange } from '@site/src/client/storage';
import { keepText, readText, subscribeToTexts } from '../../kept/keptTexts';
import { hasSameFiles, readKept } from './keptWork';
import type { KeptWork } from './PlayState';

/** The key of the list, newest first. */
export const SHELF_KEY = 'playground.previous';

/** How many works the browser keeps. */
const SHELF_LIMIT = 20;

/** What a reader can bring back, newest first. */
function readShelf(): KeptWork[] {
  // Early releases wrote no ids.
  return readKept(readText(SHELF_KEY)).works.map((work, index) =>
    work.id === '' ? { ...work, id: `${index}` } : work,
  );
}

/**
 * Puts a work on the shelf. It replaces an earlier version of itself.
 *
 * @returns the oldest work, where there was no place left for it
 */
export function addToShelf(work: KeptWork): KeptWork | undefined {
  const entry = { ...work, id: work.id === '' ? createId() : work.id, at: work.at === 0 ? Date.now() : work.at };
  const others = readShelf().filter((other) => other.id !== entry.id && !isSame(other, entry));
  const works = [entry, ...others].sort((first, second) => second.at - first.at);
  write(works.slice(0, SHELF_LIMIT));
  return works[SHELF_LIMIT];
}

/** Takes works from the shelf. */
export function removeFromShelf(isRemoved: (work: KeptWork) => boolean): void {
  const works = readShelf();
  const rest = works.filter((work) => !isRemoved(work));
  if (rest.length < works.length) write(rest);
}

/** Keeps what was found under the key of the contracts and cannot be read, before something is written over it. */
export function addUnreadable(entries: readonly unknown[]): void {
  write(readShelf(), entries);
}

/** Whether two works are of one kind and have the same texts. */
export function isSame(first: KeptWork, second: KeptWork): boolean {
  return first.kind === second.kind && hasSameFiles(first, second);
}

/** In a component: what is on the shelf, also when another tab changes it. */
export function useShelf(): readonly KeptWork[] {
  const [shelf, setShelf] = useState(readShelf);
  useEffect(() => {
    let known = readText(SHELF_KEY);
    const follow = (): void => {
      const text = readText(SHELF_KEY);
      if (text === known) return;
      known = text;
      setShelf(readShelf());
    };
    const unsubscribe = subscribeToTexts(follow);
    const ignoreOtherTabs = onStorageChange(follow);
    return () => {
      unsubscribe();
      ignoreOtherTabs();
    };
  }, []);

  return shelf;
}

/** Tells one work from another. Pages that are not served securely cannot use `randomUUID`. */
export function createId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function write(works: readonly KeptWork[], added: readonly unknown[] = []): void {
  const entries = [...works, ...readKept(readText(SHELF_KEY)).unreadable, ...added];
  keepText(SHELF_KEY, entries.length === 0 ? null : JSON.stringify(entries));
}
