export interface PatternDemand {
  kind: 'pattern';
  source: string;
  flags: string;
}

interface BoundsDemand {
  kind: 'bounds';
  /** `-Infinity` for an open bound. */
  min: number;
  max: number;
}

/** A demand that a constraint makes on a value. */
export type Demand = PatternDemand | BoundsDemand;

/**
 * Reads a constraint.
 *
 * @param tokens - from parenthesis to parenthesis: `(`, `/^x$/g`, `)` or `(`, `0`, `,`, `_`, `)`
 * @returns `undefined` for no constraint
 */
export function readConstraint([, first = '', , second = '']: readonly string[]): Demand | undefined {
  if (first === '') return undefined;
  const end = first.lastIndexOf('/');
  if (end > 0) return { kind: 'pattern', source: first.slice(1, end), flags: first.slice(end + 1) };
  return {
    kind: 'bounds',
    min: first === '_' ? -Infinity : Number(first),
    max: second === '_' ? Infinity : Number(second),
  };
}

/** Compiles the pattern of a constraint for JavaScript. @returns `undefined` for a pattern that JavaScript refuses */
export function compilePattern({ source, flags }: PatternDemand): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
