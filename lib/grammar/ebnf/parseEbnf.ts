import { EbnfError, type EbnfToken, tokenizeEbnf } from './tokenizeEbnf';

/** Right-hand side of a production. */
export type Expression =
  | { kind: 'literal'; text: string }
  /** Token of the compiler's lexer. Its name is in capitals, such as `INTEGER`. */
  | { kind: 'token'; name: string }
  | { kind: 'production'; name: string }
  | { kind: 'sequence'; items: Expression[] }
  | { kind: 'choice'; options: Expression[] }
  | { kind: 'optional'; inner: Expression }
  /** Zero or more times. */
  | { kind: 'repetition'; inner: Expression }
  /** A token, except the given strings. */
  | { kind: 'exception'; name: string; excluded: string[] };

export interface Production {
  name: string;
  /** Source text from the name to the semicolon, without preceding comments. */
  text: string;
  expression: Expression;
}

/**
 * Parses a grammar in a subset of EBNF. Names of productions are in lower case, and names of tokens in capitals. A `-`
 * excludes literals from a token.
 *
 * @returns the productions in source order
 * @throws EbnfError with line and column if the source is not in this subset, if a production is defined twice, or if a
 *   production is used but not defined
 */
export function parseEbnf(text: string): Production[] {
  return new EbnfParser(text).parse();
}

const GROUPS: readonly { open: string; close: string; wrap: (inner: Expression) => Expression }[] = [
  { open: '(', close: ')', wrap: (inner) => inner },
  { open: '[', close: ']', wrap: (inner) => ({ kind: 'optional', inner }) },
  { open: '{', close: '}', wrap: (inner) => ({ kind: 'repetition', inner }) },
];

/** Recursive-descent parser: each method consumes one kind of expression. */
class EbnfParser {
  readonly #text: string;
  readonly #tokens: readonly EbnfToken[];
  readonly #productions = new Map<string, Production>();
  readonly #references: EbnfToken[] = [];
  #position = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokenizeEbnf(text).filter(({ kind }) => kind !== 'whitespace' && kind !== 'comment');
  }

  parse(): Production[] {
    while (this.#position < this.#tokens.length) this.#parseProduction();
    const unknown = this.#references.find(({ text }) => !this.#productions.has(text));
    if (unknown) throw this.#createError(`The production "${unknown.text}" is not defined`, unknown);
    return [...this.#productions.values()];
  }

  #parseProduction(): void {
    const name = this.#token;
    if (name?.kind !== 'name' || name.text !== name.text.toLowerCase()) {
      throw this.#createUnexpectedError('a production name in lower case');
    }
    if (this.#productions.has(name.text))
      throw this.#createError(`The production "${name.text}" is defined twice`, name);
    this.#position += 1;
    this.#expect('=');
    const expression = this.#parseChoice();
    const end = this.#expect(';').start + 1;
    this.#productions.set(name.text, { name: name.text, text: this.#text.slice(name.start, end), expression });
  }

  #parseChoice(): Expression {
    const options = [this.#parseSequence()];
    while (this.#accept('|')) options.push(this.#parseSequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  #parseSequence(): Expression {
    const items = [this.#parseException()];
    while (this.#accept(',')) items.push(this.#parseException());
    const [only] = items;
    return items.length === 1 && only ? only : { kind: 'sequence', items };
  }

  #parseException(): Expression {
    const base = this.#parseFactor();
    if (!this.#isAt('-')) return base;
    if (base.kind !== 'token') throw this.#createUnexpectedError('a token name in capitals before "-"');
    this.#position += 1;
    const start = this.#position;
    const rest = this.#parseFactor();
    const excluded = (rest.kind === 'choice' ? rest.options : [rest]).flatMap((option) =>
      option.kind === 'literal' ? [option.text] : [],
    );
    if (excluded.length !== (rest.kind === 'choice' ? rest.options.length : 1)) {
      this.#position = start;
      throw this.#createUnexpectedError('a literal in quotes, or a choice of literals in parentheses');
    }
    return { kind: 'exception', name: base.name, excluded };
  }

  #parseFactor(): Expression {
    const token = this.#token;
    if (token?.kind === 'literal') {
      this.#position += 1;
      return { kind: 'literal', text: token.text.slice(1, -1) };
    }
    if (token?.kind === 'name') {
      this.#position += 1;
      if (token.text === token.text.toUpperCase()) return { kind: 'token', name: token.text };
      this.#references.push(token);
      return { kind: 'production', name: token.text };
    }
    const group = GROUPS.find(({ open }) => this.#accept(open));
    if (!group)
      throw this.#createUnexpectedError('a literal in quotes, a name, or an opening parenthesis, bracket or brace');
    const inner = this.#parseChoice();
    this.#expect(group.close);
    return group.wrap(inner);
  }

  get #token(): EbnfToken | undefined {
    return this.#tokens[this.#position];
  }

  #isAt(symbol: string): boolean {
    return this.#token?.kind === 'symbol' && this.#token.text === symbol;
  }

  #expect(symbol: string): EbnfToken {
    const token = this.#token;
    if (!token || !this.#isAt(symbol)) throw this.#createUnexpectedError(`"${symbol}"`);
    this.#position += 1;
    return token;
  }

  #accept(symbol: string): boolean {
    if (!this.#isAt(symbol)) return false;
    this.#position += 1;
    return true;
  }

  #createUnexpectedError(expected: string): EbnfError {
    return this.#createError(`Expected ${expected}, not ${this.#token?.text ?? 'the end of the file'}`, this.#token);
  }

  /** @param token - token at which the error is, or undefined for the end of the source */
  #createError(message: string, token: EbnfToken | undefined): EbnfError {
    return new EbnfError(message, this.#text, token?.start ?? this.#text.length);
  }
}
