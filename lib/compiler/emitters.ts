import type { Emitter, Generation } from './types';

/** Package of generated code, unless a page names another one. */
export const DEFAULT_PACKAGE = 'com.example.library';

/** Maximum length of a package name. */
export const PACKAGE_LIMIT = 200;

/**
 * Returns whether a package name is valid. Its parts are separated by dots, consist of English letters, digits and `_`,
 * and do not start with a digit. It has at most `PACKAGE_LIMIT` characters.
 */
export function isPackage(name: string): boolean {
  return name.length <= PACKAGE_LIMIT && /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i.test(name);
}

interface EmitterProperties {
  /** Name on the command line: the value of `--language`, and the name of the format's converter if it has one. */
  commandLineName: string;
  /** Name for readers. */
  label: string;
  /** Language of the generated files, for highlighting. */
  codeLanguage: string;
  /** Whether `--ir` changes the output; if not, the emitter has only one generation. */
  hasGenerations: boolean;
}

/** Properties of each emitter, such as its names on the command line and for readers. */
export const EMITTER_PROPERTIES: Readonly<Record<Emitter, EmitterProperties>> = {
  java: { commandLineName: 'Java', label: 'Java', codeLanguage: 'java', hasGenerations: true },
  kotlin: { commandLineName: 'Kotlin', label: 'Kotlin', codeLanguage: 'kotlin', hasGenerations: true },
  typescript: { commandLineName: 'TypeScript', label: 'TypeScript', codeLanguage: 'typescript', hasGenerations: true },
  python: { commandLineName: 'Python', label: 'Python', codeLanguage: 'python', hasGenerations: true },
  rust: { commandLineName: 'Rust', label: 'Rust', codeLanguage: 'rust', hasGenerations: false },
  scala: { commandLineName: 'Scala', label: 'Scala', codeLanguage: 'scala', hasGenerations: false },
  'openapi-v2': { commandLineName: 'OpenAPIV2', label: 'OpenAPI 2', codeLanguage: 'json', hasGenerations: false },
  'openapi-v3': { commandLineName: 'OpenAPIV3', label: 'OpenAPI 3', codeLanguage: 'json', hasGenerations: false },
  avro: { commandLineName: 'Avro', label: 'Avro', codeLanguage: 'json', hasGenerations: false },
  wirespec: { commandLineName: 'Wirespec', label: 'Wirespec', codeLanguage: 'wirespec', hasGenerations: false },
};

/** Returns the display name of an emitter, with the generation if the emitter has two. */
export function labelEmitter(emitter: Emitter, generation: Generation): string {
  const { label, hasGenerations } = EMITTER_PROPERTIES[emitter];
  return hasGenerations && generation === 'ir' ? `${label} (--ir)` : label;
}

/**
 * Returns the path of a generated file as pages show it. Omits the folders of our example package, which are the same
 * on every page.
 */
export function shortenEmittedPath(path: string): string {
  const folder = `${DEFAULT_PACKAGE.replaceAll('.', '/')}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}
