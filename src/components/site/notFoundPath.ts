/** Matches the path that the page for unknown addresses has during the build. */
export const NOT_FOUND_PATH = /\/404(?:\.html)?$/;
