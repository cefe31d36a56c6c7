import { countName } from './countName';

const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const DEFINITION = /(?<![\w`])(?:type|enum|endpoint|channel)\s+(\w+)/g;
const FIELD = /(\w+)`?\s*:/g;

/** A field can be called so, in backticks; elsewhere the word begins a definition. */
const KEYWORDS = new Set(['type', 'enum', 'endpoint', 'channel']);

/**
 * The names a contract gives: its types, enums, endpoints, channels and fields. In the order of the text, each once.
 *
 * @param contract - text that the compiler has accepted.
 * @param outputs - what was generated from it; names that occur in none of these texts are left out, because they lead nowhere.
 */
export function findNames(contract: string, outputs: readonly string[]): string[] {
  const text = contract.replace(COMMENT, '');
  const matches = [...text.matchAll(DEFINITION), ...text.matchAll(FIELD)].sort((a, b) => a.index - b.index);
  const names = new Set(matches.map(([, name = '']) => name));
  return [...names].filter((name) => !KEYWORDS.has(name) && countName(name, outputs) > 0);
}
