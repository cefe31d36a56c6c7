/** Stands in for the theme's loader of additional languages, which would bring all of them along. */
export default function includeNoLanguages(): void {
  // There is no highlighter to add languages to.
}
