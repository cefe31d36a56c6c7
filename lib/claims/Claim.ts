import type { Converter, Emitter } from '../compiler/types';

/** An emitter as pages name it: `java` is what the command line writes by default, `java:ir` what it writes with `--ir`. */
export type Target = Emitter | 'java:ir' | 'kotlin:ir' | 'typescript:ir' | 'python:ir';

/** Texts by a part, in any case, of the paths of files. Each run of blanks and line ends counts as one blank. */
export type TextsInFiles = Readonly<Record<string, readonly string[]>>;

interface TrialBase {
  /** Subfolder of the claim with the files of this trial; without it, the claim's own folder. */
  folder?: string;
}

interface GenerationTrial extends TrialBase {
  /** The emitters that are asked, one after the other. */
  for: readonly Target[];
  /** The contract; without it, all `.ws` files of the folder in one compilation. */
  contract?: string;
}

/** Generates code and looks into it. */
export interface EmitTrial extends GenerationTrial {
  try: 'emit';
  /** The `--shared` switch. */
  shared?: boolean;
  /** Texts that one of the files contains. */
  writes?: TextsInFiles;
  /** Texts that the files, which have to exist, do not contain. */
  omits?: TextsInFiles;
  /** Parts of the paths of files that are not written at all. */
  lacks?: readonly string[];
  /** Part of the message with which the emitter stops. */
  fails?: string;
}

/** Generates code that the tool of its language refuses: a compiler, a parser, a validator, or Python itself. */
export interface CompileTrial extends GenerationTrial {
  try: 'compile';
  /** Part of what the tool says. */
  error: string;
  /** A program that uses the generated code; compiled (TypeScript) or run (Python) with it. */
  program?: string;
  /** Options of `tsc` besides `--strict`. */
  options?: Readonly<Record<string, boolean>>;
  /** The tool gets this far only when it finds nothing else, so the code is compiled without that of other claims. */
  alone?: boolean;
}

/** Converts a document. */
export interface ConvertTrial extends TrialBase {
  try: 'convert';
  from: Converter;
  document: string;
  /** Values of `--language`; without them a contract is written. */
  languages?: readonly string[];
  /** Further words of the command line. */
  options?: readonly string[];
  /** What stands in the result. */
  writes?: readonly string[];
  /** What does not stand in the result. */
  omits?: readonly string[];
  /** Part of what the compiler says of the written contract; without it, that contract has to compile. */
  refused?: string;
  /** Part of the message with which the command refuses the document. */
  fails?: string;
}

/** Runs the command `wirespec` where the files of the folder are. */
export interface CommandTrial extends TrialBase {
  try: 'command';
  /** What follows `wirespec`; `<note.ws` stands for the text of that file. */
  words: readonly string[];
  /** Whether the command runs in a process of its own: for relative paths and real folders. In memory, the folder is the root of the disk. */
  process?: boolean;
  /** What arrives at the standard input of the process. */
  input?: string;
  /** The exit code of the command; 0 by default. In memory, an exception counts as 1, as it does in Node. */
  exitCode?: number;
  /** Parts of what is printed. */
  prints?: readonly string[];
  /** What is not printed. */
  hides?: readonly string[];
  /** Texts that files contain afterwards, by the end of their paths. */
  writes?: Readonly<Record<string, string>>;
  /** Ends of the paths of files and folders that are not there afterwards. */
  lacks?: readonly string[];
}

/** One exchange with the language server, in order. */
export type LanguageServerStep =
  | {
      /** A file of the folder that the editor opens, and what the server then says of it. */
      open: string;
      messages?: readonly string[];
    }
  | {
      request: string;
      /** `file:line:column` of the place the request is about, counted from one. */
      at: string;
      params?: Readonly<Record<string, unknown>>;
      /** Parts of the answer, or of the error in its place, as JSON. */
      answers?: readonly string[];
      /** How many entries the answer has; none may be `null` as well. */
      count?: number;
    }
  | { notify: string; params?: Readonly<Record<string, unknown>> }
  /** The server says that it could not read a message. */
  | { unreadable: string }
  /** The exit code after the editor has closed the server's input. */
  | { closes: number };

/** Talks to the language server as an editor does. */
export interface LanguageServerTrial extends TrialBase {
  try: 'language-server';
  steps: readonly LanguageServerStep[];
}

/** Imports a program of Node, which throws where the claim is not true. */
export interface ScriptTrial extends TrialBase {
  try: 'script';
  script: string;
  /** The folder below `examples/` whose files it uses. */
  example?: string;
}

/** One way of trying a claim. */
export type Trial = EmitTrial | CompileTrial | ConvertTrial | CommandTrial | LanguageServerTrial | ScriptTrial;

/** Something the pages tell their readers about the tools: one folder below `claims/`. */
export interface Claim {
  /** `<tool>/<case>`, under which pages quote it. */
  id: string;
  /** The claim in words, which pages show with `{claim('<id>')}`; only where several say the same. */
  says?: string;
  trials: readonly Trial[];
  /** The texts of all files of its folder, by path below it. */
  files: Readonly<Record<string, string>>;
  /** The texts of the example files that its programs use, by path below `examples/`. */
  examples: Readonly<Record<string, string>>;
}
