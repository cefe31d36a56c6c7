import { findNames } from '../../../compiler';
import { LANGUAGE_WORDS } from '../../../compiler/languageWords';

/** Keywords. In backticks, they can be field names. Marks of these names would also mark the keywords. */
const KEYWORDS: ReadonlySet<string> = new Set(LANGUAGE_WORDS.keyword);

/**
 * Finds the names of a contract that a reader can trace to the generated code: names of definitions and fields that
 * also occur there. Returns each name once, in contract order.
 *
 * @param contract - source that the compiler has accepted
 * @param outputs - code generated from the contract
 */
export function findTraceableNames(contract: string, outputs: readonly string[]): string[] {
  if (outputs.length === 0) return [];
  return findNames(contract).filter((name) => !KEYWORDS.has(name) && outputs.some((text) => occursIn(text, name)));
}

/** Returns whether a name occurs as a whole word. Names consist of letters, digits, `_` and `-`. */
function occursIn(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text);
}
