import type { ContractOutline, Definition } from './findDefinitions';
import { findDepthChange } from './findDepthChange';
import { TokenCursor } from './TokenCursor';
import type { Token } from './tokens';

/** A definition with its tokens, and the index of its contract in the compilation. */
export interface TokenizedDefinition extends Definition {
  contract: number;
  tokens: readonly NestedToken[];
}

/** A token with its nesting depth: the number of brackets around it. */
export interface NestedToken extends Token {
  depth: number;
}

/** Lists the definitions of one compilation with their tokens. */
export function tokenizeDefinitions(outlines: readonly ContractOutline[]): TokenizedDefinition[] {
  return outlines.flatMap((outline, contract) =>
    outline.definitions.map((it) => ({ ...it, contract, tokens: takeTokens(outline.tokens, it) })),
  );
}

/**
 * Returns the tokens of a definition. Omits annotations, because their arguments can look like fields or methods.
 */
function takeTokens(tokens: readonly Token[], { start, end }: Definition): NestedToken[] {
  const cursor = new TokenCursor(tokens.filter((token) => token.start >= start && token.start < end));
  const taken: NestedToken[] = [];
  let depth = 0;
  while (!cursor.isAtEnd) {
    const token = cursor.take();
    if (token === undefined) break;
    if (token.type === 'Annotation') {
      cursor.skipGroup('LeftParenthesis');
      continue;
    }
    const depthChange = findDepthChange(token);
    // Brackets have the depth of the text around them.
    taken.push({ ...token, depth: Math.min(depth, depth + depthChange) });
    depth += depthChange;
  }
  return taken;
}
