/**
 * Prints an error. A `Problem` is printed as its details and its message; any other error is a defect of the tools and
 * is printed with its stack.
 *
 * @param {unknown} error
 */
export function printProblem(error) {
  // Compared by name, because jiti loads a separate copy of the class.
  if (error instanceof Error && error.name === 'Problem') {
    const { details, message } = /** @type {import('./Problem.mjs').Problem} */ (error);
    console.error(details === '' ? message : `${details}\n\n${message}`);
  } else {
    console.error(error);
  }
}
