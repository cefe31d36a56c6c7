import { findDefinitions } from './findDefinitions';
import { TokenCursor } from './TokenCursor';

/**
 * Finds the names of definitions, fields, parameters and headers in a contract. Backticks are removed.
 *
 * @param text - contract that the compiler accepts
 * @returns unique names in the order of the text
 */
export function findNames(text: string): string[] {
  const { tokens, definitions } = findDefinitions(text);
  const nameStarts = new Set(definitions.map(({ nameStart }) => nameStart));
  const names = new Set<string>();
  const cursor = new TokenCursor(tokens);
  while (!cursor.isAtEnd) {
    // Argument names of annotations are not names of the contract, so they are skipped.
    if (cursor.skip('Annotation') && cursor.skipGroup('LeftParenthesis')) continue;
    const token = cursor.take();
    if (token && (nameStarts.has(token.start) || cursor.current?.type === 'Colon')) {
      names.add(token.value.replaceAll('`', ''));
    }
  }
  return [...names];
}
