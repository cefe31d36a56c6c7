import { LANGUAGE_ALIASES } from './languageAliases';

/**
 * Languages that a fence may name, with the grammar of each; `null` is plain text. Grammars except our own come from
 * Shiki.
 *
 * Although Shiki knows many more, the list is explicit so that a misspelled language is an error and each language has
 * a display name. A test finds entries that no page uses.
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
  smithy: 'smithy',
  text: null,
  toml: 'toml',
  typescript: 'typescript',
  typespec: 'typespec',
  wirespec: 'wirespec',
  xml: 'xml',
  yaml: 'yaml',
} as const satisfies Record<string, string | null>;

type Language = keyof typeof GRAMMARS;

export type GrammarName = NonNullable<(typeof GRAMMARS)[Language]>;

/** All names and aliases of languages, sorted. */
export const KNOWN_LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), ...LANGUAGE_ALIASES.keys()].sort();

/**
 * Finds the grammar of a language.
 *
 * @param language - name as written in the fence, case-insensitive
 * @returns `null` for plain text
 * @throws Error that lists the known languages if the language is unknown
 */
export function findGrammar(language: string): GrammarName | null {
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
