/** Patterns of pasted code, each with a replacement that adds search words. `$&` is the code itself. */
const CONSTRUCTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(?:String|Boolean|Bytes|(?:Integer|Number)(?:32)?)\?/g, '$& optional'],
  // The numbers differ in every contract, and would find numbered headings.
  [/\b((?:Integer|Number)(?:32)?)\([^)]*\)?/g, '$1 bound'],
  [/^v?\d+\.\d+\.\d+$/g, '$& version'],
];

/**
 * Adds the name of each construct in a query: `String? optional` for `String?`, and `Integer bound` for
 * `Integer(1, 5)`. Adds `version` after a release number.
 */
export function nameConstructs(query: string): string {
  return CONSTRUCTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), query);
}
