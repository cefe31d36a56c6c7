import { compilerPackage } from '#compiler-host';

/** A token as the compiler reads it, without blanks and line ends. */
export interface Token {
  /** The compiler's name for the kind of token, e.g. `TypeDefinition`, `WirespecType`, `LeftCurly`. */
  type: string;
  value: string;
  /** Offset of the first character, in UTF-16 units. */
  start: number;
}

/** Splits a contract into the compiler's tokens, the one that marks the end of the text left out. Never fails: unknown characters are tokens, too. */
export function tokenize(text: string): Token[] {
  return compilerPackage
    .tokenize(text)
    .map(({ type, value, coordinates: { idxAndLength } }) => ({
      type,
      value,
      // The compiler's offset is the one just after the token.
      start: idxAndLength.idx - idxAndLength.length,
    }))
    .filter(({ type }) => type !== 'EndOfProgram' && type !== 'StartOfProgram');
}
