import { compileWith, type LoadedRelease } from './compileWith';
import { describeError, isStackOverflow } from './describeFailure';
import { EMITTER_FACTS } from './emitters';
import type { ContractFiles, LiveResponses, LiveRequests } from './liveRequests';
import type { ContractSource, Emitter } from './types';

/**
 * Generates code. An exception becomes part of the error output.
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
    const warnings = describeWarnings(output.overwritten, target, hasRuntime);
    return { files: output.files, stderr: output.stderr, warnings };
  } catch (error) {
    if (error instanceof Error && isStackOverflow(error.cause)) throw error;
    return { files: [], stderr: describeError(error), warnings: [] };
  }
}

/** Converts files by path to a list. */
export function listSources(files: ContractFiles): ContractSource[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/** Languages whose generated code imports files that only `--shared` writes. */
const NEED_SHARED = new Set<Emitter>(['python', 'rust']);

function describeWarnings(overwritten: readonly string[], target: Emitter, hasRuntime: boolean): string[] {
  const losses = overwritten.map(
    (path) =>
      `Several contracts generate ${path}, and only one of these files is kept. Join the contracts, or generate each into a folder of its own.`,
  );
  if (!hasRuntime && NEED_SHARED.has(target)) {
    losses.push(
      `${EMITTER_FACTS[target].label} cannot use this code without the shared runtime. Choose it in the options (--shared).`,
    );
  }
  return losses;
}
