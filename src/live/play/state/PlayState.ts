import * as v from 'valibot';
import { EMITTERS } from '../../../../lib/compiler/types';

/** A contract in the playground. */
export interface PlayFile {
  /** Stays the same when the file is renamed. */
  id: number;
  /** File name, ends in `.ws`. */
  path: string;
  text: string;
}

/** What is generated, and how. */
const OptionsSchema = v.object({
  target: v.picklist(EMITTERS),
  generation: v.picklist(['default', 'ir']),
  /** As typed, so it may be none. */
  package: v.string(),
  shared: v.boolean(),
});

export type PlayOptions = v.InferOutput<typeof OptionsSchema>;

/** The contracts of the playground and what is made of them. */
export interface PlayState {
  /** At least one. */
  files: readonly PlayFile[];
  activeId: number;
  options: PlayOptions;
  /** Whether the reader has written any of it; an example gives way without being kept. */
  isTouched: boolean;
}

/** The state as the browser keeps it. */
export const KeptStateSchema = v.object({
  v: v.literal(1),
  files: v.pipe(v.array(v.object({ path: v.string(), text: v.string() })), v.minLength(1)),
  active: v.number(),
  options: OptionsSchema,
  isTouched: v.boolean(),
  /** The work that it is a version of; what was kept before works were told apart has none. */
  id: v.optional(v.string(), ''),
  /** When it was put aside, in milliseconds. */
  at: v.optional(v.number(), 0),
});

export type KeptState = v.InferOutput<typeof KeptStateSchema>;

export const DEFAULT_FILE = 'contract.ws';

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
