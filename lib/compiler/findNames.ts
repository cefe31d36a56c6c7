import { findDefinitions } from './findDefinitions';
import { TokenCursor } from './TokenCursor';
import { tokenizeContract } from './tokens';

/**
 * The names a contract gives: those of its types, enums, endpoints, channels, and of fields, which a colon follows; without the back-ticks some are written in.
 * In the order of the text, each once.
 *
 * @param text - a contract that the compiler accepts.
 */
export function findNames(text: string): string[] {
  const definitions = new Set(findDefinitions(text).definitions.map(({ nameStart }) => nameStart));
  const names = new Set<string>();
  const cursor = new TokenCursor(tokenizeContract(text));
  while (!cursor.isAtEnd) {
    // Argument names of annotations are not names of the contract.
    if (cursor.skip('Annotation') && cursor.skipGroup('LeftParenthesis')) continue;
    const token = cursor.take();
    if (token && (definitions.has(token.start) || cursor.current?.type === 'Colon')) {
      names.add(token.value.replaceAll('`', ''));
    }
  }
  return [...names];
}
