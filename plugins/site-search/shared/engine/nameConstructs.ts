/** Patterns of pasted code, with what readers who paste it look for. `$&` is the code itself. */
const CONSTRUCTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(?:String|Boolean|Bytes|(?:Integer|Number)(?:32)?)\?/g, '$& optional'],
  // The numbers differ in every contract, and would find numbered headings.
  [/\b((?:Integer|Number)(?:32)?)\([^)]*\)?/g, '$1 bound'],
  [/^v?\d+\.\d+\.\d+$/g, '$& version'],
];

/**
 * Adds the names of what a query shows: `String? optional` for `String?`, and `Integer bound` for `Integer(1, 5)`. The
 * number of a release gets `version`.
 */
export function nameConstructs(query: string): string {
  return CONSTRUCTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), query);
}
