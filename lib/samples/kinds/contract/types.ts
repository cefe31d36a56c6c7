import type { Diagnostic } from '../../../compiler/types';
import type { EditFacts } from '../../EditFacts';
import type { EmitterOutput } from '../../generation/types';
import type { CodeBlockData } from '../../types';

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
  /** Names of the contract that can be followed: they also occur in `outputs`. In the order of the text, each once. */
  names: string[];
  /** Left out where the text says it all. */
  edit?: EditFacts;
}
