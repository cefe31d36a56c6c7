import type { RunCommandLine } from './command-line/createCommandLine';
import { findBaseName } from './findBaseName';
import { DEFAULT_PACKAGE } from './emitters';
import { readClassName } from './readClassName';
import { listCompileArgs, type Release } from './releases';
import type { ContractSource, EmittedFile, Emitter, Generation } from './types';

/** A loaded release of the compiler, with its command line. */
export interface LoadedRelease {
  release: Release;
  run: RunCommandLine;
}

export interface EmitOptions {
  generation?: Generation;
  /** Value of `--package`, by default `com.example.library`. */
  packageName?: string;
  /** Whether to pass `--shared`, which also writes the runtime files. */
  shared?: boolean;
}

const INPUT_FOLDER = '/contracts';

/** Folder in memory into which commands write. */
export const OUTPUT_FOLDER = '/generated';

/** Result of one command-line run. */
export interface CommandOutput {
  /** Written files, sorted by path. */
  files: EmittedFile[];
  /** Paths of files that were overwritten with different content, for example because two contracts generate them. */
  overwritten: string[];
  /** Error output, trimmed. */
  stderr: string;
  /** Name of the emitter or converter, for messages. */
  tool: string;
}

/**
 * Generates code with a release of the compiler. A refused contract is not an exception: `stderr` of the result then
 * contains the compiler's messages.
 *
 * @param sources - files of one compilation; only their file names matter, and folders are ignored
 * @throws Error if the compiler throws an exception, if the release does not support the target, or if two contracts
 *   have the same file name
 */
export function compileWith(
  { release, run }: LoadedRelease,
  sources: readonly ContractSource[],
  emitter: Emitter,
  { generation = 'default', packageName = DEFAULT_PACKAGE, shared = false }: EmitOptions = {},
): CommandOutput {
  const folders = { input: INPUT_FOLDER, output: OUTPUT_FOLDER };
  const args = listCompileArgs(release, { ...folders, target: emitter, packageName, generation, shared });
  const inputs = sources.map(({ path, text }): [string, string] => [`${INPUT_FOLDER}/${findBaseName(path)}`, text]);
  if (new Set(inputs.map(([path]) => path)).size < inputs.length) {
    throw new Error(
      `Two contracts of one compilation have the same file name: ${sources.map(({ path }) => path).join(', ')}. Rename one of them, because the compiler reads them from one folder.`,
    );
  }
  const tool = `The ${release.languages[emitter] ?? emitter} emitter`;
  return runCompilerCommand(run, args, Object.fromEntries(inputs), { tool });
}

/**
 * Runs a command that writes into `OUTPUT_FOLDER`.
 *
 * @param names - names for messages: `tool` is the emitter or converter, and `input` is the file that it reads
 * @throws Error that names the emitter or converter and the reason, if the compiler throws an exception
 */
export function runCompilerCommand(
  run: RunCommandLine,
  args: readonly string[],
  inputs: Readonly<Record<string, string>>,
  { tool, input }: { tool: string; input?: string },
): CommandOutput {
  try {
    const { files, overwritten, stderr } = run(args, inputs);
    return {
      files: listEmittedFiles(files),
      overwritten: overwritten.map((path) => path.slice(OUTPUT_FOLDER.length + 1)),
      stderr: stderr.trim(),
      tool,
    };
  } catch (error) {
    const reason =
      error instanceof Error ? `${readClassName(error.constructor) ?? error.name}: ${error.message}` : String(error);
    const subject = input === undefined ? tool : `${tool} (${input})`;
    throw new Error(`${subject} failed with an exception. ${reason}`, { cause: error });
  }
}

function listEmittedFiles(files: Readonly<Record<string, string>>): EmittedFile[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${OUTPUT_FOLDER}/`))
    .map(([path, text]) => ({ path: path.slice(OUTPUT_FOLDER.length + 1), text }))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}
