import { posix } from 'node:path';
import { DEFAULT_PACKAGE, EMITTER_FACTS } from './emitters';
import { runCommandLine } from './runCommandLine';
import type { ContractSource, EmittedFile, Emitter, Generation } from './types';

export interface EmitOptions {
  generation?: Generation;
  /** `--package`, default `com.example.library`. */
  packageName?: string;
  /** `--shared`: write the runtime files, too. */
  shared?: boolean;
}

const INPUT_FOLDER = '/contracts';
const OUTPUT_FOLDER = '/generated';

/**
 * Generates code from contracts with the command line, because that is what readers run: the programming interface of the package always uses the `--ir`
 * emitters and drops constraints, annotations and union parents.
 *
 * @param sources - files of one compilation; only their file names matter, folders are dropped.
 * @returns the generated files, sorted by path.
 * @throws Error with the compiler's message when it refuses the contract, writes nothing or fails.
 */
export function emit(
  sources: readonly ContractSource[],
  emitter: Emitter,
  { generation = 'default', packageName = DEFAULT_PACKAGE, shared = false }: EmitOptions = {},
): EmittedFile[] {
  const { commandLineName } = EMITTER_FACTS[emitter];
  const args = ['compile', '-i', INPUT_FOLDER, '-o', OUTPUT_FOLDER, '-l', commandLineName, '-p', packageName];
  if (shared) args.push('--shared');
  if (generation === 'ir') args.push('--ir');

  const inputs = sources.map(({ path, text }): [string, string] => [`${INPUT_FOLDER}/${posix.basename(path)}`, text]);
  if (new Set(inputs.map(([path]) => path)).size < inputs.length) {
    throw new Error(
      `Two contracts of one compilation have the same file name: ${sources.map(({ path }) => path).join(', ')}.`,
    );
  }

  const result = runOrExplain(args, Object.fromEntries(inputs), `The ${commandLineName} emitter`);
  return collectFiles(result.files, OUTPUT_FOLDER, result.stderr, `The ${commandLineName} emitter`);
}

/** Runs the command line; an exception of the compiler becomes a sentence that says who failed and how. */
export function runOrExplain(
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  who: string,
): ReturnType<typeof runCommandLine> {
  try {
    return runCommandLine(args, files);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Error(`${who} failed with an exception. ${reason}`, { cause: error });
  }
}

/** The files below a folder; the command line exits without an error code even when it refuses a contract, so its messages and its silence count. */
export function collectFiles(
  files: Readonly<Record<string, string>>,
  folder: string,
  stderr: string,
  who: string,
): EmittedFile[] {
  const written = Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, text]) => ({ path: posix.relative(folder, path), text }))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
  if (stderr.trim() !== '') throw new Error(`${who} refused the input: ${stderr.trim()}`);
  if (written.length === 0) throw new Error(`${who} wrote no file for this input.`);
  return written;
}
