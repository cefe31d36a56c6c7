import { findNames } from '../../../compiler';

/** A field can be called so, in back-ticks; elsewhere in the contract the word begins a definition. */
const KEYWORDS = new Set(['type', 'enum', 'endpoint', 'channel']);

/**
 * The names of a contract that a reader can follow into generated code: those of its definitions and fields that occur there. In the order of the text, each once.
 *
 * @param contract - text that the compiler has accepted.
 * @param outputs - what was generated from it.
 */
export function findFollowableNames(contract: string, outputs: readonly string[]): string[] {
  if (outputs.length === 0) return [];
  return findNames(contract).filter((name) => !KEYWORDS.has(name) && outputs.some((text) => occursIn(text, name)));
}

/** Whether a name stands alone in a text, not as a part of a longer word. Names are letters, digits, `_` and `-`. */
function occursIn(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text);
}
