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
  current?: string;
  /** Latest texts of the reader. */
  drafts: Readonly<Record<string, string>>;
}

type Entries = Readonly<Record<string, unknown>>;

/**
 * A stored value. Another release may have written entries that this one cannot read. They are stored again unchanged.
 */
interface Stored {
  /** Names of lessons, and unreadable entries. */
  solved: readonly unknown[];
  current?: string;
  /** Texts by lesson name, and unreadable entries. */
  drafts: Entries;
  /** Fields that this release does not know. */
  fields: Entries;
  /** Unreadable entries whose places this release needed for entries of its own. */
  replaced: readonly unknown[];
}

const NOTHING: Stored = { solved: [], drafts: {}, fields: {}, replaced: [] };

/**
 * Stored value at the last read. Components compare by identity, so the same stored value must give the same object.
 */
let known: { text: string | null; stored: Stored; progress: Progress } = {
  text: null,
  stored: NOTHING,
  progress: { solved: [], drafts: {} },
};

let resets = 0;

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
  const answer = { ...NOTHING, solved: isSolved ? [lesson] : [], current: lesson, drafts: { [lesson]: text } };
  storeText(PROGRESS_KEY, format(merge(read().stored, answer)));
}

/** Lists the reader's latest texts as files, and the entries that this release cannot read. */
export function listAnswers(): FileText[] {
  const { drafts, fields, replaced } = read().stored;
  return [
    ...Object.entries(drafts).map(([lesson, entry]) =>
      typeof entry === 'string' ? { path: `tour/${lesson}.ws`, text: entry } : toFile(`${lesson}-unreadable`, entry),
    ),
    ...[...Object.entries(fields).map(([name, entry]) => ({ [name]: entry })), ...replaced].map((entry, index) =>
      toFile(`unreadable-${index + 1}`, entry),
    ),
  ];
}

function toFile(name: string, entry: unknown): FileText {
  return { path: `tour/${name}.json`, text: JSON.stringify(entry) };
}

/** Returns the number of resets. A verdict that was requested before a reset must not be stored. */
export function countResets(): number {
  return resets;
}

/** Resets the progress. The reader can restore it, together with what earlier resets have removed. */
export function resetProgress(): void {
  resets += 1;
  if (readText(PROGRESS_KEY) !== null) {
    storeText(PREVIOUS_KEY, format(merge(parse(readText(PREVIOUS_KEY)), read().stored)));
  }
  storeText(PROGRESS_KEY, null, { after: PREVIOUS_KEY });
}

/** Restores the progress that resets have removed. Texts that were written since then stay. */
export function restoreProgress(): void {
  storeText(PROGRESS_KEY, format(merge(parse(readText(PREVIOUS_KEY)), read().stored)));
  storeText(PREVIOUS_KEY, null, { after: PROGRESS_KEY });
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
  }
}

onStorageChange(followOtherPage);

function read(): typeof known {
  const text = readText(PROGRESS_KEY);
  if (text !== known.text) {
    const stored = parse(text);
    known = { text, stored, progress: selectReadable(stored) };
  }
  return known;
}

/** Selects what this release can read, with a warning about the rest. */
function selectReadable({ solved, current, drafts }: Stored): Progress {
  return {
    solved: solved.flatMap((entry) => check('solved', v.string(), entry) ?? []),
    ...(current === undefined ? {} : { current }),
    drafts: Object.fromEntries(
      Object.entries(drafts).flatMap(([lesson, entry]) => {
        const draft = check(`drafts.${lesson}`, v.string(), entry);
        return draft === undefined ? [] : [[lesson, draft]];
      }),
    ),
  };
}

/** Combines two stored values. Where both have an entry, the later one counts. */
function merge(earlier: Stored, later: Stored): Stored {
  const current = later.current ?? earlier.current;
  const replacedDrafts = listReplaced(earlier.drafts, later.drafts).filter(
    // A readable draft is an earlier text of a lesson, which the reader has overwritten.
    ({ entry }) => typeof entry !== 'string',
  );
  return {
    solved: [...new Set([...earlier.solved, ...later.solved])],
    ...(current === undefined ? {} : { current }),
    drafts: { ...earlier.drafts, ...later.drafts },
    fields: { ...earlier.fields, ...later.fields },
    replaced: [
      ...earlier.replaced,
      ...later.replaced,
      ...replacedDrafts.map(({ key, entry }) => ({ drafts: { [key]: entry } })),
      ...listReplaced(earlier.fields, later.fields).map(({ key, entry }) => ({ [key]: entry })),
    ],
  };
}

/** Lists the entries of `earlier` for which `later` has another value. */
function listReplaced(earlier: Entries, later: Entries): { key: string; entry: unknown }[] {
  return Object.entries(earlier)
    .filter(([key, entry]) => Object.hasOwn(later, key) && JSON.stringify(later[key]) !== JSON.stringify(entry))
    .map(([key, entry]) => ({ key, entry }));
}

const RecordSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

function parse(text: string | null): Stored {
  if (text === null) return NOTHING;
  // Text that is not JSON is an unreadable entry, too.
  const value = parseJson(text) ?? text;
  const record = check('whole', RecordSchema, value);
  if (record === undefined) return { ...NOTHING, replaced: [value] };
  const { solved = [], current = '', drafts = {}, replaced = [], ...fields } = record;
  const names = check('solved', v.array(v.unknown()), solved);
  const name = check('current', v.string(), current) ?? '';
  const texts = check('drafts', RecordSchema, drafts);
  return {
    solved: names ?? [],
    ...(name === '' ? {} : { current: name }),
    drafts: texts ?? {},
    fields,
    replaced: [
      ...(v.is(v.array(v.unknown()), replaced) ? replaced : [replaced]),
      ...(names === undefined ? [{ solved }] : []),
      ...(texts === undefined ? [{ drafts }] : []),
    ],
  };
}

/** Formats a stored value: the reverse of `parse`. */
function format({ fields, replaced, ...others }: Stored): string {
  return JSON.stringify({ ...fields, ...others, ...(replaced.length === 0 ? {} : { replaced }) });
}

function check<Output>(place: string, schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  return parseOutside(schema, value, `the stored progress of the tour (${place})`);
}
