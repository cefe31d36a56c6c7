import type { Token } from '../../../compiler/tokens';
import type { Expression, Production } from '../parseEbnf';

/** Predicates of compiler tokens, by token name of the grammar. */
export const TOKENS: Readonly<Record<string, (token: Token) => boolean>> = {
  'TYPE-NAME': ({ type }) => type === 'WirespecType',
  'ANY-TYPE-NAME': ({ type }) => /^(?:WirespecType|Ws[A-Z]\w+)$/.test(type),
  'FIELD-NAME': ({ type }) => /^(?:WirespecField|\w+CaseIdentifier)$/.test(type),
  METHOD: ({ type }) => type === 'Method',
  ANNOTATION: ({ type }) => type === 'Annotation',
  PATH: ({ type }) => type === 'Path',
  INTEGER: ({ type }) => type === 'Integer',
  NUMBER: ({ type }) => type === 'Number',
  REGEXP: ({ type }) => type === 'RegExp',
  COMMENT: ({ type }) => type === 'Comment',
  TOKEN: () => true,
  JUNK: ({ type }) => !/^(?:Annotation|Comment|(?:Type|EnumType|Endpoint|Channel)Definition)$/.test(type),
};

/**
 * Creates a recognizer from the grammar: a predictive parser with one token of lookahead, without backtracking.
 *
 * @returns a function that returns whether a list of tokens matches a production completely
 */
export function createRecognizer(
  productions: readonly Production[],
): (name: string, tokens: readonly Token[]) => boolean {
  const expressions = new Map(productions.map(({ name, expression }) => [name, expression]));

  const find = (name: string): Expression => {
    const expression = expressions.get(name);
    if (!expression) throw new Error(`There is no production "${name}".`);
    return expression;
  };
  const fits = (name: string, token: Token): boolean => {
    const test = TOKENS[name];
    if (!test)
      throw new Error(`There is no token "${name}". Add it to TOKENS, with the compiler tokens that it represents.`);
    return test(token);
  };

  /** Returns whether the expression can begin with the token. */
  const begins = (expression: Expression, token: Token | undefined): boolean => {
    if (!token) return false;
    switch (expression.kind) {
      case 'literal':
        return token.value === expression.text;
      case 'token':
        return fits(expression.name, token);
      case 'exception':
        return fits(expression.name, token) && !expression.excluded.includes(token.value);
      case 'production':
        return begins(find(expression.name), token);
      case 'choice':
        return expression.options.some((option) => begins(option, token));
      case 'optional':
      case 'repetition':
        return begins(expression.inner, token);
      case 'sequence': {
        const lasts = expression.items.findIndex((item) => !isOptional(item));
        return expression.items.slice(0, lasts < 0 ? undefined : lasts + 1).some((item) => begins(item, token));
      }
    }
  };

  const isOptional = (expression: Expression): boolean => {
    switch (expression.kind) {
      case 'optional':
      case 'repetition':
        return true;
      case 'production':
        return isOptional(find(expression.name));
      case 'sequence':
        return expression.items.every(isOptional);
      case 'choice':
        return expression.options.some(isOptional);
      case 'literal':
      case 'token':
      case 'exception':
        return false;
    }
  };

  return (start, tokens) => {
    /** @returns the position after the expression; undefined if the tokens do not match it */
    const read = (expression: Expression, position: number): number | undefined => {
      const token = tokens[position];
      switch (expression.kind) {
        case 'literal':
        case 'token':
        case 'exception':
          return begins(expression, token) ? position + 1 : undefined;
        case 'production':
          return read(find(expression.name), position);
        case 'sequence':
          return expression.items.reduce<number | undefined>(
            (at, item) => (at === undefined ? undefined : read(item, at)),
            position,
          );
        case 'choice': {
          const option = expression.options.find((candidate) => begins(candidate, token));
          return option && read(option, position);
        }
        case 'optional':
          return begins(expression.inner, token) ? read(expression.inner, position) : position;
        case 'repetition': {
          let at: number | undefined = position;
          while (at !== undefined && begins(expression.inner, tokens[at])) at = read(expression.inner, at);
          return at;
        }
      }
    };
    return read({ kind: 'production', name: start }, 0) === tokens.length;
  };
}
