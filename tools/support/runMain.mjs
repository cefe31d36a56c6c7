import { printProblem } from './printProblem.mjs';
import { Problem } from './Problem.mjs';

const LANGUAGE_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Runs the main function of a command. If it throws, prints the error and sets the exit code to 1.
 *
 * @param {(args: string[]) => unknown} main called with the arguments of the command line; may be asynchronous
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    printProblem(toProblem(error));
    process.exitCode = 1;
  }
}

/**
 * Converts an error of `lib` or `config` to a `Problem`, so that it is printed without its stack. These folders cannot
 * import `Problem`. Errors of the language and errors of Node, which have a code, stay unchanged.
 *
 * @param {unknown} error
 */
function toProblem(error) {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  const isDefect = 'code' in error || LANGUAGE_ERRORS.some((kind) => error instanceof kind);

  return isDefect ? error : new Problem(error.message);
}
