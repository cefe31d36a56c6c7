import type { Emitter, Generation } from '../../compiler/types';
import type { CodeBlockData } from '../types';

/** Files that an emitter generated, in display order. */
export interface EmitterOutput {
  emitter: Emitter;
  generation: Generation;
  /** Label of the tab, including the generation if the emitter has two: `Java`, `Kotlin (--ir)`. */
  label: string;
  files: CodeBlockData[];
}
