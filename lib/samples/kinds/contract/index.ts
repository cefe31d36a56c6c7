import { countFiles } from '../../generation/countFiles';
import { GENERATION_WORDS } from '../../generation/parseGeneration';
import type { SampleCounts } from '../../SampleCounts';
import { defineKind } from '../../SampleKind';
import { contractToMarkdown } from './contractToMarkdown';
import { parseContract } from './parseContract';
import { resolveContract } from './resolveContract';
import type { ContractSampleData } from './types';

/** A contract, checked by the compiler: ` ```wirespec `. */
export const contractKind = defineKind({
  name: 'contract',
  claims: (language) => language === 'wirespec' || language === 'ws',
  words: { ...GENERATION_WORDS, wrong: 'flag', with: 'value', file: 'value', emit: 'value' },
  parse: parseContract,
  listExamples: (request) => [...request.with, ...(request.file === undefined ? [] : [request.file.path])],
  resolve: resolveContract,
  count: countContract,
  toMarkdown: contractToMarkdown,
});

/** What a contract and the files generated from it count for. */
export function countContract({ expectation, outputs }: ContractSampleData): SampleCounts {
  return {
    [expectation === 'wrong' ? 'contracts wrong on purpose' : 'valid contracts']: 1,
    ...countFiles(outputs.reduce((sum, { files }) => sum + files.length, 0)),
  };
}
