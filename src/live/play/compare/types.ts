import type { Promised } from './readPromises';

/**
 * What a change means for programs that were written for the old version:
 * - `breaking`: clients or servers that have not changed fail.
 * - `compatible`: they go on working.
 * - `unclear`: the syntax tree does not say, because it leaves out constraints and annotations, or the requests and responses stay and generated code may not.
 */
export type ComparisonVerdict = 'breaking' | 'compatible' | 'unclear';

/** One difference between two versions of a contract. */
export interface ContractChange {
  verdict: ComparisonVerdict;
  /** For readers. */
  sentence: string;
  /** Where to look: the offset of the name of a definition, in the new version, or in the old one where it is gone. */
  offset: number;
  side: 'before' | 'after';
}

/** A change whose place is still that of a definition. */
export type FoundChange = Omit<ContractChange, 'offset'> & Pick<Promised, 'definition'>;
