import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';
import type { LeftOutPart } from '../payloads';
import { identify } from '../syntax/identify';
import { readLeftOut } from '../syntax/readLeftOut';
import type { Version } from '../syntax/readVersion';
import { indexTypes } from './definitions';
import { type Promised, type Promises, readPromises } from './readPromises';

/** A type at one place of a contract, with its constraint. */
export interface Value {
  reference: SyntaxReference;
  constraint: readonly string[];
}

/** One version of a contract, with the lookups that a comparison needs. */
export class ContractModel {
  readonly version: Version;
  readonly promises: Promises;
  /** Definitions that types can refer to, by name. */
  readonly types: ReadonlyMap<string, SyntaxDefinition>;
  readonly #leftOut = new Map<string, ReadonlyMap<string, LeftOutPart>>();

  constructor(version: Version) {
    this.version = version;
    this.promises = readPromises(version.tree);
    this.types = indexTypes(version.tree);
  }

  /** Returns the annotations and constraints of a definition, by place. */
  readLeftOut(definition: string): ReadonlyMap<string, LeftOutPart> {
    const known = this.#leftOut.get(definition) ?? readLeftOut(this.version.written.get(definition)?.tokens ?? []);
    this.#leftOut.set(definition, known);
    return known;
  }

  /** Returns the type of an item without its last `?`, which is compared separately. */
  readValue({ reference, definition, place }: Promised): Value | undefined {
    return reference && this.#place({ ...reference, isNullable: false }, definition, place);
  }

  /** Returns the type of a field, or of a refined type at the place `Equals`. */
  readPart(it: SyntaxDefinition, reference: SyntaxReference, place: string): Value {
    return this.#place(reference, identify(it), place);
  }

  #place(reference: SyntaxReference, definition: string, place: string): Value {
    return { reference, constraint: this.readLeftOut(definition).get(place)?.constraint ?? [] };
  }
}
