/** Words of the language. The editor's tests check that the compiler's tokenizer knows each of them. */
export const LANGUAGE_WORDS = {
  keyword: ['type', 'enum', 'endpoint', 'channel'],
  method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'],
  'built-in type': ['String', 'Integer', 'Integer32', 'Number', 'Number32', 'Boolean', 'Bytes', 'Unit'],
} as const;

/**
 * Matches names that code generated with `--ir` spells in two ways, because it splits them into words in two ways.
 * These names contain an underscore, or exactly two capitals before a small letter.
 */
export const SPLIT_NAME = /_|(?<![A-Z])[A-Z]{2}[a-z]/;

/**
 * Words of the language that have the form of a name. The compiler refuses all of them as names of types, and methods
 * also as names of endpoints.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...LANGUAGE_WORDS.method,
  ...LANGUAGE_WORDS['built-in type'],
]);
