import { compileWith, type CommandOutput, type EmitOptions } from './compileWith';
import { SITE_RELEASE } from './releases';
import { runCommandLine } from './runCommandLine';
import type { ContractSource, EmittedFile, Emitter } from './types';

/**
 * Generates code from contracts with the command line, as readers do. The JavaScript API of the package is not an
 * alternative: it always uses the `--ir` emitters, and it drops constraints, annotations and union parents.
 *
 * @param sources - files of one compilation; only their file names matter, and folders are ignored
 * @returns the generated files, sorted by path
 * @throws Error with the compiler's message if the compiler refuses a contract or throws an exception; Error if it
 *   writes no file, or if two contracts have the same file name
 */
export function emit(sources: readonly ContractSource[], emitter: Emitter, options: EmitOptions = {}): EmittedFile[] {
  return requireFiles(runEmitter(sources, emitter, options));
}

/**
 * Works like `emit`, but returns the compiler's messages instead of throwing them.
 *
 * @throws Error if the compiler throws an exception, or if two contracts have the same file name
 */
export function runEmitter(
  sources: readonly ContractSource[],
  emitter: Emitter,
  options: EmitOptions = {},
): CommandOutput {
  return compileWith({ release: SITE_RELEASE, run: runCommandLine }, sources, emitter, options);
}

/**
 * Returns the generated files. The exit code of the command line does not show whether it refused a contract, so this
 * function checks its error output and the number of files.
 *
 * @throws Error if the compiler refused the contract or wrote no file
 */
export function requireFiles({ files, stderr, tool }: CommandOutput): EmittedFile[] {
  if (stderr !== '') throw new Error(`${tool} refused the input: ${stderr}`);
  if (files.length === 0) throw new Error(`${tool} wrote no file for this input.`);
  return files;
}
