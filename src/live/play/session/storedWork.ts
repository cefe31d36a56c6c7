import { parseJson } from '@site/lib/json/parseJson';
import * as v from 'valibot';
import { createUniqueName, findNameProblem } from './fileNames';
import { fromStoredText, toStoredText } from '../../storage/longTexts';
import {
  createState,
  DEFAULT_OPTIONS,
  type StoredWork,
  StoredWorkSchema,
  selectUnreadableFiles,
  type PlayFile,
  type PlayState,
} from './PlayState';
import type { PlayDocument, Payload, Versions } from './ReaderWork';

type FileText = Pick<PlayFile, 'path' | 'text'>;

export function toStored({ files, activeId, options, isTouched }: PlayState): StoredWork {
  return {
    ...createStoredWork('contracts', files),
    active: files.findIndex(({ id }) => id === activeId),
    options,
    isTouched,
  };
}

/** Converts files to the stored format, with defaults for everything else. */
export function createStoredWork(kind: StoredWork['kind'], files: readonly FileText[]): StoredWork {
  return {
    v: 1,
    kind,
    files: files.map(({ path, text }) => ({ path, text })),
    active: 0,
    options: DEFAULT_OPTIONS,
    isTouched: true,
    id: '',
    at: 0,
  };
}

/** Converts stored contracts back: the reverse of `toStored`. Files whose names are invalid or taken get other names. */
export function fromStored({ files, active, options, isTouched }: StoredWork): PlayState {
  const named: FileText[] = [];
  for (const { path, text } of files) {
    const taken = named.map((file) => file.path);
    const isValid = findNameProblem(path, taken) === undefined;
    named.push({ path: isValid ? path : createUniqueName(path, taken), text });
  }
  return createState(named, options, { active, isTouched });
}

export function toDocumentWork({ text, path = 'document' }: PlayDocument): StoredWork {
  return createStoredWork('document', [{ path, text: toStoredText(text) }]);
}

/** Converts a stored document back: the reverse of `toDocumentWork`. */
export function fromDocumentWork({ files: [file] }: StoredWork): PlayDocument {
  return file === undefined
    ? { text: '' }
    : { text: fromStoredText(file.text), ...(file.path === 'document' ? {} : { path: file.path }) };
}

export function toComparisonWork({ before, after }: Versions): StoredWork {
  return createStoredWork('comparison', [
    { path: 'before.ws', text: before },
    { path: 'after.ws', text: after },
  ]);
}

/** Converts two stored versions back: the reverse of `toComparisonWork`. */
export function fromComparisonWork({ files: [before, after] }: StoredWork): Versions {
  return { before: before?.text ?? '', after: after?.text ?? '' };
}

export function toPayloadWork({ text }: Pick<Payload, 'text'>): StoredWork {
  return createStoredWork('payload', [{ path: 'payload.json', text }]);
}

/**
 * Reads the work stored under a key, which is one entry or a list. Entries that this release cannot read are returned
 * unchanged, so that they are never overwritten. If only some files of an entry are unreadable, they are returned as an
 * entry of their own.
 */
export function readStored(text: string | null): { works: StoredWork[]; unreadable: unknown[] } {
  if (text === null) return { works: [], unreadable: [] };
  // Text that is not JSON is an unreadable entry, too.
  const value = parseJson(text) ?? text;
  const works: StoredWork[] = [];
  const unreadable: unknown[] = [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const entry of entries) {
    const result = v.safeParse(StoredWorkSchema, entry);
    if (result.success) works.push(result.output);
    const rest = result.success ? selectUnreadableFiles(entry) : entry;
    if (rest !== undefined) unreadable.push(rest);
  }
  return { works, unreadable };
}

/** Returns whether the work has content that the reader wrote. */
export function hasUserContent({ files, isTouched }: Pick<PlayState | StoredWork, 'files' | 'isTouched'>): boolean {
  return isTouched && files.some(({ text }) => text.trim() !== '');
}

/** Returns whether two works have files with the same names and texts. */
export function hasSameFiles(first: { files: readonly FileText[] }, second: { files: readonly FileText[] }): boolean {
  return (
    first.files.length === second.files.length &&
    second.files.every(({ path, text }, index) => first.files[index]?.path === path && first.files[index].text === text)
  );
}
