import type { Diagnostic, Emitter, Generation } from '../compiler/types';
import type { Diagram } from '../grammar/ebnf/types';
import type { HighlightedCode } from '../highlight/types';

/** A code block as a page shows it. Every other sample kind contains one or more of these. */
export interface CodeBlockData extends HighlightedCode {
  /** File name or caption above the block. */
  title?: string;
  /** 1-based lines to emphasise. */
  highlightedLines?: number[];
}

/** What the page says of a contract and what the compiler confirmed. */
export type ContractExpectation = 'valid' | 'fragment' | 'wrong';

/** A contract checked by the compiler, with its messages and generated files. */
export interface ContractSampleData {
  kind: 'contract';
  block: CodeBlockData;
  expectation: ContractExpectation;
  /** Version of the compiler that checked it. */
  compilerVersion: string;
  /** The compiler's messages; empty unless `expectation` is `wrong`. */
  diagnostics: Diagnostic[];
  /** What the emitters asked for generated; empty when none was. */
  outputs: EmitterOutput[];
}

/** The files one emitter generated, in the order in which they are shown. */
export interface EmitterOutput {
  emitter: Emitter;
  generation: Generation;
  /** Name for a tab, generation included where there are two: `Java`, `Kotlin (--ir)`. */
  label: string;
  files: CodeBlockData[];
}

/** Generated output without its contract. */
export interface OutputSampleData {
  kind: 'output';
  compilerVersion: string;
  output: EmitterOutput;
}

/** What a converter wrote for a document: a contract, or the wrong contract it really is. */
export interface ConvertedSampleData {
  kind: 'converted';
  contract: ContractSampleData;
}

export interface ConsoleStep {
  /** As typed, without the prompt. */
  command: string;
  /** Standard output and standard error as they came, without a trailing newline; empty when there was none. */
  output: string;
  exitCode: number;
}

/** Commands that were run while the site was built. */
export interface ConsoleSampleData {
  kind: 'console';
  title?: string;
  compilerVersion: string;
  steps: ConsoleStep[];
}

/** One production of the grammar as a drawing. */
export interface GrammarProductionData {
  name: string;
  diagram: Diagram;
  /** What the diagram shows, in words. */
  description: string;
}

/** Productions of the grammar: their text and their diagrams. */
export interface GrammarSampleData {
  kind: 'grammar';
  /** The productions in EBNF, one below the other. */
  block: CodeBlockData;
  productions: GrammarProductionData[];
}

/** Any other code block. */
export interface PlainSampleData {
  kind: 'plain';
  block: CodeBlockData;
}

/** What the build hands to the component `@theme/CodeSample`, one per fenced block. */
export type SampleData =
  ContractSampleData | OutputSampleData | ConvertedSampleData | ConsoleSampleData | GrammarSampleData | PlainSampleData;
