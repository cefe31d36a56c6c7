/**
 * Returns whether a missing program (nginx, Firefox, WebKit) fails the tests that need it. `.ci/run` and the workflow set
 * `TEST_PROGRAMS`, because they install these programs. Elsewhere, such tests are skipped, and the summary says so.
 */
export function areProgramsRequired(): boolean {
  return process.env.TEST_PROGRAMS === 'required';
}
