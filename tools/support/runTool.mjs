import { printProblem } from './printProblem.mjs';
import { Problem } from './Problem.mjs';

const LANGUAGE_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Runs a command to its end and shows what it throws; the exit code is 1 then.
 *
 * @param {(args: string[]) => unknown} main gets the command line; may be asynchronous
 * @returns {Promise<void>}
 */
export async function runTool(main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    printProblem(toProblem(error));
    process.exitCode = 1;
  }
}

/**
 * `lib` and `config` know nothing of the tools, but what they throw are sentences for whoever gave the command, too. Errors of the language and of Node, which
 * have a code, keep their stack.
 *
 * @param {unknown} error
 */
function toProblem(error) {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  const isDefect = 'code' in error || LANGUAGE_ERRORS.some((kind) => error instanceof kind);

  return isDefect ? error : new Problem(error.message);
}
