import { describeError } from '../errors/describeError';
import { compileWith, type LoadedRelease } from './compileWith';
import { isStackOverflow } from './describeFailure';
import { listOutputWarnings } from './listOutputWarnings';
import type { ContractFiles, LiveResponses, LiveRequests } from './liveRequests';
import type { ContractSource } from './types';

/**
 * Generates code. Returns the message of an exception as `stderr` instead of throwing it.
 *
 * @throws the error of a stack overflow, after which the compiler must be restarted
 */
export function tryCompile(
  loaded: LoadedRelease,
  { files, target, generation, package: packageName, shared }: LiveRequests['compile'],
): Omit<LiveResponses['compile'], 'diagnostics'> {
  try {
    const output = compileWith(loaded, listSources(files), target, { generation, packageName, shared });
    const hasRuntime = shared || !loaded.release.flags.includes('--shared');
    const warnings = listOutputWarnings(output.overwritten, target, hasRuntime);
    return { files: output.files, stderr: output.stderr, warnings };
  } catch (error) {
    if (isStackOverflow(error)) throw error;
    return { files: [], stderr: describeError(error), warnings: [] };
  }
}

/** Converts a map of contracts, keyed by path, to a list. */
export function listSources(files: ContractFiles): ContractSource[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
