/** Lists the changes between two versions of a contract, and the programs that they break. */
export { compareContracts } from './compareContracts';
export { describeEffect, formatChangesAsMarkdown, summarizeChanges, VERDICT_TITLES } from './describeChanges';
export { hasEqualComments, hasEqualTrees } from './findTokenChanges';
export { type ComparisonVerdict, type ContractChange, VERDICTS } from './types';
