/** Matches the path, during the build, of the page that hosts send for all unknown addresses. */
export const NOT_FOUND_PATH = /\/404(?:\.html)?$/;
