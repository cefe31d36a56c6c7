import { Problem } from './Problem.mjs';

/**
 * Shows an error at the terminal: a problem as its sentence, below what the failed command said; anything else is a defect of the tools
 * and keeps its stack.
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
