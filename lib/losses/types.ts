/** What a loss means for programs: the JSON or the requests differ, generated code accepts more, or it is only left out. */
export type Effect = 'wire' | 'rule' | 'note';

/** What a contract does not say as its document does. */
export interface Loss {
  /** Of the part of the document, as a JSON pointer: `/components/schemas/Isbn/pattern`. */
  pointer: string;
  /** The kind of loss; mostly the key in the document. */
  kind: string;
  effect: Effect;
  /** For readers. */
  sentence: string;
  /** What to write into the contract instead. */
  repair?: string | undefined;
}

/** A loss, and where in the text of the document it is. */
export interface PlacedLoss extends Loss {
  offset: number;
  line: number;
  column: number;
}

export const EFFECTS: readonly Effect[] = ['wire', 'rule', 'note'];

export const EFFECT_TITLES: Readonly<Record<Effect, string>> = {
  wire: 'Different on the wire',
  rule: 'Checked less strictly',
  note: 'Left out of the contract',
};
