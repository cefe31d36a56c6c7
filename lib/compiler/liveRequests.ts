import type { Definition } from './findDefinitions';
import type { NameUse } from './findUses';
import type { SyntaxDefinition } from './readSyntaxTree';
import type { TextPosition } from './textPosition';
import type { Token } from './tokens';
import type { ContractSource, Converter, Diagnostic, EmittedFile, Emitter, Generation } from './types';

/** File contents of one compilation, by path. Paths end in `.ws`. */
export type ContractFiles = Readonly<Record<string, string>>;

/** Requests that a page can send to the compiler. */
export interface LiveRequests {
  /** Generates files from contracts: `wirespec compile -l <target> -p <package> [--shared] [--ir]`. */
  compile: { files: ContractFiles; target: Emitter; generation: Generation; package: string; shared: boolean };
  /** Checks contracts without generating anything. */
  check: { files: ContractFiles };
  /** Lists the definitions of contracts with their positions. For an invalid contract, lists those that can be read. */
  definitions: { files: ContractFiles };
  /** Lists the definitions of contracts, and all references to them. */
  symbols: { files: ContractFiles };
  /** Formats one of the files. */
  format: { files: ContractFiles; path: string };
  /**
   * Converts a document, as `wirespec convert` does. `path`, by default `document.json`, determines the name of the
   * contract.
   */
  convert: { format: Converter; text: string; path?: string };
  /** Returns the syntax tree of each contract. */
  ast: { files: ContractFiles };
  /** Returns the tokens of each contract, including comments. The contract may be invalid. */
  tokens: { files: ContractFiles };
}

/** Requests as a page sends them to its worker. A long document is a blob, so that only the worker reads it. */
export type SentRequests = Omit<LiveRequests, 'convert'> & {
  convert: Omit<LiveRequests['convert'], 'text'> & { text: string | Blob };
};

export type LiveKind = keyof LiveRequests;

export interface LiveResponses {
  compile: {
    /** Generated files, sorted by path; empty if the compiler refuses a contract. */
    files: EmittedFile[];
    /** Diagnostics, at most 200. Those with the source `site` are about contracts that the compiler accepts. */
    diagnostics: Diagnostic[];
    /**
     * Error output of the command line, or a message about its exception. Empty on success, and if `diagnostics`
     * contains the compiler's messages.
     */
    stderr: string;
    /** Messages about generated files that were overwritten, and about a missing runtime. */
    warnings: string[];
  };
  check: Diagnostic[];
  definitions: (Definition & { path: string })[];
  symbols: { definitions: LiveResponses['definitions']; uses: (NameUse & { path: string })[] };
  /**
   * Formatted file; `undefined` if the compiler refuses a contract, or if formatting would change the generated code.
   */
  format: { text: string | undefined };
  /** The converted contract. It is not checked, because a check may take much longer. */
  convert: { ok: true; contract: ContractSource } | { ok: false; message: string; place: DocumentPlace | undefined };
  /** Syntax tree of each contract; `null` if the compiler refuses it. */
  ast: Readonly<Record<string, SyntaxDefinition[] | null>>;
  tokens: Readonly<Record<string, Token[]>>;
}

/** Position of a mistake in the text of a document. */
export interface DocumentPlace extends TextPosition {
  offset: number;
}

/** A failed request. */
export interface LiveFailure {
  /** The reason, as a message for readers. */
  message: string;
  /** Whether the compiler must be restarted. */
  isBroken: boolean;
}

/** Message from the page to the worker. */
export type CompilerRequestMessage = CompilerMessage<SentRequests>;

/** A message in which the worker has replaced a blob with its text. */
export type ReceivedRequest = CompilerMessage<LiveRequests>;

type CompilerMessage<Requests extends Record<LiveKind, unknown>> = {
  [Kind in LiveKind]: { kind: Kind; request: Requests[Kind] };
}[LiveKind];

/** Message from the worker to the page: the response to the last request. */
export type CompilerResponseMessage = { response: LiveResponses[LiveKind] } | LiveFailure;
