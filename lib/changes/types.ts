import type { Direction, ContractItem } from './readContractItems';

/**
 * Effects of a change on programs that were written for the old version, the worst one first:
 * - `breaking`: requests, responses or messages no longer fit.
 * - `source`: they still fit, but a name or a type of the generated code was removed or changed.
 * - `unclear`: the contracts do not show the effect, for example if one pattern replaces another.
 * - `compatible`: programs continue to work.
 */
export const VERDICTS = ['breaking', 'source', 'unclear', 'compatible'] as const;

export type ComparisonVerdict = (typeof VERDICTS)[number];

/** One difference between two versions of a contract. */
export interface ContractChange {
  verdict: ComparisonVerdict;
  /** Description for readers. */
  sentence: string;
  /** Directions in which the change breaks programs, or may break them if the verdict is `unclear`. */
  breaks: readonly Direction[];
  /** Offset of the definition's name in the version that `side` names: the old version if something was removed. */
  offset: number;
  side: 'before' | 'after';
}

/** A change with the key of its definition, which `compareContracts` replaces with an offset. */
export type FoundChange = Omit<ContractChange, 'offset'> &
  Pick<ContractItem, 'definitionKey'> & {
    /** Name of the item whose type has changed; undefined for a change of another kind. */
    retyped?: string;
  };
