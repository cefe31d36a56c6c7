import type { ContractSource } from '../compiler/types';
import type { Examples } from './examples';

/** Reads example files that form a compilation. @throws SampleError for files that do not exist. */
export function readSources(paths: readonly string[], examples: Examples): ContractSource[] {
  return examples.expand(paths).map((path) => ({ path, text: examples.read(path) }));
}
