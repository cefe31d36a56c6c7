/** What is wrong with a code block, where, and what to do about it. */
export interface SampleProblem {
  /** One line: what is wrong. */
  title: string;
  /** Why it matters and what to do, one or more sentences. */
  advice: string;
  /** 1-based line within the body of the block; 0 is the line of the fence itself. */
  bodyLine: number;
  /** 1-based column. */
  column: number;
  /** How many characters the caret underlines. */
  length: number;
  /** Set where the fault is in an example the block names: line and column are places in this text, not in the body. */
  example?: { path: string; text: string };
}

/** Thrown where a code block cannot be shown; carries every problem found. */
export class SampleError extends Error {
  readonly problems: readonly SampleProblem[];

  constructor(problems: readonly SampleProblem[]) {
    super(problems.map(({ title, advice }) => `${title}. ${advice}`).join('\n'));
    this.name = 'SampleError';
    this.problems = problems;
  }
}

/** A problem of the fence line as a whole. */
export function fenceError(title: string, advice: string): SampleError {
  return new SampleError([{ title, advice, bodyLine: 0, column: 1, length: 3 }]);
}
