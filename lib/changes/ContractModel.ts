import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';
import { toDefinitionKey } from '../syntax/toDefinitionKey';
import { type OmittedParts, readOmittedParts } from '../syntax/readOmittedParts';
import type { Version } from '../syntax/readVersion';
import { indexTypes } from '../syntax/definitions';
import { type ContractItem, type ContractItems, readContractItems } from './readContractItems';

/** A type at one place of a contract, with the tokens of its constraint. */
export interface ConstrainedType {
  reference: SyntaxReference;
  constraint: readonly string[];
}

/** One version of a contract, with lookups for a comparison. */
export class ContractModel {
  readonly version: Version;
  readonly items: ContractItems;
  /** Definitions that types can refer to, by name. */
  readonly types: ReadonlyMap<string, SyntaxDefinition>;
  readonly #omittedParts = new Map<string, OmittedParts>();

  constructor(version: Version) {
    this.version = version;
    this.items = readContractItems(version.tree);
    this.types = indexTypes(version.tree);
  }

  /**
   * Returns the annotations and constraints of a definition, by place.
   *
   * @param definitionKey - from `toDefinitionKey`
   */
  readOmittedParts(definitionKey: string): OmittedParts {
    const parts =
      this.#omittedParts.get(definitionKey) ?? readOmittedParts(this.version.written.get(definitionKey)?.tokens ?? []);
    this.#omittedParts.set(definitionKey, parts);
    return parts;
  }

  /**
   * Returns the type of an item without its last `?`, which is compared separately.
   *
   * @returns undefined for an item without a type, such as an entry of an enum
   */
  readItemType({ reference, definitionKey, place }: ContractItem): ConstrainedType | undefined {
    return reference && this.#addConstraint({ ...reference, isNullable: false }, definitionKey, place);
  }

  /**
   * Returns a type that a definition contains, with the constraint that the definition adds to it.
   *
   * @param reference - type of a field, or the type that `owner` refines
   * @param place - name of the field; `Equals` for a refined type
   */
  readPartType(owner: SyntaxDefinition, reference: SyntaxReference, place: string): ConstrainedType {
    return this.#addConstraint(reference, toDefinitionKey(owner), place);
  }

  #addConstraint(reference: SyntaxReference, definitionKey: string, place: string): ConstrainedType {
    return { reference, constraint: this.readOmittedParts(definitionKey).get(place)?.constraint ?? [] };
  }
}
