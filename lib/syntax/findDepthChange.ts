const OPENING = new Set(['LeftParenthesis', 'LeftCurly', 'LeftBracket']);

const CLOSING = new Set(['RightParenthesis', 'RightCurly', 'RightBracket']);

/** Returns the change of bracket depth at a token. */
export function changeDepth({ type }: { type: string }): -1 | 0 | 1 {
  if (OPENING.has(type)) return 1;
  return CLOSING.has(type) ? -1 : 0;
}
