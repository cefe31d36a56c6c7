import type { Expression } from './parseEbnf';

/** A list with separators, which EBNF must write as `element , { separator , element }`. */
export interface SeparatedList {
  element: Expression;
  separator: Expression;
}

/** Returns the separated list that `element` and the expression after it form, or undefined if they form none. */
export function findSeparatedList(element: Expression, following: Expression | undefined): SeparatedList | undefined {
  if (following?.kind !== 'repetition' || following.inner.kind !== 'sequence') return undefined;
  const [separator, repeated, ...more] = following.inner.items;
  if (separator === undefined || more.length > 0) return undefined;
  return JSON.stringify(repeated) === JSON.stringify(element) ? { element, separator } : undefined;
}
