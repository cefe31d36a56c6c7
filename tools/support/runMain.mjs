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
    printError(error);
    process.exitCode = 1;
  }
}

/**
 * Prints an error. Errors of the language and errors of Node, which have a code, are defects of the tools and are
 * printed with their stack. Of all other errors, only the details and the message are printed, because a `Problem` and
 * the errors of `lib` and `config` name the remedy.
 *
 * @param {unknown} error
 */
export function printError(error) {
  if (!(error instanceof Error) || 'code' in error || LANGUAGE_ERRORS.some((kind) => error instanceof kind)) {
    console.error(error);
    return;
  }
  const { details = '', message } = /** @type {Error & {details?: string}} */ (error);
  console.error(details === '' ? message : `${details}\n\n${message}`);
}
