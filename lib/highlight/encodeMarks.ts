import type { CodeRole, Marks } from './types';

/** A stretch of text in one role; without a role it has the plain text color. */
export interface Run {
  role: CodeRole | undefined;
  /** In UTF-16 units. */
  length: number;
}

/**
 * Writes runs in the short form that pages carry. Neighbors of the same role become one run, empty runs vanish.
 *
 * @param runs - the whole text from its beginning, line ends included.
 */
export function encodeMarks(runs: Iterable<Run>): Marks {
  let marks = '';
  let pending: Run = { role: undefined, length: 0 };
  for (const run of runs) {
    if (run.length === 0) continue;
    if (run.role === pending.role) {
      pending = { role: run.role, length: pending.length + run.length };
    } else {
      marks += encodeRun(pending);
      pending = run;
    }
  }
  return marks + encodeRun(pending);
}

function encodeRun({ role, length }: Run): string {
  return length === 0 ? '' : (role ?? '_') + length.toString(36).toUpperCase();
}
