import { EMITTER_PROPERTIES } from './emitters';
import type { Emitter } from './types';

/** Targets whose generated code imports files that only `--shared` writes. */
const RUNTIME_DEPENDENT_TARGETS = new Set<Emitter>(['python', 'rust']);

/**
 * Returns messages about mistakes in generated code that the compiler does not report. The build refuses code blocks
 * with these mistakes, and the workbench warns about them.
 *
 * @param overwritten - paths of overwritten files, from `CommandOutput`
 * @param hasRuntime - whether the output contains the shared runtime
 */
export function listOutputWarnings(overwritten: readonly string[], target: Emitter, hasRuntime: boolean): string[] {
  const warnings = overwritten.map(
    (path) =>
      `${path} is generated more than once, and only one of these files is kept. Merge the contracts, or generate each one into its own folder. Within one contract, give each definition a different name.`,
  );
  if (!hasRuntime && RUNTIME_DEPENDENT_TARGETS.has(target)) {
    warnings.push(
      `This ${EMITTER_PROPERTIES[target].label} code does not work without the shared runtime. Generate the runtime, too (option --shared).`,
    );
  }
  return warnings;
}
