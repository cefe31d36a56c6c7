import { findDefinitions } from './findDefinitions';
import { TokenCursor } from './TokenCursor';
import { tokenizeContract } from './tokens';

/**
 * Finds the names of definitions, fields, parameters and headers in a contract. Backticks are removed.
 *
 * @param text - contract that the compiler accepts
 * @returns unique names in the order of the text
 */
export function findNames(text: string): string[] {
  const definitions = new Set(findDefinitions(text).definitions.map(({ nameStart }) => nameStart));
  const names = new Set<string>();
  const cursor = new TokenCursor(tokenizeContract(text));
  while (!cursor.isAtEnd) {
    // Argument names of annotations are not names of the contract, so they are skipped.
    if (cursor.skip('Annotation') && cursor.skipGroup('LeftParenthesis')) continue;
    const token = cursor.take();
    if (token && (definitions.has(token.start) || cursor.current?.type === 'Colon')) {
      names.add(token.value.replaceAll('`', ''));
    }
  }
  return [...names];
}
