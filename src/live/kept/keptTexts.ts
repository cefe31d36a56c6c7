// The one place where the playground, the blocks and the tour keep what readers type. A text that the browser refuses stays here until the page is left.
import { useSyncExternalStore } from 'react';
import { listKeys, readItem, writeItem } from '@site/src/client/storage';

/** Texts by key that the browser has no room for or may not keep. `null` stands for a text that is to be removed. */
const unkept = new Map<string, string | null>();

const listeners = new Set<() => void>();

/** The text under a key: the one that only this page has, else the one that the browser keeps. */
export function readText(key: string): string | null {
  const own = unkept.get(key);
  return own === undefined ? readItem(key) : own;
}

/**
 * Keeps a text, or removes it with `null`. Where the browser refuses, the page remembers the text; it tries again when the key is written next.
 *
 * @param after - a key whose text must be kept first, because what is written over here may be its only copy
 * @returns whether the browser keeps the text
 */
export function keepText(key: string, text: string | null, { after }: { after?: string } = {}): boolean {
  const waiting = after === undefined ? undefined : unkept.get(after);
  if (after !== undefined && waiting !== undefined) tryToKeep(after, waiting);
  if (after !== undefined && unkept.has(after)) unkept.set(key, text);
  else tryToKeep(key, text);
  notify();
  return !unkept.has(key);
}

/** The texts under all keys that begin with a prefix. */
export function listTexts(prefix: string): { name: string; text: string }[] {
  const keys = new Set([...listKeys(), ...unkept.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => {
      const text = readText(key);
      return text === null ? [] : [{ name: key.slice(prefix.length), text }];
    });
}

/** Drops what only this page has under a key. */
export function dropUnkept(key: string): void {
  unkept.delete(key);
  notify();
}

/** @returns what ends it */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** In a component: whether the browser keeps everything. */
export function useIsAllKept(): boolean {
  return useSyncExternalStore(subscribeToTexts, () => unkept.size === 0);
}

function tryToKeep(key: string, text: string | null): void {
  if (writeItem(key, text)) unkept.delete(key);
  else unkept.set(key, text);
}

function notify(): void {
  for (const listener of listeners) listener();
}
