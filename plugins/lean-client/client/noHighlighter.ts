/** Stands in for the highlighter that the theme hands to its list of additional languages. */
export const Prism = {};
