import { changeDepth } from './changeDepth';

/**
 * Returns the tokens of a group in brackets, including the brackets and all nested groups.
 *
 * @param opening - index of the token that opens them
 * @returns everything to the end where they are not closed
 */
export function takeGroup<Token extends { type: string }>(tokens: readonly Token[], opening: number): Token[] {
  const group: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(opening)) {
    group.push(token);
    depth += changeDepth(token);
    if (depth === 0) break;
  }
  return group;
}
