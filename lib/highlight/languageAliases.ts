/** Other names of languages, in lower case, and the names they stand for. */
export const LANGUAGE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['gradle', 'groovy'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
]);
