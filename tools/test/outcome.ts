/** The outcome of a step. */
export interface Outcome {
  /** Number of tests; a script without tests, such as a linter, counts as one. */
  passed: number;
  failed: number;
  skipped: number;
  /** Output of the step. If it succeeded, `npm test` shows only the lines that start with `REPORT_PREFIX`. */
  output: string;
  /** One entry per failed test, with its location and up to 12 lines of its message. */
  failures?: readonly string[];
}

/** Prefix of output lines that `npm test` also shows when the step succeeds. */
export const REPORT_PREFIX = '  · ';

/** Creates an outcome with one failure. */
export function createFailure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output };
}

/** Formats failures as a list for the terminal. */
export function formatFailures(failures: readonly string[]): string {
  return failures.map((failure) => `  ✗ ${failure}`).join('\n');
}

/** Formats the last line of a run, such as `12 passed, 0 failed` or `12 passed, 0 failed, 1 skipped`. */
export function summarize({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
