import type { EmitterOutput } from '../../generation/types';

/** Generated output without its contract. */
export interface OutputSampleData {
  kind: 'output';
  compilerVersion: string;
  output: EmitterOutput;
}
