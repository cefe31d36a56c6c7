import type { Diagnostic } from '@site/lib/compiler/types';

/** Kind of a status, which determines its color and symbol. */
export type Tone = 'busy' | 'good' | 'warning' | 'bad';

export interface Status {
  tone: Tone;
  text: string;
}

/**
 * Summarizes the problems of contracts in a few words.
 *
 * @param others - messages without a position
 * @param warnings - messages that do not prevent the compiler from generating code
 */
export function summarizeProblems(
  diagnostics: readonly Diagnostic[],
  others: readonly string[],
  warnings: readonly string[] = [],
): Status {
  const count = diagnostics.length + others.length + warnings.length;
  if (count === 0) return { tone: 'good', text: 'Compiles' };
  if (others.length === 0 && diagnostics.every(({ isWarning }) => isWarning)) {
    return { tone: 'warning', text: `Compiles, with ${count === 1 ? 'a warning' : `${count} warnings`}` };
  }
  return { tone: 'bad', text: count === 1 ? '1 problem' : `${count} problems` };
}
