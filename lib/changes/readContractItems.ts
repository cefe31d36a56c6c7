import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '../compiler/readSyntaxTree';
import { toDefinitionKey } from '../syntax/toDefinitionKey';
import { formatWithoutNullability } from '../syntax/formatReference';
import { type Endpoint, findReferencedName, indexTypes, isEntryPoint, formatRoute } from '../syntax/definitions';

/**
 * Direction of a value: from caller to server, from server to caller, or over a channel. A contract does not say who
 * publishes to a channel.
 */
export type Direction = 'request' | 'response' | 'channel';

/** A part of a contract that programs rely on, such as an endpoint, a field of a type or an entry of an enum. */
export interface ContractItem {
  /** Name of the item that contains this item; undefined for a definition. */
  owner: string | undefined;
  /** Key of the definition to which the item belongs, from `toDefinitionKey`. A definition belongs to itself. */
  definitionKey: string;
  /**
   * Type as written in the contract, without its last `?`. For an endpoint, this is its route; for a type definition,
   * its kind, such as `an enum`. Empty for other items, such as channels, statuses and enum entries.
   */
  type: string;
  /** Whether the type of the item ends in `?`. True for items that are not values, such as entries and statuses. */
  isOptional: boolean;
  directions: readonly Direction[];
  /** Syntax node of the item's type; undefined for an item without a type. */
  reference: SyntaxReference | undefined;
  /** Place of the item in its definition, as a key of `readOmittedParts`; empty for items that are not values. */
  place: string;
}

/** All items of a contract by name, such as `Book.title` or `endpoint FindBooks status 200 body`. */
export type ContractItems = ReadonlyMap<string, ContractItem>;

type NewItem = Pick<ContractItem, 'owner'> & Partial<Pick<ContractItem, 'type' | 'isOptional' | 'reference' | 'place'>>;

/**
 * Reads the items of a contract from its syntax tree. A definition has the directions of the endpoints and channels
 * that use it. In a contract without endpoints and channels, programs exchange the types themselves, so all types have
 * the directions `request` and `response`.
 */
export function readContractItems(tree: readonly SyntaxDefinition[]): ContractItems {
  const reader = new ContractItemReader(tree);
  for (const definition of tree) reader.readEntryPoint(definition);
  const directions = tree.some(isEntryPoint) ? [undefined] : (['request', 'response'] as const);
  for (const definition of tree) {
    if (reader.isReached(definition)) continue;
    for (const direction of directions) reader.read(definition, direction);
  }
  return reader.items;
}

class ContractItemReader {
  readonly items = new Map<string, ContractItem>();
  readonly #types: ReadonlyMap<string, SyntaxDefinition>;
  #definitionKey = '';

  constructor(tree: readonly SyntaxDefinition[]) {
    this.#types = indexTypes(tree);
  }

  isReached(definition: SyntaxDefinition): boolean {
    return isEntryPoint(definition) || this.items.has(definition.identifier);
  }

  readEntryPoint(definition: SyntaxDefinition): void {
    this.#definitionKey = toDefinitionKey(definition);
    if (definition.node === 'WsEndpoint') this.#readEndpoint(definition);
    if (definition.node === 'WsChannel') {
      const name = `channel ${definition.identifier}`;
      this.#add(name, 'channel', { owner: undefined });
      this.#addValue(`${name} message`, { owner: name, direction: 'channel', place: 'Arrow' }, definition.reference);
    }
  }

  /**
   * Reads the items of a definition and of the types that it refers to.
   *
   * @param direction - undefined for a definition that no endpoint or channel uses
   */
  read(definition: SyntaxDefinition, direction: Direction | undefined): void {
    const outer = this.#definitionKey;
    this.#definitionKey = toDefinitionKey(definition);
    const name = definition.identifier;
    const reference = { node: 'WsCustom', value: name, isNullable: false } as const;
    if (this.#add(name, direction, { owner: undefined, type: KIND_NAMES[definition.node], reference })) {
      this.#readParts(definition, name, direction);
    }
    this.#definitionKey = outer;
  }

  #readParts(definition: SyntaxDefinition, name: string, direction: Direction | undefined): void {
    const at = { owner: name, direction };
    if (definition.node === 'WsType') this.#addFields(`${name}.`, { ...at, place: '' }, definition.shape.value);
    if (definition.node === 'WsRefined')
      this.#addValue(`${name} value`, { ...at, place: 'Equals' }, definition.reference);
    if (definition.node === 'WsEnum') {
      for (const entry of definition.entries) this.#add(`${name} entry ${entry}`, direction, { owner: name });
    }
    if (definition.node === 'WsUnion') {
      for (const member of definition.entries) {
        this.#add(`${name} member ${formatWithoutNullability(member)}`, direction, { owner: name });
        this.#readReferenced(member, direction);
      }
    }
  }

  #readEndpoint(definition: Endpoint): void {
    const name = `endpoint ${definition.identifier}`;
    for (const direction of ['request', 'response'] as const)
      this.#add(name, direction, { owner: undefined, type: formatRoute(definition) });
    const request = { owner: name, direction: 'request' } as const;
    for (const [index, segment] of definition.path.entries()) {
      if (segment.node !== 'WsParam') continue;
      const place = `segment ${index + 1}`;
      this.#addValue(`${name} path ${place}`, { ...request, place }, segment.reference);
    }
    this.#addFields(`${name} query `, { ...request, place: 'query ' }, definition.queries);
    this.#addFields(`${name} header `, { ...request, place: 'header ' }, definition.headers);
    const body = definition.requests[0]?.content;
    if (body) this.#addValue(`${name} body`, { ...request, place: 'Method' }, body.reference);
    for (const { status, headers, content } of definition.responses) {
      const owner = `${name} status ${status}`;
      this.#add(owner, 'response', { owner: name });
      const at = { owner, direction: 'response' } as const;
      if (content) this.#addValue(`${owner} body`, { ...at, place: `status ${status} Arrow` }, content.reference);
      this.#addFields(`${owner} header `, { ...at, place: `status ${status} header ` }, headers);
    }
  }

  #addFields(prefix: string, { place, ...at }: Position, fields: readonly SyntaxField[]): void {
    for (const { identifier, reference } of fields)
      this.#addValue(prefix + identifier.value, { ...at, place: place + identifier.value }, reference);
  }

  #addValue(name: string, { owner, direction, place }: Position, reference: SyntaxReference): void {
    const { isNullable: isOptional } = reference;
    this.#add(name, direction, { owner, place, reference, isOptional, type: formatWithoutNullability(reference) });
    this.#readReferenced(reference, direction);
  }

  /** Reads the items of the definition that a type refers to. */
  #readReferenced(reference: SyntaxReference, direction: Direction | undefined): void {
    const definition = this.#types.get(findReferencedName(reference) ?? '');
    if (definition !== undefined) this.read(definition, direction);
  }

  /** Adds an item or a direction of a known item. Returns false if the item was known in this direction. */
  #add(
    name: string,
    direction: Direction | undefined,
    { owner, type = '', isOptional = true, ...at }: NewItem,
  ): boolean {
    const known = this.items.get(name);
    if (known !== undefined && (direction === undefined || known.directions.includes(direction))) return false;
    const directions = [...(known?.directions ?? []), ...(direction === undefined ? [] : [direction])];
    const { reference, place = '' } = at;
    const definitionKey = this.#definitionKey;
    this.items.set(name, { owner, definitionKey, type, isOptional, directions, reference, place });
    return true;
  }
}

/** Position of a value: its owner, its direction, and its place in the definition. */
type Position = Pick<ContractItem, 'owner' | 'place'> & { direction: Direction | undefined };

/** Names of the kinds of definitions, for readers. */
const KIND_NAMES: Readonly<Record<SyntaxDefinition['node'], string>> = {
  WsType: 'a type',
  WsEnum: 'an enum',
  WsUnion: 'a union',
  WsRefined: 'a refined type',
  WsEndpoint: 'an endpoint',
  WsChannel: 'a channel',
};
