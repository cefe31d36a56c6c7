import type { Definition } from './findDefinitions';
import type { NameUse } from './findUses';
import type { SyntaxDefinition } from './readSyntaxTree';
import type { Token } from './tokens';
import type { ContractSource, Converter, Diagnostic, EmittedFile, Emitter, Generation } from './types';

/** Texts of the files of one compilation by their paths, which end in `.ws`. */
export type ContractFiles = Readonly<Record<string, string>>;

/** Requests that a page can send to the compiler. */
export interface LiveRequests {
  /** Generates files from contracts: `wirespec compile -l <target> -p <package> [--shared] [--ir]`. */
  compile: { files: ContractFiles; target: Emitter; generation: Generation; package: string; shared: boolean };
  /** Checks contracts without generating anything. */
  check: { files: ContractFiles };
  /** Lists the definitions of contracts with their positions; in an invalid contract, those that can be read. */
  names: { files: ContractFiles };
  /** Lists the definitions of contracts, and each place that names one. */
  symbols: { files: ContractFiles };
  /** Formats one of the files. */
  format: { files: ContractFiles; path: string };
  /** Converts a document: `wirespec convert`. The path, by default `document.json`, names the contract. */
  convert: { format: Converter; text: string; path?: string };
  /** The syntax tree of each contract. */
  ast: { files: ContractFiles };
  /** The tokens of each contract, comments included, also of one that is wrong. */
  tokens: { files: ContractFiles };
}

export type LiveKind = keyof LiveRequests;

export interface LiveAnswers {
  compile: {
    /** Generated files, sorted by path; empty if the compiler refuses a contract. */
    files: EmittedFile[];
    /** Diagnostics, at most 200. Those with the source `site` are about contracts that the compiler accepts. */
    diagnostics: Diagnostic[];
    /** Error output of the command line, or a sentence about its exception; empty on success. */
    stderr: string;
    /** Sentences about generated files that are missing or incomplete. */
    warnings: string[];
  };
  check: Diagnostic[];
  names: (Definition & { path: string })[];
  symbols: { definitions: LiveAnswers['names']; uses: (NameUse & { path: string })[] };
  /** `undefined` for contracts that the compiler refuses. */
  format: { text: string | undefined };
  /** The converted contract. It is not checked, because a check may take much longer. */
  convert: { ok: true; contract: ContractSource } | { ok: false; message: string };
  /** The tree of each contract; `null` if the compiler refuses it. */
  ast: Readonly<Record<string, SyntaxDefinition[] | null>>;
  tokens: Readonly<Record<string, Token[]>>;
}

/** A failed request. */
export interface LiveFailure {
  /** The reason, as a sentence for readers. */
  message: string;
  /** Whether the compiler must be started again. */
  isBroken: boolean;
}

/** Message from page to worker. */
export type ToCompilerWorker = {
  [Kind in LiveKind]: { id: number; kind: Kind; request: LiveRequests[Kind] };
}[LiveKind];

/** From the worker to the page; `ready` once, when the compiler can be asked. */
export type FromCompilerWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: LiveAnswers[LiveKind] }
  | ({ kind: 'failure'; id: number } & LiveFailure);
