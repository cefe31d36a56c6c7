import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';

export type Endpoint = Extract<SyntaxDefinition, { node: 'WsEndpoint' }>;

/** A definition that types refer to by name. */
export type TypeDefinition = Exclude<SyntaxDefinition, { node: 'WsEndpoint' | 'WsChannel' }>;

export function isEndpoint(definition: SyntaxDefinition): definition is Endpoint {
  return definition.node === 'WsEndpoint';
}

/**
 * Returns whether a definition is an endpoint or a channel. Programs exchange values through these, and no other
 * definition refers to them.
 */
export function isEntryPoint({ node }: SyntaxDefinition): boolean {
  return node === 'WsEndpoint' || node === 'WsChannel';
}

/**
 * Lists the definitions that types can refer to. Endpoints and channels are omitted, because they may have the same
 * name as a type.
 */
export function listTypes(tree: readonly SyntaxDefinition[]): TypeDefinition[] {
  return tree.filter((definition): definition is TypeDefinition => !isEntryPoint(definition));
}

/** Indexes the definitions that types can refer to by name. */
export function indexTypes(tree: readonly SyntaxDefinition[]): Map<string, TypeDefinition> {
  return new Map(listTypes(tree).map((type) => [type.identifier, type]));
}

/** Formats the method and the path of an endpoint, without the names of path parameters. */
export function formatRoute({ method, path }: Endpoint): string {
  return `${method.name} /${path.map((segment) => (segment.node === 'WsLiteral' ? segment.value : '{}')).join('/')}`;
}

/** Returns the name of the definition to which a type or its elements refer; undefined if there is none. */
export function findReferencedName(reference: SyntaxReference): string | undefined {
  if (reference.node === 'WsIterable' || reference.node === 'WsDict') return findReferencedName(reference.reference);
  return reference.node === 'WsCustom' ? reference.value : undefined;
}
