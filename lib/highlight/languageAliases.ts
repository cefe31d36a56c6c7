/** Canonical language names by alias, in lower case. */
export const LANGUAGE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['gradle', 'groovy'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
]);
