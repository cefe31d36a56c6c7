import type { Emitter, Generation } from '../../compiler/types';
import type { CodeBlockData } from '../types';

/** The files one emitter generated, in the order in which they are shown. */
export interface EmitterOutput {
  emitter: Emitter;
  generation: Generation;
  /** Name for a tab, generation included where there are two: `Java`, `Kotlin (--ir)`. */
  label: string;
  files: CodeBlockData[];
}
