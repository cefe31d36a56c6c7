import * as v from 'valibot';
import { DEFAULT_PACKAGE } from '../../../../lib/compiler/emitters';
import { findFormerVersion } from '../../../../lib/compiler/findRelease';
import { type ContractSource, EMITTERS, type Emitter, type Generation } from '../../../../lib/compiler/types';

/** Modes of the workbench, with their names for readers. */
export const MODES = { write: 'Write', read: 'Read', convert: 'Convert', compare: 'Compare' } as const;

export type Mode = keyof typeof MODES;

/** Names of the modes, in the order of the toolbar. The cast is needed because `Object.keys` returns strings. */
export const MODE_NAMES = Object.keys(MODES) as Mode[];

/**
 * Storage key of the contracts. Like all keys of the workbench, it contains the workbench's former name, so that stored
 * work is still found.
 */
export const CONTRACTS_KEY = 'playground.contracts';

/** A contract in the workbench. */
export interface WorkbenchFile {
  /** Identifier that stays the same when the file is renamed. */
  id: number;
  /** File name, which ends in `.ws`. */
  path: string;
  text: string;
}

/** Options for the generated code. */
export interface WorkbenchOptions {
  target: Emitter;
  generation: Generation;
  /** Package as typed, so it may be invalid. */
  package: string;
  /** Whether the shared runtime is generated too, as with `--shared`. */
  shared: boolean;
  /** Former release of the compiler; undefined selects the site's release. */
  release?: string | undefined;
}

export const DEFAULT_OPTIONS: WorkbenchOptions = {
  target: 'java',
  generation: 'default',
  package: DEFAULT_PACKAGE,
  shared: false,
};

export const DEFAULT_FILE = 'contract.ws';

/** The contracts of the workbench and the options for their generated code. */
export interface WorkbenchState {
  /** One or more files. */
  files: readonly WorkbenchFile[];
  activeId: number;
  options: WorkbenchOptions;
  /** Whether the reader has changed the contracts. An unchanged example is replaced without being saved. */
  isTouched: boolean;
}

/**
 * Options as the browser stores them. Values that this release does not know, such as a target of a later release,
 * become the defaults, so that the contracts are still readable.
 */
const StoredOptionsSchema = v.fallback(
  v.object({
    target: v.fallback(v.picklist(EMITTERS), DEFAULT_OPTIONS.target),
    generation: v.fallback(v.picklist(['default', 'ir']), DEFAULT_OPTIONS.generation),
    package: v.fallback(v.string(), DEFAULT_OPTIONS.package),
    shared: v.fallback(v.boolean(), DEFAULT_OPTIONS.shared),
    release: v.fallback(v.optional(v.pipe(v.string(), v.transform(findFormerVersion))), undefined),
  }),
  DEFAULT_OPTIONS,
);

const StoredFileSchema = v.object({ path: v.fallback(v.string(), DEFAULT_FILE), text: v.string() });

/** The largest time value that a `Date` can represent, in milliseconds. */
const LATEST_TIME = 8.64e15;

/** Files as the browser stores them, without unreadable ones, which `selectUnreadableFiles` returns. */
const StoredFilesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((files) =>
    files.filter((file) => v.is(StoredFileSchema, file)).map((file) => v.parse(StoredFileSchema, file)),
  ),
  v.minLength(1),
);

const UnreadableFilesSchema = v.looseObject({
  files: v.pipe(
    v.array(v.unknown()),
    v.transform((files) => files.filter((file) => !v.is(StoredFileSchema, file))),
    v.minLength(1),
  ),
});

/** Returns a stored entry with only the files that this release cannot read; undefined if it can read all of them. */
export function selectUnreadableFiles(entry: unknown): unknown {
  const { success, output } = v.safeParse(UnreadableFilesSchema, entry);
  return success ? output : undefined;
}

/**
 * Work of a reader as the browser stores it. Only the format version `v` and the texts of files are required.
 * Everything else has a default, because another release may have written the value.
 */
export const StoredWorkSchema = v.object({
  v: v.literal(1),
  /** `contracts`, `file` for a deleted contract, or the `kind` of a `ModeWork`. Unknown kinds count as contracts. */
  kind: v.fallback(v.string(), 'contracts'),
  files: StoredFilesSchema,
  /** Zero-based index of the visible file. */
  active: v.fallback(v.number(), 0),
  options: StoredOptionsSchema,
  isTouched: v.fallback(v.boolean(), true),
  /** Identifier that all versions of the work share. It is empty in work that early releases stored. */
  id: v.fallback(v.string(), ''),
  /** Time when the work became previous work, in milliseconds since the epoch. */
  at: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_TIME)), 0),
});

export type StoredWork = v.InferOutput<typeof StoredWorkSchema>;

/** Id of the file that was created last. */
let lastId = 0;

/** Creates a file with a new id. */
export function createFile(path: string, text: string): WorkbenchFile {
  lastId += 1;
  return { id: lastId, path, text };
}

/**
 * Creates a state from files.
 *
 * @param sources - files; if there are none, the state gets one empty file
 * @param active - zero-based index of the visible file; if there is no such file, the first one is visible
 */
export function createState(
  sources: readonly ContractSource[],
  options: WorkbenchOptions,
  { active = 0, isTouched = false }: { active?: number; isTouched?: boolean } = {},
): WorkbenchState {
  const [first = createFile(DEFAULT_FILE, ''), ...others] = sources.map(({ path, text }) => createFile(path, text));
  const files = [first, ...others];
  return { files, activeId: (files[active] ?? first).id, options, isTouched };
}

/**
 * Returns the visible file. If there is none with the id `activeId`, returns the first file.
 *
 * @throws Error for a state without files
 */
export function findActive({ files, activeId }: WorkbenchState): WorkbenchFile {
  const file = files.find(({ id }) => id === activeId) ?? files[0];
  if (file === undefined) throw new Error('The state of the workbench has no files. Create states with `createState`.');
  return file;
}

/** Converts files to an object with the text of each file by its path. */
export function toContractFiles(files: readonly WorkbenchFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}
