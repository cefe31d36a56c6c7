import { findDepthChange } from '../compiler/findDepthChange';

/**
 * Returns the tokens of a bracketed group, including its brackets and nested groups.
 *
 * @param opening - index of the opening bracket
 * @returns all remaining tokens if the bracket is not closed
 */
export function takeGroup<Token extends { type: string }>(tokens: readonly Token[], opening: number): Token[] {
  const group: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(opening)) {
    group.push(token);
    depth += findDepthChange(token);
    if (depth === 0) break;
  }
  return group;
}
