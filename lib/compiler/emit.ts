import { compileWith, type CommandOutput, type EmitOptions } from './compileWith';
import { SITE_RELEASE } from './releases';
import { runCommandLine } from './runCommandLine';
import type { ContractSource, EmittedFile, Emitter } from './types';

/**
 * Generates code from contracts with the command line, as readers do. The JavaScript API of the package would always use
 * the `--ir` emitters, and drops constraints, annotations and union parents.
 *
 * @param sources - files of one compilation; only their file names matter, folders are dropped.
 * @returns the generated files, sorted by path.
 * @throws Error with the compiler's message when it refuses the contract, writes nothing or fails.
 */
export function emit(sources: readonly ContractSource[], emitter: Emitter, options: EmitOptions = {}): EmittedFile[] {
  return requireFiles(runEmitter(sources, emitter, options));
}

/**
 * As `emit`, for callers that show what the compiler says instead of stopping.
 *
 * @throws Error when the compiler fails with an exception, or when two contracts have one file name.
 */
export function runEmitter(
  sources: readonly ContractSource[],
  emitter: Emitter,
  options: EmitOptions = {},
): CommandOutput {
  return compileWith({ release: SITE_RELEASE, run: runCommandLine }, sources, emitter, options);
}

/** The command line exits without an error code even when it refuses a contract, so its messages and its silence count. */
export function requireFiles({ files, stderr, who }: CommandOutput): EmittedFile[] {
  if (stderr !== '') throw new Error(`${who} refused the input: ${stderr}`);
  if (files.length === 0) throw new Error(`${who} wrote no file for this input.`);
  return files;
}
