import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '../compiler/readSyntaxTree';
import { identify } from '../syntax/identify';
import { formatWithoutNullability } from '../syntax/formatReference';
import { type Endpoint, indexTypes, isEntryPoint, formatRoute } from '../syntax/definitions';

/**
 * Direction of a value: from caller to server, from server to caller, or over a channel. A contract does not say who
 * publishes to a channel.
 */
export type Direction = 'request' | 'response' | 'channel';

/** A part of a contract that programs rely on, such as an endpoint, a field of a type or an entry of an enum. */
export interface ContractItem {
  /** Name of the item that contains this item; undefined for a definition. */
  owner: string | undefined;
  /** Key (`identify`) of the definition to which the item belongs. A definition belongs to itself. */
  definition: string;
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
  for (const it of tree) reader.readEntryPoint(it);
  const directions = tree.some(isEntryPoint) ? [undefined] : (['request', 'response'] as const);
  for (const it of tree) if (!reader.isReached(it)) for (const direction of directions) reader.read(it, direction);
  return reader.items;
}

class ContractItemReader {
  readonly items = new Map<string, ContractItem>();
  readonly #types: ReadonlyMap<string, SyntaxDefinition>;
  #definition = '';

  constructor(tree: readonly SyntaxDefinition[]) {
    this.#types = indexTypes(tree);
  }

  isReached(it: SyntaxDefinition): boolean {
    return isEntryPoint(it) || this.items.has(it.identifier);
  }

  readEntryPoint(it: SyntaxDefinition): void {
    this.#definition = identify(it);
    if (it.node === 'WsEndpoint') this.#readEndpoint(it);
    if (it.node === 'WsChannel') {
      const name = `channel ${it.identifier}`;
      this.#add(name, 'channel', { owner: undefined });
      this.#addValue(`${name} message`, { owner: name, direction: 'channel', place: 'Arrow' }, it.reference);
    }
  }

  /**
   * Reads the items of a definition and of the types that it refers to.
   *
   * @param direction - undefined for a definition that no endpoint or channel uses
   */
  read(it: SyntaxDefinition, direction: Direction | undefined): void {
    const outer = this.#definition;
    this.#definition = identify(it);
    const name = it.identifier;
    const reference = { node: 'WsCustom', value: name, isNullable: false } as const;
    if (this.#add(name, direction, { owner: undefined, type: KIND_NAMES[it.node], reference })) {
      this.#readParts(it, name, direction);
    }
    this.#definition = outer;
  }

  #readParts(it: SyntaxDefinition, name: string, direction: Direction | undefined): void {
    const at = { owner: name, direction };
    if (it.node === 'WsType') this.#addFields(`${name}.`, { ...at, place: '' }, it.shape.value);
    if (it.node === 'WsRefined') this.#addValue(`${name} value`, { ...at, place: 'Equals' }, it.reference);
    if (it.node === 'WsEnum') {
      for (const entry of it.entries) this.#add(`${name} entry ${entry}`, direction, { owner: name });
    }
    if (it.node === 'WsUnion') {
      for (const member of it.entries) {
        this.#add(`${name} member ${formatWithoutNullability(member)}`, direction, { owner: name });
        this.#readReferenced(member, direction);
      }
    }
  }

  #readEndpoint(it: Endpoint): void {
    const name = `endpoint ${it.identifier}`;
    for (const direction of ['request', 'response'] as const)
      this.#add(name, direction, { owner: undefined, type: formatRoute(it) });
    const request = { owner: name, direction: 'request' } as const;
    for (const [index, segment] of it.path.entries()) {
      if (segment.node !== 'WsParam') continue;
      const place = `segment ${index + 1}`;
      this.#addValue(`${name} path ${place}`, { ...request, place }, segment.reference);
    }
    this.#addFields(`${name} query `, { ...request, place: 'query ' }, it.queries);
    this.#addFields(`${name} header `, { ...request, place: 'header ' }, it.headers);
    const body = it.requests[0]?.content;
    if (body) this.#addValue(`${name} body`, { ...request, place: 'Method' }, body.reference);
    for (const { status, headers, content } of it.responses) {
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
    const it = this.#types.get(findReferencedName(reference) ?? '');
    if (it !== undefined) this.read(it, direction);
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
    const definition = this.#definition;
    this.items.set(name, { owner, definition, type, isOptional, directions, reference, place });
    return true;
  }
}

/** Position of a value: its owner, its direction, and its place in the definition. */
type Position = Pick<ContractItem, 'owner' | 'place'> & { direction: Direction | undefined };

/** Returns the name of the definition that a type refers to; undefined if it refers to none. */
export function findReferencedName(reference: SyntaxReference): string | undefined {
  if (reference.node === 'WsIterable' || reference.node === 'WsDict') return findReferencedName(reference.reference);
  return reference.node === 'WsCustom' ? reference.value : undefined;
}

/** Names of the kinds of definitions, for readers. */
const KIND_NAMES: Readonly<Record<SyntaxDefinition['node'], string>> = {
  WsType: 'a type',
  WsEnum: 'an enum',
  WsUnion: 'a union',
  WsRefined: 'a refined type',
  WsEndpoint: 'an endpoint',
  WsChannel: 'a channel',
};
