import { describeError } from '../errors/describeError';
import { createFenceError } from './SampleProblem';

/**
 * Runs the compiler or another tool, and converts an exception to a problem of the code block.
 *
 * @returns the result of the tool
 * @throws SampleError with the tool's message
 */
export function runTool<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw createFenceError(
      describeError(error),
      'Change the code in the block, the words after its language, or the files that these words name.',
    );
  }
}
