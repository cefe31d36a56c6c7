import type { CodeBlockData } from '../types';
import type { EmitterChoice } from './parseGeneration';

/** Files that an emitter generated, in display order. */
export interface EmitterOutput extends EmitterChoice {
  /** Label of the tab, including the generation if the emitter has two: `Java`, `Kotlin (--ir)`. */
  label: string;
  files: CodeBlockData[];
}
