import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';

/** What the syntax tree leaves out at one place of a definition, as tokens. */
export interface LeftOutPart {
  annotations: readonly string[];
  /** From parenthesis to parenthesis: a pattern or bounds. Empty for a place without a constraint. */
  constraint: readonly string[];
}

/** A contract that the compiler accepts. */
export interface Contract {
  tree: readonly SyntaxDefinition[];
  /** By the identity of a definition, then by place: `''` for the definition, a field, `Equals` for a refined type … */
  leftOut: ReadonlyMap<string, ReadonlyMap<string, LeftOutPart>>;
}

/** A value that a contract describes: a type, a body of an endpoint, or a message of a channel. */
export interface Shape {
  /** What readers call it; tells it from the others of a contract. */
  label: string;
  reference: SyntaxReference;
  /** Constraint of the primitive type in the reference. */
  constraint: readonly string[];
}

/** The rule that a value violates. */
export type Rule = 'syntax' | 'kind' | 'missing' | 'unknown' | 'constraint' | 'enum' | 'union';

/** A place of a payload that does not fit the contract. */
export interface Violation {
  rule: Rule;
  /** JSON pointer. */
  pointer: string;
  /** Sentence for readers, without the pointer. */
  message: string;
  /** Offset of the value, or of the name of an unknown field. */
  offset: number;
  length: number;
}

/** An example as JSON, or a sentence that says why there is none. */
export type Example = { json: string } | { problem: string };
