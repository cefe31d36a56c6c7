import { useSyncExternalStore } from 'react';
import { parseJson } from '@site/lib/json/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
import { onStorageChange, readItem } from '@site/src/client/storage';
import * as v from 'valibot';
import type { FileText } from '../storage/readerTexts';
import { dropPendingText, storeText, readText } from '../storage/textStorage';
import { PREVIOUS_KEY, PROGRESS_KEY } from './progressKey';

/** Progress of a reader in the tour, by lesson name. */
export interface Progress {
  solved: readonly string[];
  /** The last lesson the reader worked on. */
  current?: string;
  /** Latest texts of the reader. */
  drafts: Readonly<Record<string, string>>;
}

const EMPTY: Progress = { solved: [], drafts: {} };

/**
 * Stored value at the last read. Components compare by identity, so the same stored value must give the same object.
 */
let known: { text: string | null; progress: Progress } = { text: null, progress: EMPTY };

let resets = 0;

const listeners = new Set<() => void>();

let isFollowing = false;

/**
 * Returns the progress on this page and in earlier visits. It reads the storage each time, because another page may
 * have written or reset it.
 */
export function readProgress(): Progress {
  const text = readText(PROGRESS_KEY);
  if (text !== known.text) known = { text, progress: parseProgress(text) };
  return known.progress;
}

/**
 * Returns the progress in a component, and whether there are answers to restore. The component updates on changes in
 * this page and others.
 */
export function useProgress(): { progress: Progress; hasPrevious: boolean } {
  return {
    progress: useSyncExternalStore(subscribe, readProgress),
    hasPrevious: useSyncExternalStore(subscribe, () => readText(PREVIOUS_KEY) !== null),
  };
}

/** Stores the text of a lesson, and whether it is solved. A solved lesson stays solved. */
export function storeAnswer(lesson: string, text: string, isSolved: boolean): void {
  const { solved, drafts } = readProgress();
  keep({
    solved: isSolved && !solved.includes(lesson) ? [...solved, lesson] : solved,
    current: lesson,
    drafts: { ...drafts, [lesson]: text },
  });
}

/** Lists the reader's latest texts as files. */
export function listAnswers(): FileText[] {
  return Object.entries(readProgress().drafts).map(([lesson, text]) => ({ path: `tour/${lesson}.ws`, text }));
}

/** Returns the number of resets. A verdict that was requested before a reset must not be stored. */
export function countResets(): number {
  return resets;
}

/** Resets the progress. The reader can restore it. */
export function resetProgress(): void {
  resets += 1;
  const text = readText(PROGRESS_KEY);
  if (text !== null) storeText(PREVIOUS_KEY, text);
  storeText(PROGRESS_KEY, null);
  notify();
}

/** Restores the progress before the last reset. Texts that were written since then stay. */
export function restoreProgress(): void {
  const { solved, current, drafts } = readProgress();
  const previous = parseProgress(readText(PREVIOUS_KEY));
  keep({
    ...previous,
    ...(current === undefined ? {} : { current }),
    solved: [...new Set([...previous.solved, ...solved])],
    drafts: { ...previous.drafts, ...drafts },
  });
  storeText(PREVIOUS_KEY, null);
  notify();
}

function subscribe(listener: () => void): () => void {
  if (!isFollowing) onStorageChange(followOtherPage);
  isFollowing = true;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Updates the progress after another page has stored or reset it. After a reset, this page also drops the text that it
 * could not store, and ignores pending verdicts.
 */
function followOtherPage(key: string | null): void {
  // Without a key, the other page has cleared the storage of the site.
  if (key !== null && key !== PROGRESS_KEY) return;
  if (readItem(PROGRESS_KEY) === null) {
    resets += 1;
    dropPendingText(PROGRESS_KEY);
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

const RecordSchema = v.record(v.string(), v.unknown());

/** Parses stored progress. Invalid entries are dropped with a warning; the others stay. */
function parseProgress(text: string | null): Progress {
  if (text === null) return EMPTY;
  const { solved, current, drafts } = check('whole', RecordSchema, parseJson(text)) ?? {};
  const name = current === undefined ? undefined : check('current', v.string(), current);
  const names = solved === undefined ? [] : (check('solved', v.array(v.unknown()), solved) ?? []);
  const texts = drafts === undefined ? {} : (check('drafts', RecordSchema, drafts) ?? {});

  return {
    solved: names.flatMap((entry) => check('solved', v.string(), entry) ?? []),
    ...(name === undefined ? {} : { current: name }),
    drafts: Object.fromEntries(
      Object.entries(texts).flatMap(([lesson, entry]) => {
        const draft = check(`drafts.${lesson}`, v.string(), entry);
        return draft === undefined ? [] : [[lesson, draft]];
      }),
    ),
  };
}

function check<Output>(place: string, schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  return parseOutside(schema, value, `the stored progress of the tour (${place})`);
}

function keep(progress: Progress): void {
  storeText(PROGRESS_KEY, JSON.stringify(progress));
  notify();
}
