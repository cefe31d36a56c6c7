import type { Converter, Emitter } from '../compiler/types';

/** Emitter as pages name it: `java` is the default output of the command line, `java:ir` its output with `--ir`. */
export type Target = Emitter | 'java:ir' | 'kotlin:ir' | 'typescript:ir' | 'python:ir';

/**
 * Expected strings by a case-insensitive part of a file path. Whitespace is normalized: each run of spaces and line
 * breaks counts as one space.
 */
export type StringsInFiles = Readonly<Record<string, readonly string[]>>;

interface TrialBase {
  /** Subfolder of the claim that contains the files of this trial; by default the claim's own folder. */
  folder?: string;
}

interface GenerationTrial extends TrialBase {
  /** Emitters to run, one after the other. */
  for: readonly Target[];
  /** Contract file; by default all `.ws` files of the folder, compiled together. */
  contract?: string;
}

/** Trial that generates code and inspects it. */
export interface EmitTrial extends GenerationTrial {
  try: 'emit';
  /** Whether to pass `--shared`. */
  shared?: boolean;
  /** Strings that at least one matching file contains. */
  writes?: StringsInFiles;
  /** Strings that no matching file contains; a file must match. */
  omits?: StringsInFiles;
  /** Parts of file paths that are not generated. */
  lacks?: readonly string[];
  /** Part of the message with which the emitter fails. */
  fails?: string;
}

/**
 * Trial that generates code which a tool of its language rejects: a compiler, a parser, a validator, or Python itself.
 */
export interface CompileTrial extends GenerationTrial {
  try: 'compile';
  /** Part of the tool's error output. */
  error: string;
  /** Program that uses the generated code; compiled with it (TypeScript) or run with it (Python). */
  program?: string;
  /** Options of `tsc` in addition to `--strict`. */
  options?: Readonly<Record<string, boolean>>;
  /**
   * Compiles the code separately from that of other claims, because the tool reports this error only if there is no
   * other.
   */
  alone?: boolean;
}

/** Trial that converts a document. */
export interface ConvertTrial extends TrialBase {
  try: 'convert';
  from: Converter;
  document: string;
  /** Values of `--language`; by default the converter writes a contract. */
  languages?: readonly string[];
  /** Further command-line arguments. */
  options?: readonly string[];
  /** Strings in the result. */
  writes?: readonly string[];
  /** Strings not in the result. */
  omits?: readonly string[];
  /** Part of the compiler's message about the converted contract; by default the contract must compile. */
  refused?: string;
  /** Part of the message with which the converter rejects the document. */
  fails?: string;
}

/** Trial that runs `wirespec` in the folder with the files. */
export interface CommandTrial extends TrialBase {
  try: 'command';
  /** Arguments of `wirespec`; `<note.ws` is replaced by the content of that file. */
  words: readonly string[];
  /**
   * Whether the command runs in a separate process, for relative paths and real folders. In memory, the folder is the
   * root of the file system.
   */
  process?: boolean;
  /** Standard input of the process. */
  input?: string;
  /** Exit code of the command; 0 by default. In memory, an exception counts as 1, as in Node. */
  exitCode?: number;
  /** Strings in the output. */
  prints?: readonly string[];
  /** Strings not in the output. */
  hides?: readonly string[];
  /** Strings that files contain after the command, by the end of their paths. */
  writes?: Readonly<Record<string, string>>;
  /** Ends of paths of files and folders that do not exist after the command. */
  lacks?: readonly string[];
}

/** One exchange with the language server. */
export type LanguageServerStep =
  | {
      /** File that the editor opens, with the messages that the server reports for it. */
      open: string;
      messages?: readonly string[];
    }
  | {
      request: string;
      /** Position of the request: `file:line:column`, 1-based. */
      at: string;
      params?: Readonly<Record<string, unknown>>;
      /** Parts of the response or of its error, as JSON. */
      answers?: readonly string[];
      /** Number of entries of the response; 0 also accepts `null`. */
      count?: number;
    }
  | { notify: string; params?: Readonly<Record<string, unknown>> }
  /** The server reports that it could not read a message. */
  | { unreadable: string }
  /** Exit code after the editor has closed the server's input. */
  | { closes: number };

/** Trial that talks to the language server as an editor does. */
export interface LanguageServerTrial extends TrialBase {
  try: 'language-server';
  steps: readonly LanguageServerStep[];
}

/** Trial that imports a Node program, which throws if the claim is false. */
export interface ScriptTrial extends TrialBase {
  try: 'script';
  script: string;
  /** Folder below `examples/` whose files the program uses. */
  example?: string;
}

/** One test of a claim. */
export type Trial = EmitTrial | CompileTrial | ConvertTrial | CommandTrial | LanguageServerTrial | ScriptTrial;

/** A statement of the pages about the tools, stored as one folder below `claims/`. */
export interface Claim {
  /** Identifier `<tool>/<case>`, which pages quote. */
  id: string;
  /**
   * The statement in words, which pages insert with `{claim('<id>')}`; only for statements that several pages share.
   */
  says?: string;
  trials: readonly Trial[];
  /** Contents of the claim's files, by path relative to its folder. */
  files: Readonly<Record<string, string>>;
  /** Contents of the example files that its programs use, by path relative to `examples/`. */
  examples: Readonly<Record<string, string>>;
}
