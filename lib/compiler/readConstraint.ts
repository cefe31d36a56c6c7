/** A constraint of a type. A missing bound is infinite. */
export type Constraint =
  { kind: 'none' } | { kind: 'pattern'; pattern: string } | { kind: 'bounds'; min: number; max: number };

/**
 * Reads a constraint.
 *
 * @param tokens - the constraint with its parentheses: `(`, `/^x$/g`, `)` or `(`, `0`, `,`, `_`, `)`; empty for a type
 *   without a constraint
 * @returns `undefined` for other tokens
 */
export function readConstraint(tokens: readonly string[]): Constraint | undefined {
  const [opening, first = '', second, third = '', closing] = tokens;
  if (tokens.length === 0) return { kind: 'none' };
  if (opening !== '(') return undefined;
  if (tokens.length === 3 && first.startsWith('/')) return { kind: 'pattern', pattern: first };
  if (tokens.length !== 5 || second !== ',' || closing !== ')') return undefined;
  const min = first === '_' ? -Infinity : Number(first);
  const max = third === '_' ? Infinity : Number(third);
  return Number.isNaN(min) || Number.isNaN(max) ? undefined : { kind: 'bounds', min, max };
}

/**
 * Compiles a pattern for JavaScript, without the flags `g` and `y`. With them, a second test would start where the last
 * match ended. The flag `y` is replaced by an anchor at the start.
 *
 * @param pattern - pattern with its slashes and flags, as in a contract: `/^x$/g`
 * @throws SyntaxError if JavaScript does not support the pattern
 */
export function compilePattern(pattern: string): RegExp {
  const end = pattern.lastIndexOf('/');
  const [source, flags] = [pattern.slice(1, end), pattern.slice(end + 1)];
  return new RegExp(flags.includes('y') ? `(?<![^])(?:${source})` : source, flags.replaceAll(/[gy]/g, ''));
}

/** @returns the compiled pattern; undefined if JavaScript does not support it */
export function tryCompilePattern(pattern: string): RegExp | undefined {
  try {
    return compilePattern(pattern);
  } catch {
    return undefined;
  }
}
