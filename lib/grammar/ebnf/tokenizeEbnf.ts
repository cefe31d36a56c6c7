import { findPosition } from '../../compiler/textPosition';

/** The kind of an EBNF token. Whitespace is a token, too, so the tokens joined together give the source text. */
export type EbnfTokenKind = 'blank' | 'comment' | 'literal' | 'name' | 'sign';

export interface EbnfToken {
  kind: EbnfTokenKind;
  text: string;
  /** Offset of the first character, in UTF-16 units. */
  start: number;
}

const TOKEN =
  /(?<blank>\s+)|(?<comment>\(\*[\s\S]*?\*\))|(?<literal>"[^"\n]+")|(?<name>[A-Za-z]+(?:-[A-Za-z]+)*)|(?<sign>[=,|;()[\]{}-])/y;

/**
 * Splits an EBNF text (ISO 14977: `,` sequence, `|` choice, `[ ]` option, `{ }` repetition, `-` exception, `(* *)` comment) into tokens without gaps.
 *
 * @throws an Error with the offset of the first character that starts no token.
 */
export function tokenizeEbnf(text: string): EbnfToken[] {
  const tokens: EbnfToken[] = [];
  let start = 0;
  while (start < text.length) {
    TOKEN.lastIndex = start;
    const groups = TOKEN.exec(text)?.groups;
    const kind = KINDS.find((candidate) => groups?.[candidate] !== undefined);
    const found = kind === undefined ? undefined : groups?.[kind];
    if (kind === undefined || found === undefined) {
      throw new EbnfError(`"${text.charAt(start)}" means nothing in EBNF`, text, start);
    }
    tokens.push({ kind, text: found, start });
    start += found.length;
  }
  return tokens;
}

const KINDS: readonly EbnfTokenKind[] = ['blank', 'comment', 'literal', 'name', 'sign'];

/** A mistake in an EBNF text. The message begins with its 1-based line and column. */
export class EbnfError extends Error {
  constructor(problem: string, text: string, offset: number) {
    const { line, column } = findPosition(text, offset);
    super(`${line}:${column}  ${problem}.`);
    this.name = 'EbnfError';
  }
}
