import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { parseJson } from '@site/lib/json/parseJson';
import { parseUntrusted } from '@site/src/client/parseUntrusted';
import { onStorageChange, readItem } from '@site/src/client/storage';
import * as v from 'valibot';
import type { FileText } from '../storage/readerTexts';
import { dropPendingText, storeText, readText, subscribeToTexts } from '../storage/textStorage';
import { PREVIOUS_KEY, PROGRESS_KEY } from './progressKey';

/** Progress of a reader in the tour, by lesson name. */
export interface Progress {
  solved: readonly string[];
  /** The last lesson the reader worked on. */
  current?: string | undefined;
  /** Latest texts of the reader. */
  drafts: Readonly<Record<string, string>>;
}

/** A stored value: the progress, and earlier values that this or another release could not read completely. */
interface Stored {
  progress: Progress;
  /** The unreadable values, unchanged. */
  unreadable: readonly string[];
}

const NO_PROGRESS: Stored = { progress: { solved: [], drafts: {} }, unreadable: [] };

/** Result of the last read. Components compare by identity, so the same stored text must give the same object. */
let lastRead: { text: string | null; stored: Stored } = { text: null, stored: NO_PROGRESS };

/** Listeners of `useReplacedProgress`. */
const listeners = new Set<() => void>();

/**
 * Returns the progress on this page and in earlier visits. It reads the storage each time, because another page may
 * have written or reset it.
 */
export function readProgress(): Progress {
  return readStored().progress;
}

/**
 * Returns the progress in a component, and whether there are answers to restore. The component updates on changes in
 * this page and others.
 */
export function useProgress(): { progress: Progress; hasPrevious: boolean } {
  return {
    progress: useSyncExternalStore(subscribeToTexts, readProgress),
    hasPrevious: useSyncExternalStore(subscribeToTexts, () => readText(PREVIOUS_KEY) !== null),
  };
}

/**
 * Stores the reader's text for a lesson, makes this lesson the current one, and marks it as solved if `isSolved` is
 * true. A solved lesson stays solved.
 */
export function storeAnswer(lesson: string, text: string, isSolved: boolean): void {
  const answer = { solved: isSolved ? [lesson] : [], current: lesson, drafts: { [lesson]: text } };
  storeText(PROGRESS_KEY, formatStored(mergeStored(readStored(), { progress: answer, unreadable: [] })));
}

/** Lists the reader's latest texts as files, and the values that this release cannot read. */
export function listAnswers(): FileText[] {
  const { progress, unreadable } = readStored();
  return [
    ...Object.entries(progress.drafts).map(([lesson, text]) => ({ path: `tour/${lesson}.ws`, text })),
    ...unreadable.map((text, index) => ({ path: `tour/unreadable-${index + 1}.json`, text })),
  ];
}

/** Runs an action after the progress was reset or restored, on this page or another one. */
export function useReplacedProgress(action: () => void): void {
  const onReplaced = useEffectEvent(action);
  useEffect(() => {
    const listener = (): void => {
      onReplaced();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Resets the progress. The reader can restore it, together with what earlier resets have removed. */
export function resetProgress(): void {
  if (readText(PROGRESS_KEY) !== null) {
    storeText(PREVIOUS_KEY, formatStored(mergeStored(parseStored(readText(PREVIOUS_KEY)), readStored())));
  }
  storeText(PROGRESS_KEY, null, { after: PREVIOUS_KEY });
  notifyListeners();
}

/** Restores the progress that resets have removed. Keeps text that the reader has written since the reset. */
export function restoreProgress(): void {
  storeText(PROGRESS_KEY, formatStored(mergeStored(parseStored(readText(PREVIOUS_KEY)), readStored())));
  storeText(PREVIOUS_KEY, null, { after: PROGRESS_KEY });
  notifyListeners();
}

/**
 * After another page has reset the progress, drops the text that this page could not store. After a reset or a
 * restoration, calls the listeners.
 */
function followOtherPage(key: string | null): void {
  // Without a key, the other page has cleared the storage of the site.
  const isReset = (key === null || key === PROGRESS_KEY) && readItem(PROGRESS_KEY) === null;
  // A restoration ends with the removal of the previous progress.
  const isRestored = key === PREVIOUS_KEY && readItem(PREVIOUS_KEY) === null;
  if (isReset) dropPendingText(PROGRESS_KEY);
  if (isReset || isRestored) notifyListeners();
}

onStorageChange(followOtherPage);

function readStored(): Stored {
  const text = readText(PROGRESS_KEY);
  if (text !== lastRead.text) lastRead = { text, stored: parseStored(text) };
  return lastRead.stored;
}

/** Combines two stored values. If both have text of the same lesson, keeps that of the later value. */
function mergeStored({ progress: earlier, unreadable }: Stored, { progress: later, ...others }: Stored): Stored {
  return {
    progress: {
      solved: [...new Set([...earlier.solved, ...later.solved])],
      current: later.current ?? earlier.current,
      drafts: { ...earlier.drafts, ...later.drafts },
    },
    unreadable: [...new Set([...unreadable, ...others.unreadable])],
  };
}

/** Schema of an object. `v.record` alone would also accept an array. */
const ObjectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const StoredSchema = v.strictObject({
  solved: v.array(v.string()),
  current: v.optional(v.string()),
  drafts: v.pipe(ObjectSchema, v.record(v.string(), v.string())),
  unreadable: v.optional(v.array(v.string()), []),
});

/** Schema that selects the readable properties of a value that does not match `StoredSchema`. */
const ReadableSchema = v.object({
  solved: v.fallback(v.array(v.unknown()), []),
  current: v.fallback(v.optional(v.string()), undefined),
  drafts: v.fallback(ObjectSchema, {}),
});

function parseStored(text: string | null): Stored {
  if (text === null) return NO_PROGRESS;
  const value = parseJson(text);
  const stored = parseUntrusted(StoredSchema, value, `the stored progress of the tour (${PROGRESS_KEY})`);
  if (stored === undefined) return { progress: selectReadable(value), unreadable: [text] };
  const { unreadable, ...progress } = stored;
  const kept = unreadable.map(parseUnreadable);

  return [...kept, { progress, unreadable: [] }].reduce(mergeStored, NO_PROGRESS);
}

/** Parses a value that another release could not read. If this release cannot read it either, it stays unreadable. */
function parseUnreadable(text: string): Stored {
  const kept = v.safeParse(StoredSchema, parseJson(text));
  if (!kept.success) return { ...NO_PROGRESS, unreadable: [text] };
  const { unreadable, ...progress } = kept.output;
  return { progress, unreadable };
}

function selectReadable(value: unknown): Progress {
  const { solved, current, drafts } = v.parse(v.fallback(ReadableSchema, { solved: [], drafts: {} }), value);
  const isString = (entry: unknown): entry is string => typeof entry === 'string';
  return {
    solved: solved.filter(isString),
    current,
    drafts: Object.fromEntries(Object.entries(drafts).filter((entry): entry is [string, string] => isString(entry[1]))),
  };
}

/** Formats a stored value: the reverse of `parseStored`. */
function formatStored({ progress, unreadable }: Stored): string {
  return JSON.stringify(unreadable.length === 0 ? progress : { ...progress, unreadable });
}
