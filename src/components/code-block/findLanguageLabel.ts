import { LANGUAGE_ALIASES } from '@site/lib/highlight/languageAliases';

/** Display names of the languages of fences. Other languages are shown as written. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  diff: 'Diff',
  ebnf: 'EBNF',
  gradle: 'Gradle',
  groovy: 'Groovy',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  lua: 'Lua',
  properties: 'Properties',
  python: 'Python',
  rust: 'Rust',
  scala: 'Scala',
  smithy: 'Smithy',
  text: 'Text',
  toml: 'TOML',
  typescript: 'TypeScript',
  typespec: 'TypeSpec',
  wirespec: 'Wirespec',
  xml: 'XML',
  yaml: 'YAML',
};

/** Finds the display name of a language, such as `TypeScript` for `ts`. */
export function findLanguageLabel(language: string): string {
  return LABELS[language] ?? LABELS[LANGUAGE_ALIASES.get(language) ?? ''] ?? language;
}
