import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';

/** The annotations and the constraint at one place of a definition, as tokens. The syntax tree leaves them out. */
export interface OmittedPart {
  annotations: readonly string[];
  /** Pattern or bounds, from parenthesis to parenthesis. Empty for a place without a constraint. */
  constraint: readonly string[];
}

/** A definition that types refer to by name. */
export type TypeDefinition = Exclude<SyntaxDefinition, { node: 'WsEndpoint' | 'WsChannel' }>;

/** A contract that the compiler accepts. */
export interface Contract {
  tree: readonly SyntaxDefinition[];
  /** Annotations and constraints, by the identity of a definition and then by place: `''` for the definition, a field, `Equals` for a refined type … */
  omittedParts: ReadonlyMap<string, ReadonlyMap<string, OmittedPart>>;
}

/** A value that a contract describes: a type, a body of an endpoint, or a message of a channel. */
export interface Shape {
  /** Name for readers, which no other shape of the contract has. */
  label: string;
  reference: SyntaxReference;
  /** Constraint of the primitive type in the reference. */
  constraint: readonly string[];
}

/** The rule that a value violates. */
export type Rule = 'syntax' | 'kind' | 'missing' | 'unknown' | 'constraint' | 'enum' | 'union';

/** A value in a payload that violates the contract. */
export interface Violation {
  rule: Rule;
  /** JSON pointer. */
  pointer: string;
  /** Message for readers, without the pointer. */
  message: string;
  /** Offset of the value, or of the name of an unknown field. */
  offset: number;
  length: number;
}

/** An example as JSON, or a sentence that says why there is none. */
export type Example = { json: string } | { problem: string };
