/**
 * Languages that a fence may name, with the label for readers and the grammar of each; `null` is plain text. Grammars
 * except our own come from Shiki.
 *
 * Although Shiki knows many more, the list is explicit so that a misspelled language is an error and each language has
 * a label. A test finds entries that no page uses.
 */
const LANGUAGES = {
  bash: { label: 'Shell', grammar: 'shellscript' },
  diff: { label: 'Diff', grammar: 'diff' },
  groovy: { label: 'Groovy', grammar: 'groovy' },
  http: { label: 'HTTP', grammar: 'http' },
  java: { label: 'Java', grammar: 'java' },
  javascript: { label: 'JavaScript', grammar: 'javascript' },
  json: { label: 'JSON', grammar: 'json' },
  kotlin: { label: 'Kotlin', grammar: 'kotlin' },
  lua: { label: 'Lua', grammar: 'lua' },
  properties: { label: 'Properties', grammar: 'properties' },
  python: { label: 'Python', grammar: 'python' },
  rust: { label: 'Rust', grammar: 'rust' },
  scala: { label: 'Scala', grammar: 'scala' },
  smithy: { label: 'Smithy', grammar: 'smithy' },
  text: { label: 'Text', grammar: null },
  toml: { label: 'TOML', grammar: 'toml' },
  typescript: { label: 'TypeScript', grammar: 'typescript' },
  typespec: { label: 'TypeSpec', grammar: 'typespec' },
  wirespec: { label: 'Wirespec', grammar: 'wirespec' },
  xml: { label: 'XML', grammar: 'xml' },
  yaml: { label: 'YAML', grammar: 'yaml' },
} as const satisfies Record<string, { label: string; grammar: string | null }>;

type Language = keyof typeof LANGUAGES;
export type GrammarName = NonNullable<(typeof LANGUAGES)[Language]['grammar']>;

/** Languages by alias, in lower case. */
const ALIASES: ReadonlyMap<string, Language> = new Map([
  ['gradle', 'groovy'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
]);

/** Labels that differ from those of `LANGUAGES`: of an alias, and of the language of grammar blocks. */
const OTHER_LABELS: Readonly<Record<string, string>> = { gradle: 'Gradle', ebnf: 'EBNF' };

/** All names and aliases of languages, sorted. */
export const KNOWN_LANGUAGES: readonly string[] = [...Object.keys(LANGUAGES), ...ALIASES.keys()].sort();

/**
 * Finds the grammar of a language.
 *
 * @param language - name as written in the fence, case-insensitive
 * @returns `null` for plain text
 * @throws Error that lists the known languages if the language is unknown
 */
export function findGrammar(language: string): GrammarName | null {
  const known = findLanguage(language.toLowerCase());
  if (known !== undefined) return known.grammar;
  throw new Error(
    `Unknown language "${language}". Use one of ${KNOWN_LANGUAGES.join(', ')}; "text" shows code without colors.`,
  );
}

/** Finds the label of a language, such as `TypeScript` for `ts`. An unknown language is its own label. */
export function findLanguageLabel(language: string): string {
  return OTHER_LABELS[language] ?? findLanguage(language)?.label ?? language;
}

function findLanguage(name: string): (typeof LANGUAGES)[Language] | undefined {
  const canonical = ALIASES.get(name) ?? name;
  return isLanguage(canonical) ? LANGUAGES[canonical] : undefined;
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}
