import type { EmitterOutput } from '../../generation/types';

/** Generated code without its contract. */
export interface OutputSampleData {
  kind: 'output';
  compilerVersion: string;
  output: EmitterOutput;
}
