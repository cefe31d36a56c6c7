import type { ContractSampleData } from '@site/lib/samples/types';

const DEFINITION = /^\s*(?:type|enum|endpoint|channel)\s+(\w+)/gm;
const FIELD = /^\s*(\w+)\s*:/gm;

/** The names a contract defines: its types, enums, endpoints and channels, and the fields that start a line. In the order of the text, each once. */
export function findNames({ block: { code } }: Pick<ContractSampleData, 'block'>): string[] {
  const matches = [...code.matchAll(DEFINITION), ...code.matchAll(FIELD)].sort((a, b) => a.index - b.index);
  return [...new Set(matches.map(([, name = '']) => name))];
}
