// Storage for everything that readers type in the workbench, the blocks and the tour. If the browser cannot store
// text, this module keeps it in memory until the reader leaves the site or reloads the page.
import { useSyncExternalStore } from 'react';
import { listKeys, onStorageChange, readItem, writeItem } from '@site/src/client/storage';

/**
 * Texts by key that could not be stored, because storage is full or blocked. `null` means that the text must be
 * removed.
 */
const pendingTexts = new Map<string, string | null>();

/** Ids of long texts that could not be stored, because storage is full or blocked. */
const idsInMemory = new Set<string>();

const listeners = new Set<() => void>();

/**
 * Reads the text under a key: the text in memory or, if there is none, the stored text. `null` means that there is no
 * text.
 */
export function readText(key: string): string | null {
  const pending = pendingTexts.get(key);
  return pending === undefined ? readItem(key) : pending;
}

/**
 * Stores text, or removes it if it is `null`. If the browser cannot store it, the page keeps it in memory and tries
 * again when the key is written next.
 *
 * @param after - key whose text must be stored first, because this call may overwrite the only copy of that text. If
 *   the text of that key cannot be stored, this call keeps `text` in memory
 * @returns whether the browser has stored the text
 */
export function storeText(key: string, text: string | null, { after }: { after?: string } = {}): boolean {
  const earlier = after === undefined ? undefined : pendingTexts.get(after);
  if (after !== undefined && earlier !== undefined) tryToStore(after, earlier);
  if (after !== undefined && pendingTexts.has(after)) pendingTexts.set(key, text);
  else tryToStore(key, text);
  notify();
  return !pendingTexts.has(key);
}

/**
 * Lists the texts under all keys that begin with a prefix, sorted by key.
 *
 * @returns the texts, and their keys without the prefix as `name`
 */
export function listTexts(prefix: string): { name: string; text: string }[] {
  const keys = new Set([...listKeys(), ...pendingTexts.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => {
      const text = readText(key);
      return text === null ? [] : [{ name: key.slice(prefix.length), text }];
    });
}

/** Drops the text under a key if it exists only in memory. */
export function dropPendingText(key: string): void {
  pendingTexts.delete(key);
  notify();
}

/** Records whether the browser has stored text that this module does not store itself, for `useIsAllStored`. */
export function reportStored(name: string, isStored: boolean): void {
  if (isStored) idsInMemory.delete(name);
  else idsInMemory.add(name);
  notify();
}

/**
 * Calls a listener after each call of `storeText`, `dropPendingText` or `reportStored` in this tab, and after each
 * change of `localStorage` in another tab.
 *
 * @returns a function that removes the listener
 */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribeFromStorage = onStorageChange(listener);
  return () => {
    listeners.delete(listener);
    unsubscribeFromStorage();
  };
}

/** Returns whether the browser has stored all texts, and updates the component when this changes. */
export function useIsAllStored(): boolean {
  return useSyncExternalStore(subscribeToTexts, isAllStored);
}

function isAllStored(): boolean {
  return pendingTexts.size === 0 && idsInMemory.size === 0;
}

/** Makes the browser ask readers whether they really want to leave the site or reload the page. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function tryToStore(key: string, text: string | null): void {
  // Removing text fails if storage is blocked. This does not matter if no text is stored under the key.
  if (writeItem(key, text) || (text === null && readItem(key) === null)) pendingTexts.delete(key);
  else pendingTexts.set(key, text);
}

function notify(): void {
  // Without text that would be lost, there is no listener, because some browsers then keep the page for Back.
  if (isAllStored()) window.removeEventListener('beforeunload', askBeforeUnload);
  else window.addEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}
