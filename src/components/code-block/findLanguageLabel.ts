/** What readers call the languages of fences; other names are shown as they are. */
const LABELS: Readonly<Record<string, string>> = {
  avsc: 'Avro',
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  gradle: 'Gradle',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  kt: 'Kotlin',
  kts: 'Kotlin',
  lua: 'Lua',
  plaintext: 'Text',
  properties: 'Properties',
  py: 'Python',
  python: 'Python',
  rs: 'Rust',
  rust: 'Rust',
  scala: 'Scala',
  sh: 'Shell',
  shell: 'Shell',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  txt: 'Text',
  typescript: 'TypeScript',
  wirespec: 'Wirespec',
  ws: 'Wirespec',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** The name of a language for readers, e.g. `TypeScript` for `ts`. */
export function findLanguageLabel(language: string): string {
  return LABELS[language] ?? language;
}
