/** A problem with a code block, with its position and its remedy. */
export interface SampleProblem {
  /** Description of the problem, one line without a period. */
  title: string;
  /** Remedy, one or more sentences. */
  advice: string;
  /** 1-based line within the body of the block; 0 is the line of the fence itself. */
  bodyLine: number;
  /** 1-based column. */
  column: number;
  length: number;
  /** Example file that contains the problem; line and column then refer to its text instead of the body. */
  example?: { path: string; text: string };
}

/** Error of a code block that cannot be shown, with all problems found. */
export class SampleError extends Error {
  readonly problems: readonly SampleProblem[];

  constructor(problems: readonly SampleProblem[]) {
    super(problems.map(({ title, advice }) => `${title}. ${advice}`).join('\n'));
    this.name = 'SampleError';
    this.problems = problems;
  }
}

/** Creates an error for a problem with the whole fence. `title` and `advice` are those of `SampleProblem`. */
export function createFenceError(title: string, advice: string): SampleError {
  return new SampleError([{ title, advice, bodyLine: 0, column: 1, length: 3 }]);
}
