import type { CodeRole, Marks } from './types';

/** A run of characters with one role; undefined means the plain text color. */
export interface Run {
  role: CodeRole | undefined;
  /** Length in UTF-16 code units. */
  length: number;
}

/**
 * Encodes runs as the compact string that pages contain. Merges adjacent runs of the same role and drops empty ones.
 *
 * @param runs - runs of the whole text, including line breaks
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
