import { LANGUAGE_ALIASES } from '@site/lib/highlight/languageAliases';

/** What readers call the languages of fences; other names are shown as they are. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  diff: 'Diff',
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
  text: 'Text',
  toml: 'TOML',
  typescript: 'TypeScript',
  wirespec: 'Wirespec',
  xml: 'XML',
  yaml: 'YAML',
};

/** The name of a language for readers, e.g. `TypeScript` for `ts`. */
export function findLanguageLabel(language: string): string {
  return LABELS[language] ?? LABELS[LANGUAGE_ALIASES.get(language) ?? ''] ?? language;
}
