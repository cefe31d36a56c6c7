import { useSyncExternalStore } from 'react';
import { parseJson } from '@site/lib/json/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
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
  /** Whole values, as they were stored. */
  unreadable: readonly string[];
}

const NOTHING: Stored = { progress: { solved: [], drafts: {} }, unreadable: [] };

/**
 * Stored value at the last read. Components compare by identity, so the same stored value must give the same object.
 */
let known: { text: string | null; stored: Stored } = { text: null, stored: NOTHING };

let resets = 0;

/** Listeners of `onReplacedProgress`. */
const listeners = new Set<() => void>();

/**
 * Returns the progress on this page and in earlier visits. It reads the storage each time, because another page may
 * have written or reset it.
 */
export function readProgress(): Progress {
  return read().progress;
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

/** Stores the text of a lesson, and whether it is solved. A solved lesson stays solved. */
export function storeAnswer(lesson: string, text: string, isSolved: boolean): void {
  const answer = { solved: isSolved ? [lesson] : [], current: lesson, drafts: { [lesson]: text } };
  storeText(PROGRESS_KEY, format(merge(read(), { progress: answer, unreadable: [] })));
}

/** Lists the reader's latest texts as files, and the values that this release cannot read. */
export function listAnswers(): FileText[] {
  const { progress, unreadable } = read();
  return [
    ...Object.entries(progress.drafts).map(([lesson, text]) => ({ path: `tour/${lesson}.ws`, text })),
    ...unreadable.map((text, index) => ({ path: `tour/unreadable-${index + 1}.json`, text })),
  ];
}

/** Returns the number of resets. A verdict that was requested before a reset must not be stored. */
export function countResets(): number {
  return resets;
}

/**
 * Calls a function after the progress was reset or restored, also by a reset on another page. Editors then show other
 * text.
 *
 * @returns a function that removes the listener
 */
export function onReplacedProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Resets the progress. The reader can restore it, together with what earlier resets have removed. */
export function resetProgress(): void {
  resets += 1;
  if (readText(PROGRESS_KEY) !== null) {
    storeText(PREVIOUS_KEY, format(merge(parse(readText(PREVIOUS_KEY)), read())));
  }
  storeText(PROGRESS_KEY, null, { after: PREVIOUS_KEY });
  tellListeners();
}

/** Restores the progress that resets have removed. Texts that were written since then stay. */
export function restoreProgress(): void {
  storeText(PROGRESS_KEY, format(merge(parse(readText(PREVIOUS_KEY)), read())));
  storeText(PREVIOUS_KEY, null, { after: PROGRESS_KEY });
  tellListeners();
}

/**
 * After another page has reset the progress, drops the text that this page could not store, and ignores pending
 * verdicts.
 */
function followOtherPage(key: string | null): void {
  // Without a key, the other page has cleared the storage of the site.
  if (key !== null && key !== PROGRESS_KEY) return;
  if (readItem(PROGRESS_KEY) === null) {
    resets += 1;
    dropPendingText(PROGRESS_KEY);
    tellListeners();
  }
}

onStorageChange(followOtherPage);

function read(): Stored {
  const text = readText(PROGRESS_KEY);
  if (text !== known.text) known = { text, stored: parse(text) };
  return known.stored;
}

/** Combines two stored values. Where both have text of a lesson, the later one counts. */
function merge({ progress: earlier, unreadable }: Stored, { progress: later, ...others }: Stored): Stored {
  return {
    progress: {
      solved: [...new Set([...earlier.solved, ...later.solved])],
      current: later.current ?? earlier.current,
      drafts: { ...earlier.drafts, ...later.drafts },
    },
    unreadable: [...new Set([...unreadable, ...others.unreadable])],
  };
}

/** An object; `v.record` alone would also take a list. */
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

/** Reads what this release knows of a value that it cannot read completely. */
const ReadableSchema = v.object({
  solved: v.fallback(v.array(v.unknown()), []),
  current: v.fallback(v.optional(v.string()), undefined),
  drafts: v.fallback(ObjectSchema, {}),
});

function parse(text: string | null): Stored {
  if (text === null) return NOTHING;
  const value = parseJson(text);
  const stored = parseOutside(StoredSchema, value, `the stored progress of the tour (${PROGRESS_KEY})`);
  if (stored === undefined) return { progress: selectReadable(value), unreadable: [text] };
  const { unreadable, ...progress } = stored;
  const kept = unreadable.map(parseKept);

  return [...kept, { progress, unreadable: [] }].reduce(merge, NOTHING);
}

/** Reads a value that another release could not read completely. It stays unreadable if this release cannot, either. */
function parseKept(text: string): Stored {
  const kept = v.safeParse(StoredSchema, parseJson(text));
  if (!kept.success) return { ...NOTHING, unreadable: [text] };
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

/** Formats a stored value: the reverse of `parse`. */
function format({ progress, unreadable }: Stored): string {
  return JSON.stringify(unreadable.length === 0 ? progress : { ...progress, unreadable });
}
