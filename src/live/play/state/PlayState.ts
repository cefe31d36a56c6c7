import * as v from 'valibot';
import { DEFAULT_PACKAGE } from '../../../../lib/compiler/emitters';
import { FORMER_VERSIONS, type FormerVersion } from '../../../../lib/compiler/releases';
import { EMITTERS, type Emitter, type Generation } from '../../../../lib/compiler/types';

/** What the workbench is used for, with the names of the modes for readers. */
export const MODES = { write: 'Write', read: 'Read', convert: 'Convert', compare: 'Compare' } as const;

export type Mode = keyof typeof MODES;

/** Where the browser keeps the contracts. */
export const CONTRACTS_KEY = 'playground.contracts';

/** Where it keeps the document to convert. */
export const DOCUMENT_KEY = 'playground.document';

/** Where it keeps two versions to compare. */
export const VERSION_KEYS = { before: 'playground.before', after: 'playground.after' } as const;

/** Where it keeps JSON to check, and what to check it against. */
export const PAYLOAD_KEYS = { text: 'playground.payload', shape: 'playground.payload.shape' } as const;

/** A contract in the playground. */
export interface PlayFile {
  /** Stays the same when the file is renamed. */
  id: number;
  /** File name, ends in `.ws`. */
  path: string;
  text: string;
}

/** What is generated, and how. */
export interface PlayOptions {
  target: Emitter;
  generation: Generation;
  /** As typed, so it may be none. */
  package: string;
  shared: boolean;
  /** A former release of the compiler; without it, that of the site. */
  release?: FormerVersion | undefined;
}

export const DEFAULT_OPTIONS: PlayOptions = {
  target: 'java',
  generation: 'default',
  package: DEFAULT_PACKAGE,
  shared: false,
};

export const DEFAULT_FILE = 'contract.ws';

/** The contracts of the playground and what is made of them. */
export interface PlayState {
  /** At least one. */
  files: readonly PlayFile[];
  activeId: number;
  options: PlayOptions;
  /** Whether the reader has written any of it; an example gives way without being kept. */
  isTouched: boolean;
}

/** Options that this release does not know, such as a target of a later one, become the usual ones: they cost no text. */
const KeptOptionsSchema = v.fallback(
  v.object({
    target: v.fallback(v.picklist(EMITTERS), DEFAULT_OPTIONS.target),
    generation: v.fallback(v.picklist(['default', 'ir']), DEFAULT_OPTIONS.generation),
    package: v.fallback(v.string(), DEFAULT_OPTIONS.package),
    shared: v.fallback(v.boolean(), DEFAULT_OPTIONS.shared),
    release: v.fallback(v.optional(v.picklist(FORMER_VERSIONS)), undefined),
  }),
  DEFAULT_OPTIONS,
);

const KeptFileSchema = v.object({ path: v.fallback(v.string(), DEFAULT_FILE), text: v.string() });

/** More milliseconds are no date. */
const LATEST_TIME = 8.64e15;

/** Files whose text cannot be read are left out; the others stay. */
const KeptFilesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((files) =>
    files.filter((file) => v.is(KeptFileSchema, file)).map((file) => v.parse(KeptFileSchema, file)),
  ),
  v.minLength(1),
);

/** What a reader wrote, as the browser keeps it. Only texts are needed; everything else has a default, because other releases wrote it too. */
export const KeptWorkSchema = v.object({
  v: v.literal(1),
  /** Contracts, a deleted contract, a document to convert, two versions to compare, or JSON to check. */
  kind: v.fallback(
    v.optional(v.picklist(['contracts', 'file', 'document', 'comparison', 'payload']), 'contracts'),
    'contracts',
  ),
  files: KeptFilesSchema,
  active: v.fallback(v.number(), 0),
  options: KeptOptionsSchema,
  isTouched: v.fallback(v.boolean(), true),
  /** The work that it is a version of; what was kept before works were told apart has none. */
  id: v.fallback(v.string(), ''),
  /** When it was put aside, in milliseconds. */
  at: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_TIME)), 0),
});

export type KeptWork = v.InferOutput<typeof KeptWorkSchema>;

/** A package may be typed letter by letter; these can be generated. */
const PACKAGE = /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i;

/** More characters are no name. */
const PACKAGE_LIMIT = 200;

/** Whether code can be generated for a package. */
export function isPackage(name: string): boolean {
  return name.length <= PACKAGE_LIMIT && PACKAGE.test(name);
}

/** Numbers the files, so that editors and tabs can tell them apart. */
let lastId = 0;

/** A new file. */
export function createFile(path: string, text: string): PlayFile {
  lastId += 1;
  return { id: lastId, path, text };
}

/**
 * A state of given files.
 *
 * @param sources where there is none, the state has one empty file
 * @param active index of the file that is shown
 */
export function createState(
  sources: readonly Pick<PlayFile, 'path' | 'text'>[],
  options: PlayOptions,
  { active = 0, isTouched = false }: { active?: number; isTouched?: boolean } = {},
): PlayState {
  const [first = createFile(DEFAULT_FILE, ''), ...others] = sources.map(({ path, text }) => createFile(path, text));
  const files = [first, ...others];
  return { files, activeId: (files[active] ?? first).id, options, isTouched };
}

/** The file that is shown. */
export function findActive({ files, activeId }: PlayState): PlayFile {
  const file = files.find(({ id }) => id === activeId) ?? files[0];
  if (file === undefined) throw new Error('A state of the playground has at least one file.');
  return file;
}

/** Texts by path. */
export function toContractFiles(files: readonly PlayFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}
