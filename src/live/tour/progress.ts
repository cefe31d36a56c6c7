import { useSyncExternalStore } from 'react';
import { parseJson } from '@site/src/client/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
import { onStorageChange, readItem } from '@site/src/client/storage';
import * as v from 'valibot';
import { dropUnkept, keepText, readText } from '../kept/keptTexts';
import { PREVIOUS_KEY, PROGRESS_KEY } from './progressKey';

/** What a reader has done in the tour, by the names of the lessons. */
export interface Progress {
  solved: readonly string[];
  /** The last lesson the reader worked on. */
  current?: string;
  /** What the reader wrote last. */
  drafts: Readonly<Record<string, string>>;
}

const EMPTY: Progress = { solved: [], drafts: {} };

/** What the browser kept when it was last read. Components compare, so the same text must give the same object. */
let known: { text: string | null; progress: Progress } = { text: null, progress: EMPTY };

let resets = 0;

const listeners = new Set<() => void>();

let isFollowing = false;

/** What was done so far, on this page or in an earlier visit. It is read again each time, because another page may have written or forgotten it. */
export function readProgress(): Progress {
  const text = readText(PROGRESS_KEY);
  if (text !== known.text) known = { text, progress: parseProgress(text) };
  return known.progress;
}

/** The progress in a component, which follows this page and other ones, and whether there are answers to bring back. */
export function useProgress(): { progress: Progress; hasPrevious: boolean } {
  return {
    progress: useSyncExternalStore(subscribe, readProgress),
    hasPrevious: useSyncExternalStore(subscribe, () => readText(PREVIOUS_KEY) !== null),
  };
}

/** Keeps what is written in a lesson, and whether it is solved; once solved, it stays so. */
export function keepAnswer(lesson: string, text: string, isSolved: boolean): void {
  const { solved, drafts } = readProgress();
  keep({
    solved: isSolved && !solved.includes(lesson) ? [...solved, lesson] : solved,
    current: lesson,
    drafts: { ...drafts, [lesson]: text },
  });
}

/** How often the progress was forgotten: an answer to a question from before that is not kept any more. */
export function countResets(): number {
  return resets;
}

/** Begins again. What was done can be brought back. */
export function forgetProgress(): void {
  resets += 1;
  const text = readText(PROGRESS_KEY);
  if (text !== null) keepText(PREVIOUS_KEY, text);
  keepText(PROGRESS_KEY, null);
  notify();
}

/** Brings back what was forgotten last. What was written since then stays. */
export function bringProgressBack(): void {
  const { solved, current, drafts } = readProgress();
  const previous = parseProgress(readText(PREVIOUS_KEY));
  keep({
    ...previous,
    ...(current === undefined ? {} : { current }),
    solved: [...new Set([...previous.solved, ...solved])],
    drafts: { ...previous.drafts, ...drafts },
  });
  keepText(PREVIOUS_KEY, null);
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

/** Another page has kept something, or forgotten everything: then this one forgets what it could not keep and what is still being judged. */
function followOtherPage(key: string | null): void {
  // Without a key, the other page has forgotten all that the site keeps.
  if (key !== null && key !== PROGRESS_KEY) return;
  if (readItem(PROGRESS_KEY) === null) {
    resets += 1;
    dropUnkept(PROGRESS_KEY);
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

const RecordSchema = v.record(v.string(), v.unknown());

/** Reads what the browser kept. What `keepAnswer` cannot have written is dropped with a warning; all else stays. */
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
  return parseOutside(schema, value, `the kept progress of the tour (${place})`);
}

function keep(progress: Progress): void {
  keepText(PROGRESS_KEY, JSON.stringify(progress));
  notify();
}
