import type { Direction, Promised } from './readPromises';

/**
 * Effect of a change on programs that were written for the old version. After a `breaking` change, requests, responses or messages no longer fit. After a `source` change they still
 * fit, but a name or a type of the generated code is removed or different. The effect of an `unclear` change cannot be derived from the contracts, for example if a pattern replaces
 * another one. After a `compatible` change, programs continue to work.
 */
export type ComparisonVerdict = 'breaking' | 'source' | 'unclear' | 'compatible';

/** One difference between two versions of a contract. */
export interface ContractChange {
  verdict: ComparisonVerdict;
  /** Description for readers. */
  sentence: string;
  /** The directions in which the change breaks something, or in which it may if the verdict is `unclear`. */
  breaks: readonly Direction[];
  /** Offset of the name of the definition: in the new version, or in the old one if it was removed. */
  offset: number;
  side: 'before' | 'after';
}

/** A change that names its definition; `compareContracts` replaces it with an offset. */
export type FoundChange = Omit<ContractChange, 'offset'> & Pick<Promised, 'definition'>;
