import { Problem } from './Problem.mjs';

/**
 * Prints an error. A `Problem` is printed as its details and its message; any other error is a defect of the tools and is printed with its stack.
 *
 * @param {unknown} error
 */
export function printProblem(error) {
  if (error instanceof Problem) {
    console.error(error.details === '' ? error.message : `${error.details}\n\n${error.message}`);
  } else {
    console.error(error);
  }
}
