import { encodeMarks } from '../../highlight/encodeMarks';
import type { CodeRole, HighlightedCode } from '../../highlight/types';
import { type EbnfToken, tokenizeEbnf } from './tokenizeEbnf';

/**
 * Highlights EBNF: literals, tokens in capitals, productions and comments.
 *
 * @throws EbnfError for characters that are not valid in EBNF
 */
export function highlightEbnf(text: string): HighlightedCode {
  const runs = tokenizeEbnf(text).map((token) => ({ role: findRole(token), length: token.text.length }));
  return { code: text, language: 'ebnf', marks: encodeMarks(runs) };
}

function findRole({ kind, text }: EbnfToken): CodeRole | undefined {
  switch (kind) {
    case 'whitespace':
    case 'symbol':
      return undefined;
    case 'comment':
      return 'c';
    case 'literal':
      return 's';
    case 'name':
      return text === text.toUpperCase() ? 'o' : 't';
  }
}
