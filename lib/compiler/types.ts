/** Emitters of the command line, by the names that our pages use. */
export const EMITTERS = [
  'java',
  'kotlin',
  'typescript',
  'python',
  'rust',
  'scala',
  'openapi-v2',
  'openapi-v3',
  'avro',
  'wirespec',
] as const;

export type Emitter = (typeof EMITTERS)[number];

/** `ir` is the output of the command line with `--ir`, and `default` is its output without it. */
export type Generation = 'default' | 'ir';

/**
 * An emitter with its generation, as code blocks and claims name it. For Java, `java` means the emitter that the command
 * line uses by default, and `java:ir` the one that it uses with `--ir`.
 */
export type Target = Emitter | 'java:ir' | 'kotlin:ir' | 'typescript:ir' | 'python:ir';

/** Formats that can be converted to contracts. */
export const CONVERTERS = ['openapi-v2', 'openapi-v3', 'avro'] as const;

export type Converter = (typeof CONVERTERS)[number];

/** A contract file in memory. */
export interface ContractSource {
  /** Path or name of the file, which ends in `.ws`. The compiler's messages do not contain it. */
  path: string;
  text: string;
}

/** A change to whole lines that fixes a problem. */
export interface Fix {
  /** Description of the change for readers. */
  title: string;
  /** 1-based number of the first line that changes. */
  line: number;
  /** The lines before the change, without carriage returns. */
  before: string;
  after: string;
}

/** A message about a contract, with its position. */
export interface Diagnostic {
  /** The compiler's message, verbatim, or the site's message if the compiler reports nothing. */
  message: string;
  /** Origin of the message: the compiler, or this site's stricter check. */
  source: 'compiler' | 'site';
  /** Path of the file that the message is about. */
  path: string;
  /** 1-based line, computed from the offset, because the compiler's line numbers are wrong after comments. */
  line: number;
  /** 1-based column in UTF-16 units. */
  column: number;
  /** Length in UTF-16 units of the refused text on that line, at least 1. */
  length: number;
  /** Set if the compiler accepts the contract, but its generated code does not compile or behaves unexpectedly. */
  isWarning?: true;
  /** Fix for the problem. Only `check` with `shouldFindFixes` searches for one. */
  fix?: Fix;
}

/** A generated file. */
export interface EmittedFile {
  /** Path below the output folder, with `/`. */
  path: string;
  text: string;
}
