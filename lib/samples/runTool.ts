import { fenceError } from './SampleProblem';

/**
 * Runs a tool and converts its exception to a problem of the block.
 *
 * @throws SampleError with the tool's message
 */
export function explainFailure<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw fenceError(
      error instanceof Error ? error.message : String(error),
      'Change the words after the language of the block, or the files that they name.',
    );
  }
}
