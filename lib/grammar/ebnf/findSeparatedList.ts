import type { Expression } from './parseEbnf';

/** A list with something between its elements, which EBNF has to write as `element , { separator , element }`. */
export interface SeparatedList {
  element: Expression;
  separator: Expression;
}

/** Whether `following` repeats `element` behind a separator, so that the two are one list. */
export function findSeparatedList(element: Expression, following: Expression | undefined): SeparatedList | undefined {
  if (following?.kind !== 'repetition' || following.inner.kind !== 'sequence') return undefined;
  const [separator, repeated, ...more] = following.inner.items;
  if (separator === undefined || more.length > 0) return undefined;
  return JSON.stringify(repeated) === JSON.stringify(element) ? { element, separator } : undefined;
}
