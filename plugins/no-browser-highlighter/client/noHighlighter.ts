/** Stands in for the object the theme hands to its (empty) list of additional languages. */
export const Prism = {};
