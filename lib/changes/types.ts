import type { Direction, Promised } from './readPromises';

/**
 * Effect of a change on programs that were written for the old version. After a `breaking` change, requests, responses or messages no longer fit. After a `source` change they still
 * fit, but a name or a type of the generated code is gone or different. Of an `unclear` change the contracts do not tell, for example which strings two patterns allow. After a
 * `compatible` change programs go on working.
 */
export type ComparisonVerdict = 'breaking' | 'source' | 'unclear' | 'compatible';

/** One difference between two versions of a contract. */
export interface ContractChange {
  verdict: ComparisonVerdict;
  /** For readers. */
  sentence: string;
  /** The directions in which the change breaks something, or in which it may if the verdict is `unclear`. */
  breaks: readonly Direction[];
  /** Where to look: the offset of the name of a definition, in the new version, or in the old one where it is gone. */
  offset: number;
  side: 'before' | 'after';
}

/** A change whose place is still that of a definition. */
export type FoundChange = Omit<ContractChange, 'offset'> & Pick<Promised, 'definition'>;
