/**
 * Effects of a loss on programs, the most severe first:
 * - `refused`: the compiler refuses the contract.
 * - `code`: the compiler accepts the contract, but code that it generates does not compile, or two of its files differ
 *   only in case.
 * - `wire`: the JSON or the requests differ.
 * - `rule`: the generated code accepts other values, usually more.
 * - `note`: only information for people or for deployment is lost, or a schema that no operation uses.
 */
export const EFFECTS = ['refused', 'code', 'wire', 'rule', 'note'] as const;

export type Effect = (typeof EFFECTS)[number];

/**
 * A difference between a document and its contract: something that the contract lacks, changes, repeats or adds. Also a
 * name that the contract copies from the document, although the compiler refuses it or generates code that does not
 * compile.
 */
export interface Loss {
  /** JSON pointer to the part of the document: `/components/schemas/Isbn/pattern`. */
  pointer: string;
  /** Kind of the loss. A pointer has at most one loss of each kind. Usually the key in the document. */
  kind: string;
  effect: Effect;
  /** Description for readers. */
  sentence: string;
  /** Contract code that removes the difference, such as a type with a constraint. */
  repair?: string | undefined;
}

/** A loss with its position in the text of the document. */
export interface LocatedLoss extends Loss {
  offset: number;
  line: number;
  column: number;
}

/** Titles of the groups of losses, by effect. */
export const EFFECT_TITLES: Readonly<Record<Effect, string>> = {
  refused: 'Refused by the compiler',
  code: 'Generated code does not compile',
  wire: 'Different on the wire',
  rule: 'Checked less strictly',
  note: 'Left out of the contract',
};
