import type { Token } from './tokens';

const CLOSING = { LeftCurly: 'RightCurly', LeftParenthesis: 'RightParenthesis' } as const;

/** A position in the tokens of a contract. Its methods take or skip tokens and move the position forward. */
export class TokenCursor {
  position = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.position >= this.#tokens.length;
  }

  /** Token at the cursor; undefined at the end. */
  get current(): Token | undefined {
    return this.#tokens[this.position];
  }

  /** Token before the cursor; undefined at the beginning. If the cursor is past the end, this is the last token. */
  get previous(): Token | undefined {
    return this.#tokens[Math.min(this.position, this.#tokens.length) - 1];
  }

  /** Returns the token at the cursor and moves forward. At the end, returns undefined. */
  take(): Token | undefined {
    const token = this.current;
    this.position += 1;
    return token;
  }

  /**
   * Skips a token of the given type.
   *
   * @returns whether the token at the cursor had this type
   */
  skip(type: string): boolean {
    if (this.current?.type !== type) return false;
    this.position += 1;
    return true;
  }

  /**
   * Skips a bracketed group with its content. If the bracket is not closed, skips all remaining tokens.
   *
   * @returns whether the cursor was at the opening bracket
   */
  skipGroup(open: keyof typeof CLOSING): boolean {
    if (this.current?.type !== open) return false;
    let depth = 0;
    while (!this.isAtEnd) {
      const type = this.take()?.type;
      if (type === open) depth += 1;
      if (type === CLOSING[open]) depth -= 1;
      if (depth === 0) break;
    }
    return true;
  }
}
