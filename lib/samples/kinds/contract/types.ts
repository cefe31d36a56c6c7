import type { Diagnostic } from '../../../compiler/types';
import type { EmitterOutput } from '../../generation/types';
import type { CodeBlockData } from '../../types';

/** What the page says of a contract and what the compiler confirmed. */
export type ContractExpectation = 'valid' | 'fragment' | 'wrong';

/** What an editor of a contract block must know besides the text. Only what is not usual is there, because it travels in the page. */
export interface EditFacts {
  /** Example files that complete the contract, as paths in `examples`. */
  with?: string[];
  /** The example file of which the block shows some definitions; the others complete it. */
  part?: string;
  /** `--package` of the generated code. */
  package?: string;
  /** Whether the runtime files are generated. */
  shared?: true;
  /** Which generated files are shown, where they are not those of the block's own definitions. */
  show?: string[];
}

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
  /** Names of the contract that can be followed: they also occur in `outputs`. In the order of the text, each once. */
  names: string[];
  /** Left out where the text says it all. */
  edit?: EditFacts;
}

declare module '../../types' {
  interface SampleDataMap {
    contract: ContractSampleData;
  }
}
