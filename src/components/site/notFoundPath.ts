/** Matches the path that the 404 page has during the build. */
export const NOT_FOUND_PATH = /\/404(?:\.html)?$/;
