const OPENING = new Set(['LeftParenthesis', 'LeftCurly', 'LeftBracket']);

const CLOSING = new Set(['RightParenthesis', 'RightCurly', 'RightBracket']);

/** Depth of brackets that a token adds or removes. */
export function changeDepth({ type }: { type: string }): -1 | 0 | 1 {
  if (OPENING.has(type)) return 1;
  return CLOSING.has(type) ? -1 : 0;
}
