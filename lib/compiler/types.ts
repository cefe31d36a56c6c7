/** Emitters of the command line, by the names our pages use. */
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

/** `default` is what the command line writes, `ir` is what it writes with `--ir`. */
export type Generation = 'default' | 'ir';

export const CONVERTERS = ['openapi-v2', 'openapi-v3', 'avro'] as const;

export type Converter = (typeof CONVERTERS)[number];

/** A contract file in memory. */
export interface ContractSource {
  /** File name, ends in `.ws`. The compiler's messages do not contain it; the site's do. */
  path: string;
  text: string;
}

/** A change of whole lines that corrects a problem. */
export interface Fix {
  /** Describes the change. */
  title: string;
  /** 1-based number of the first line that changes. */
  line: number;
  /** The lines as they are, without carriage returns. */
  before: string;
  after: string;
}

/** A compiler message with its position. */
export interface Diagnostic {
  /** The compiler's message, verbatim, or the site's if the compiler reports nothing. */
  message: string;
  /** Origin of the message: the compiler, or this site's stricter check. */
  source: 'compiler' | 'site';
  /** The file the message is about. */
  path: string;
  /** 1-based line, computed from the offset (the compiler's own lines drift after comments). */
  line: number;
  /** 1-based column in UTF-16 units. */
  column: number;
  /** Length in UTF-16 units of the refused text on that line, at least 1. */
  length: number;
  /** Set for a contract that the compiler accepts completely, although its generated code does not do what it says. */
  isWarning?: true;
  /** Corrects the problem. Only `check` with fixes looks for one. */
  fix?: Fix;
}

export type CheckResult = { ok: true } | { ok: false; diagnostics: Diagnostic[] };

/** A generated file. */
export interface EmittedFile {
  /** Path below the output folder, with `/`. */
  path: string;
  text: string;
}
