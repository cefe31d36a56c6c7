import { compilerPackage } from '#compiler-host';

/** A token of the compiler. Spaces and line breaks are not tokens. */
export interface Token {
  /** The compiler's name for the kind of token, such as `TypeDefinition`, `WirespecType` or `LeftCurly`. */
  type: string;
  value: string;
  /** Offset of the first character, in UTF-16 units. */
  start: number;
}

/** Returns the offset after a token. */
export function findTokenEnd({ start, value }: Token): number {
  return start + value.length;
}

/**
 * Minimum length of the chunks in which `tokenizeContract` passes a contract to the compiler, in UTF-16 units. The
 * compiler copies all previous tokens for each token that it finds, so its time is quadratic in the length. A contract
 * of 9,000 characters took 45 ms in chunks of 4,000, and 8 ms in chunks of 200.
 */
const CHUNK_LENGTH = 200;

/**
 * Splits a contract into the compiler's tokens, without the tokens for the start and the end of the file. Never fails,
 * because unknown characters are tokens, too.
 *
 * Long contracts are tokenized in chunks of whole lines, with the same result. A token depends only on the text that
 * follows and, for a regular expression, on a parenthesis before it on the same line. Only strings and comments span
 * lines. If one starts but does not end in a chunk, the chunk is extended.
 */
export function tokenizeContract(text: string): Token[] {
  const chunks: Token[][] = [];
  let start = 0;
  let length = CHUNK_LENGTH;
  while (start < text.length) {
    const end = findLineEnd(text, start + length);
    const chunk = tokenizeChunk(text.slice(start, end), start);
    if (end < text.length && chunk.some(isUnclosed)) {
      length *= 2;
    } else {
      chunks.push(chunk);
      start = end;
      length = CHUNK_LENGTH;
    }
  }
  return chunks.flat();
}

function tokenizeChunk(text: string, offset: number): Token[] {
  return compilerPackage
    .tokenize(text)
    .map(({ type, value, coordinates: { idxAndLength } }) => ({
      type,
      value,
      // The compiler reports the offset of the end of each token.
      start: offset + idxAndLength.idx - idxAndLength.length,
    }))
    .filter(({ type }) => type !== 'EndOfProgram' && type !== 'StartOfProgram');
}

/** Returns the offset after the first line break at or after an offset; the end of the text if there is none. */
function findLineEnd(text: string, offset: number): number {
  const lineEnd = text.indexOf('\n', offset);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

/**
 * Returns whether a token is the start of an unclosed string (`"`) or comment (`/*`). After a parenthesis, the compiler
 * takes an unclosed comment for a regular expression.
 */
function isUnclosed({ type, value }: Token): boolean {
  if (type === 'RegExp') return value.startsWith('/*');
  return type === 'Character' && (value === '"' || value === '*');
}
