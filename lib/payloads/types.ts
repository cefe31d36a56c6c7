import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';
import type { OmittedParts } from '../syntax/readOmittedParts';

/** A contract that the compiler accepts. */
export interface Contract {
  tree: readonly SyntaxDefinition[];
  /**
   * Annotations and constraints of each definition, by the key of `toDefinitionKey`. The place is `''` for the
   * definition itself, `Equals` for a refined type, or the name of a field.
   */
  omittedParts: ReadonlyMap<string, OmittedParts>;
}

/** A value that a contract describes: a type, a body of an endpoint, or a message of a channel. */
export interface Shape {
  /** Name for readers, which no other shape of the contract has. */
  label: string;
  reference: SyntaxReference;
  /** Tokens of the constraint on the primitive type in `reference`; empty if it has none. */
  constraint: readonly string[];
}

/** A value in a payload that violates the contract. */
export interface Violation {
  /** JSON pointer to the value, or to the missing field. */
  pointer: string;
  /** Message for readers, without the pointer. */
  message: string;
  /** Offset of the value, or of the name if the field is unknown. */
  offset: number;
  length: number;
}

/** An example as JSON, or a message that says why there is none. */
export type Example = { json: string } | { problem: string };
