import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Token } from '@site/lib/compiler/tokens';
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

/** A version of a contract. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** What is written of the definitions, by what `identify` calls them. */
  written: ReadonlyMap<string, WrittenDefinition>;
}

/** A definition as the compiler reads its text. */
export interface WrittenDefinition {
  /** The name alone, for readers. */
  name: string;
  /** Offset of the name; of the first one where it is defined more than once. */
  nameStart: number;
  /** Its tokens without the comments; those of all definitions where it is defined more than once. */
  tokens: readonly Pick<Token, 'type' | 'value'>[];
}

/** A change whose place is still that of a definition. */
export type FoundChange = Omit<ContractChange, 'offset'> & Pick<Promised, 'definition'>;
