import { EbnfError, type EbnfToken, tokenizeEbnf } from './tokenizeEbnf';

/** What stands on the right of a production. */
export type Expression =
  /** Text that stands as it is. */
  | { kind: 'literal'; text: string }
  /** A token of the lexer, in capitals. */
  | { kind: 'token'; name: string }
  /** Another production. */
  | { kind: 'production'; name: string }
  | { kind: 'sequence'; items: Expression[] }
  | { kind: 'choice'; options: Expression[] }
  | { kind: 'optional'; inner: Expression }
  /** Any number of times, none included. */
  | { kind: 'repetition'; inner: Expression }
  /** A token, but not one of these texts. */
  | { kind: 'exception'; name: string; excluded: string[] };

export interface Production {
  name: string;
  /** As it stands in the source, without comments before it, from the name to the semicolon. */
  text: string;
  expression: Expression;
}

/**
 * Reads a grammar in EBNF.
 *
 * @returns the productions in the order of the text.
 * @throws EbnfError with line and column where the text is not EBNF, where a production is defined twice, or where one is used that does not exist.
 */
export function parseEbnf(text: string): Production[] {
  const tokens = tokenizeEbnf(text).filter(({ kind }) => kind !== 'blank' && kind !== 'comment');
  const uses: EbnfToken[] = [];
  const productions = new Map<string, Production>();
  let position = 0;

  const isAt = (sign: string): boolean => tokens[position]?.kind === 'sign' && tokens[position]?.text === sign;
  const fail = (expected: string): EbnfError => {
    const token = tokens[position];
    return new EbnfError(
      `${expected} expected, not ${token?.text ?? 'the end of the text'}`,
      text,
      token?.start ?? text.length,
    );
  };
  const take = (sign: string): EbnfToken => {
    const token = tokens[position];
    if (!token || !isAt(sign)) throw fail(`"${sign}"`);
    position += 1;
    return token;
  };
  const skip = (sign: string): boolean => {
    if (!isAt(sign)) return false;
    position += 1;
    return true;
  };

  const parseChoice = (): Expression => {
    const options = [parseSequence()];
    while (skip('|')) options.push(parseSequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  };

  const parseSequence = (): Expression => {
    const items = [parseException()];
    while (skip(',')) items.push(parseException());
    const [only] = items;
    return items.length === 1 && only ? only : { kind: 'sequence', items };
  };

  const parseException = (): Expression => {
    const base = parseFactor();
    if (!isAt('-')) return base;
    if (base.kind !== 'token') throw fail('"-" behind a token in capitals, nowhere else,');
    position += 1;
    const start = position;
    const rest = parseFactor();
    const excluded = (rest.kind === 'choice' ? rest.options : [rest]).flatMap((option) =>
      option.kind === 'literal' ? [option.text] : [],
    );
    if (excluded.length !== (rest.kind === 'choice' ? rest.options.length : 1)) {
      position = start;
      throw fail('A text in quotes, or a choice of such texts in parentheses,');
    }
    return { kind: 'exception', name: base.name, excluded };
  };

  const parseFactor = (): Expression => {
    const token = tokens[position];
    if (token?.kind === 'literal') {
      position += 1;
      return { kind: 'literal', text: token.text.slice(1, -1) };
    }
    if (token?.kind === 'name') {
      position += 1;
      if (token.text === token.text.toUpperCase()) return { kind: 'token', name: token.text };
      uses.push(token);
      return { kind: 'production', name: token.text };
    }
    const kind = GROUPS.find(({ open }) => skip(open));
    if (!kind) throw fail('A text in quotes, a name or a bracket');
    const inner = parseChoice();
    take(kind.close);
    return kind.wrap(inner);
  };

  while (position < tokens.length) {
    const name = tokens[position];
    if (name?.kind !== 'name' || name.text !== name.text.toLowerCase())
      throw fail('The name of a production, in lower case,');
    if (productions.has(name.text))
      throw new EbnfError(`The production "${name.text}" is defined twice`, text, name.start);
    position += 1;
    take('=');
    const expression = parseChoice();
    const end = take(';').start + 1;
    productions.set(name.text, { name: name.text, text: text.slice(name.start, end), expression });
  }
  const unknown = uses.find(({ text: name }) => !productions.has(name));
  if (unknown) throw new EbnfError(`The production "${unknown.text}" is not defined`, text, unknown.start);
  return [...productions.values()];
}

const GROUPS: readonly { open: string; close: string; wrap: (inner: Expression) => Expression }[] = [
  { open: '(', close: ')', wrap: (inner) => inner },
  { open: '[', close: ']', wrap: (inner) => ({ kind: 'optional', inner }) },
  { open: '{', close: '}', wrap: (inner) => ({ kind: 'repetition', inner }) },
];
