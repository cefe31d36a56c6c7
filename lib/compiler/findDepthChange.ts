const OPENING = new Set(['LeftParenthesis', 'LeftCurly', 'LeftBracket']);

const CLOSING = new Set(['RightParenthesis', 'RightCurly', 'RightBracket']);

/**
 * Returns by how much a token changes the nesting depth: 1 for an opening bracket, -1 for a closing one, otherwise 0.
 */
export function findDepthChange({ type }: { type: string }): -1 | 0 | 1 {
  if (OPENING.has(type)) return 1;
  return CLOSING.has(type) ? -1 : 0;
}
