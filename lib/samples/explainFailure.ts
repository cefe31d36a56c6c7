import { fenceError } from './SampleProblem';

/** Runs a tool and turns its failure into a problem of the block. @throws SampleError with what the tool said. */
export function explainFailure<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw fenceError(error instanceof Error ? error.message : String(error), 'Change what the block asks for.');
  }
}
