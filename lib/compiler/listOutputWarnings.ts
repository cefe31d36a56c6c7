import { EMITTER_FACTS } from './emitters';
import type { Emitter } from './types';

/** Languages whose generated code imports files that only `--shared` writes. */
const NEED_SHARED = new Set<Emitter>(['python', 'rust']);

/**
 * Describes mistakes in generated code that the compiler does not report. The build refuses blocks with such code, and
 * the workbench warns about it.
 *
 * @param overwritten - paths of files that one contract wrote and another overwrote
 * @param hasRuntime - whether the output contains the shared runtime
 */
export function listOutputWarnings(overwritten: readonly string[], target: Emitter, hasRuntime: boolean): string[] {
  const warnings = overwritten.map(
    (path) =>
      `Several contracts generate ${path}, and only one of these files is kept. Join the contracts, or generate each into a folder of its own.`,
  );
  if (!hasRuntime && NEED_SHARED.has(target)) {
    warnings.push(
      `${EMITTER_FACTS[target].label} cannot use this code without the shared runtime. Choose it in the options (--shared).`,
    );
  }
  return warnings;
}
