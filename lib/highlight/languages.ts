import { LANGUAGE_ALIASES } from './languageAliases';

/**
 * Languages a fence may name, with the grammar that colors them; `null` is plain text. Grammars other than our own come with Shiki.
 *
 * It is a list, although Shiki knows many more, so that a misspelled language is an error and each has a name for readers. A test finds what no page uses.
 */
const GRAMMARS = {
  bash: 'shellscript',
  diff: 'diff',
  groovy: 'groovy',
  http: 'http',
  java: 'java',
  javascript: 'javascript',
  json: 'json',
  kotlin: 'kotlin',
  lua: 'lua',
  properties: 'properties',
  python: 'python',
  rust: 'rust',
  scala: 'scala',
  text: null,
  toml: 'toml',
  typescript: 'typescript',
  wirespec: 'wirespec',
  xml: 'xml',
  yaml: 'yaml',
} as const satisfies Record<string, string | null>;

type Language = keyof typeof GRAMMARS;

/** Name of a grammar, `null` for plain text. */
export type GrammarName = (typeof GRAMMARS)[Language];

/** Every name a fence may use for a language, in alphabetical order. */
export const KNOWN_LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), ...LANGUAGE_ALIASES.keys()].sort();

/**
 * Finds the grammar for a language.
 *
 * @param language - as written in the fence; upper and lower case are the same.
 * @throws an Error that lists the known languages, if the language is not one of them.
 */
export function findGrammar(language: string): GrammarName {
  const name = language.toLowerCase();
  const canonical = LANGUAGE_ALIASES.get(name) ?? name;
  if (isKey(GRAMMARS, canonical)) return GRAMMARS[canonical];
  throw new Error(
    `Unknown language "${language}". Use one of ${KNOWN_LANGUAGES.join(', ')}; "text" shows code without colors.`,
  );
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}
