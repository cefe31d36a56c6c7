import type { Diagnostic } from '../../../compiler/types';
import type { BlockOptions } from '../../BlockOptions';
import type { EmitterOutput } from '../../generation/types';
import type { CodeBlockData } from '../../types';

/**
 * Expectation of the page, which the compiler has confirmed. A `fragment` compiles only together with other
 * definitions.
 */
export type ContractExpectation = 'valid' | 'fragment' | 'wrong';

/** A checked contract, with the compiler's messages and the generated files. */
export interface ContractSampleData {
  kind: 'contract';
  block: CodeBlockData;
  expectation: ContractExpectation;
  compilerVersion: string;
  /** The compiler's messages; empty unless `expectation` is `wrong`. */
  diagnostics: Diagnostic[];
  outputs: EmitterOutput[];
  /** Names of the contract that also occur in `outputs`, unique and in contract order. */
  names: string[];
  /** Options for the editor; omitted if the editor needs only the code. */
  edit?: BlockOptions;
}
