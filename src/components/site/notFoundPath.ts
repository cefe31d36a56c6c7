/** Matches the path of the page that hosts send for all unknown addresses. It has no address of its own. */
export const NOT_FOUND_PATH = /\/404(?:\.html)?$/;
