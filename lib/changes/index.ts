/** Lists the changes between two versions of a contract, and the programs that they break. */
export { compareContracts, VERDICTS } from './compareContracts';
export { describeEffect, summarize, TITLES, writeMarkdown } from './describeChanges';
export { hasEqualComments, hasEqualTrees } from './findWritten';
export type { ComparisonVerdict, ContractChange } from './types';
