import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '@site/lib/compiler/readSyntaxTree';
import { identify } from '../../syntax/identify';
import { writeRequired } from '../../syntax/writeReference';

/** Which way a value passes: from client to server, or back. What is sent over a channel passes both ways, because a contract does not say who publishes. */
export type Direction = 'request' | 'response';

/** Something that a contract promises: an endpoint, a field of a type, an entry of an enum … */
export interface Promised {
  /** The name of the promise it is a part of, if it is. */
  owner: string | undefined;
  /** The definition it stands in, as `identify` calls it, to find it in the text. */
  definition: string;
  /** As the contract writes it, without its last `?`; empty where it has none. */
  type: string;
  isOptional: boolean;
  directions: readonly Direction[];
}

/** Everything a contract promises, by name: `Book.title`, `endpoint FindBooks status 200 body`. */
export type Promises = ReadonlyMap<string, Promised>;

type Note = Pick<Promised, 'owner'> & Partial<Pick<Promised, 'type' | 'isOptional'>>;

type Endpoint = Extract<SyntaxDefinition, { node: 'WsEndpoint' }>;

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

/**
 * Reads what a contract promises out of its syntax tree. A definition passes in the directions in which endpoints and channels pass it. One that none of them reaches is taken to
 * pass in both: programs may use its generated code by themselves.
 */
export function readPromises(tree: readonly SyntaxDefinition[]): Promises {
  const reader = new PromiseReader(tree);
  for (const it of tree) reader.readEntryPoint(it);
  for (const it of tree) if (!reader.isReached(it)) for (const direction of DIRECTIONS) reader.read(it, direction);
  return reader.promises;
}

class PromiseReader {
  readonly promises = new Map<string, Promised>();
  /** Those that types can refer to, by name. Endpoints and channels may have the names of types. */
  readonly #types: ReadonlyMap<string, SyntaxDefinition>;
  #definition = '';

  constructor(tree: readonly SyntaxDefinition[]) {
    this.#types = new Map(tree.filter((it) => !isEntryPoint(it)).map((it) => [it.identifier, it]));
  }

  isReached(it: SyntaxDefinition): boolean {
    return isEntryPoint(it) || this.promises.has(it.identifier);
  }

  readEntryPoint(it: SyntaxDefinition): void {
    this.#definition = identify(it);
    if (it.node === 'WsEndpoint') this.#readEndpoint(it);
    if (it.node === 'WsChannel') {
      const name = `channel ${it.identifier}`;
      this.#note(name, 'request', { owner: undefined });
      for (const direction of DIRECTIONS) this.#noteValue(`${name} message`, name, direction, it.reference);
    }
  }

  read(it: SyntaxDefinition, direction: Direction): void {
    const outer = this.#definition;
    this.#definition = identify(it);
    const name = it.identifier;
    if (this.#note(name, direction, { owner: undefined, type: KINDS[it.node] })) this.#readParts(it, name, direction);
    this.#definition = outer;
  }

  #readParts(it: SyntaxDefinition, name: string, direction: Direction): void {
    if (it.node === 'WsType') this.#noteFields(`${name}.`, name, direction, it.shape.value);
    if (it.node === 'WsRefined') this.#noteValue(`${name} value`, name, direction, it.reference);
    if (it.node === 'WsEnum') {
      for (const entry of it.entries) this.#note(`${name} entry ${entry}`, direction, { owner: name });
    }
    if (it.node === 'WsUnion') {
      for (const member of it.entries) {
        this.#note(`${name} member ${writeRequired(member)}`, direction, { owner: name });
        this.#follow(member, direction);
      }
    }
  }

  #readEndpoint(it: Endpoint): void {
    const name = `endpoint ${it.identifier}`;
    const segments = it.path.map((segment) => (segment.node === 'WsLiteral' ? segment.value : '{}'));
    this.#note(name, 'request', { owner: undefined, type: `${it.method.name} /${segments.join('/')}` });
    for (const [index, segment] of it.path.entries()) {
      if (segment.node === 'WsParam')
        this.#noteValue(`${name} path segment ${index + 1}`, name, 'request', segment.reference);
    }
    this.#noteFields(`${name} query `, name, 'request', it.queries);
    this.#noteFields(`${name} header `, name, 'request', it.headers);
    const body = it.requests[0]?.content;
    if (body) this.#noteValue(`${name} body`, name, 'request', body.reference);
    for (const { status, headers, content } of it.responses) {
      const response = `${name} status ${status}`;
      this.#note(response, 'response', { owner: name });
      if (content) this.#noteValue(`${response} body`, response, 'response', content.reference);
      this.#noteFields(`${response} header `, response, 'response', headers);
    }
  }

  #noteFields(prefix: string, owner: string, direction: Direction, fields: readonly SyntaxField[]): void {
    for (const { identifier, reference } of fields)
      this.#noteValue(`${prefix}${identifier.value}`, owner, direction, reference);
  }

  #noteValue(name: string, owner: string, direction: Direction, reference: SyntaxReference): void {
    this.#note(name, direction, { owner, type: writeRequired(reference), isOptional: reference.isNullable });
    this.#follow(reference, direction);
  }

  #follow(reference: SyntaxReference, direction: Direction): void {
    const it = this.#types.get(findName(reference) ?? '');
    if (it !== undefined) this.read(it, direction);
  }

  /** @returns whether the promise was unknown in this direction */
  #note(name: string, direction: Direction, { owner, type = '', isOptional = true }: Note): boolean {
    const directions = this.promises.get(name)?.directions ?? [];
    if (directions.includes(direction)) return false;
    const definition = this.#definition;
    this.promises.set(name, { owner, definition, type, isOptional, directions: [...directions, direction] });
    return true;
  }
}

function isEntryPoint({ node }: SyntaxDefinition): boolean {
  return node === 'WsEndpoint' || node === 'WsChannel';
}

/** The name of the definition that a type refers to, if it does. */
function findName(reference: SyntaxReference): string | undefined {
  if (reference.node === 'WsIterable' || reference.node === 'WsDict') return findName(reference.reference);
  return reference.node === 'WsCustom' ? reference.value : undefined;
}

/** What readers call the nodes of the tree. */
const KINDS: Readonly<Record<SyntaxDefinition['node'], string>> = {
  WsType: 'a type',
  WsEnum: 'an enum',
  WsUnion: 'a union',
  WsRefined: 'a refined type',
  WsEndpoint: 'an endpoint',
  WsChannel: 'a channel',
};
