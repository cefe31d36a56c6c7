import type { ContractSource } from '../compiler/types';
import type { Examples } from './examples';

/** Reads example files that are compiled together. @throws SampleError for missing files */
export function readSources(paths: readonly string[], examples: Examples): ContractSource[] {
  return examples.expand(paths).map((path) => ({ path, text: examples.read(path) }));
}
