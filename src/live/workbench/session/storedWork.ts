import { parseJson } from '@site/lib/json/parseJson';
import * as v from 'valibot';
import { createUniqueName, findNameProblem } from './fileNames';
import {
  createState,
  DEFAULT_OPTIONS,
  type StoredWork,
  StoredWorkSchema,
  selectUnreadableFiles,
  type WorkbenchState,
} from './WorkbenchState';

type StoredFile = StoredWork['files'][number];

/** Converts contracts to the stored format. */
export function toStored({ files, activeId, options, isTouched }: WorkbenchState): StoredWork {
  return {
    ...createStoredWork('contracts', files),
    active: files.findIndex(({ id }) => id === activeId),
    options,
    isTouched,
  };
}

/** Converts files to the stored format, with defaults for everything else. */
export function createStoredWork(kind: StoredWork['kind'], files: readonly StoredFile[]): StoredWork {
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

/** Converts stored contracts back: the reverse of `toStored`. Files with invalid or duplicate names get other names. */
export function fromStored({ files, active, options, isTouched }: StoredWork): WorkbenchState {
  const named: StoredFile[] = [];
  for (const { path, text } of files) {
    const taken = named.map((file) => file.path);
    const isValid = findNameProblem(path, taken) === undefined;
    named.push({ path: isValid ? path : createUniqueName(path, taken), text });
  }
  return createState(named, options, { active, isTouched });
}

/**
 * Reads the work stored under a key, which is one entry or a list. Entries that this release cannot read are returned
 * unchanged, so that they are never overwritten. If only some files of an entry are unreadable, an entry with only
 * these files is returned.
 */
export function readStored(text: string | null): { readable: StoredWork[]; unreadable: unknown[] } {
  if (text === null) return { readable: [], unreadable: [] };
  // Text that is not JSON is an unreadable entry, too.
  const value = parseJson(text) ?? text;
  const readable: StoredWork[] = [];
  const unreadable: unknown[] = [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const entry of entries) {
    const result = v.safeParse(StoredWorkSchema, entry);
    if (result.success) readable.push(result.output);
    const rest = result.success ? selectUnreadableFiles(entry) : entry;
    if (rest !== undefined) unreadable.push(rest);
  }
  return { readable, unreadable };
}

/** Returns whether work contains text that the reader wrote. */
export function hasUserContent({
  files,
  isTouched,
}: Pick<WorkbenchState | StoredWork, 'files' | 'isTouched'>): boolean {
  return isTouched && files.some(({ text }) => text.trim() !== '');
}

/** Returns whether two entries have files with the same names and texts, in the same order. */
export function hasSameFiles(
  first: { files: readonly StoredFile[] },
  second: { files: readonly StoredFile[] },
): boolean {
  return (
    first.files.length === second.files.length &&
    second.files.every(({ path, text }, index) => first.files[index]?.path === path && first.files[index].text === text)
  );
}
