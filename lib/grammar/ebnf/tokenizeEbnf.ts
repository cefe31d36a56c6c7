import { findPosition } from '../../compiler/textPosition';

/** Kinds of EBNF tokens. Whitespace is a token, so the concatenated tokens are the source text. */
const KINDS = ['whitespace', 'comment', 'literal', 'name', 'symbol'] as const;

export interface EbnfToken {
  kind: (typeof KINDS)[number];
  text: string;
  /** Offset of the first character, in UTF-16 units. */
  start: number;
}

const TOKEN =
  /(?<whitespace>\s+)|(?<comment>\(\*[\s\S]*?\*\))|(?<literal>"[^"\n]+")|(?<name>[A-Za-z]+(?:-[A-Za-z]+)*)|(?<symbol>[=,|;()[\]{}-])/y;

/**
 * Splits EBNF into tokens without gaps. The notation is ISO 14977: `,` sequence, `|` choice, `[ ]` option, `{ }`
 * repetition, `-` exception, `(* *)` comment.
 *
 * @throws EbnfError at the first character that starts no token
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
      throw new EbnfError(`"${text.charAt(start)}" is not valid in EBNF`, text, start);
    }
    tokens.push({ kind, text: found, start });
    start += found.length;
  }
  return tokens;
}

/** Syntax error in EBNF. The message begins with its 1-based line and column. */
export class EbnfError extends Error {
  constructor(problem: string, text: string, offset: number) {
    const { line, column } = findPosition(text, offset);
    super(`${line}:${column}  ${problem}.`);
    this.name = 'EbnfError';
  }
}
