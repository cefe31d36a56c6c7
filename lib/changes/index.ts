/** Lists the changes between two versions of a contract, and the programs that they break. */
export { compareContracts, VERDICTS } from './compareContracts';
export { describeEffect, summarize, VERDICT_TITLES, formatMarkdown } from './describeChanges';
export { hasEqualComments, hasEqualTrees } from './findTokenChanges';
export type { ComparisonVerdict, ContractChange } from './types';
