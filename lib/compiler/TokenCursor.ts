import type { Token } from './tokens';

const CLOSING: Readonly<Record<string, string>> = {
  LeftCurly: 'RightCurly',
  LeftParenthesis: 'RightParenthesis',
  LeftBracket: 'RightBracket',
};

/** A position in the tokens of a contract. Its methods take or skip tokens and move it forward. */
export class TokenCursor {
  position = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.position >= this.#tokens.length;
  }

  /** The token at the cursor; nothing at the end. */
  get current(): Token | undefined {
    return this.#tokens[this.position];
  }

  /** The token before the cursor; undefined at the beginning, and the last token for a cursor past the end. */
  get previous(): Token | undefined {
    return this.#tokens[Math.min(this.position, this.#tokens.length) - 1];
  }

  /** Takes the token at the cursor. */
  take(): Token | undefined {
    const token = this.current;
    this.position += 1;
    return token;
  }

  /** Skips a token of one type. @returns whether there was one. */
  skip(type: string): boolean {
    if (this.current?.type !== type) return false;
    this.position += 1;
    return true;
  }

  /** Skips a bracketed group and everything in it, to the end of the text where it is not closed. @returns whether there was one. */
  skipGroup(open: string): boolean {
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
