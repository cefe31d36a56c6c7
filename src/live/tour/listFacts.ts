import type { SyntaxDefinition, SyntaxField } from '@site/lib/compiler/readSyntaxTree';
import { writeReference } from '../syntax/writeReference';

type Endpoint = Extract<SyntaxDefinition, { node: 'WsEndpoint' }>;

/**
 * What a contract defines, a line for each fact, as the rules of lessons name them:
 *
 * - `type Book`, `Book.title: String?`
 * - `enum Genre`, `Genre has NOVEL`
 * - `type Isbn = String(/^[0-9]+$/)`, `type Rating = Integer32(1, _)`
 * - `union Item`, `Item has Book`
 * - `endpoint GetBook GET /books/{isbn: String}`, `GetBook takes Book`, `GetBook ? title: String`, `GetBook # token: String`, `GetBook 200 -> Book`, `GetBook 200 # total: Integer`
 * - `channel BookLent -> Loan`
 * - `Book // a comment`
 *
 * @param definitions - the syntax tree of the contract
 * @param written - the same contract as the emitter for contracts writes it: what the tree leaves out of refined types
 */
export function listFacts(definitions: readonly SyntaxDefinition[], written: string): string[] {
  return definitions.flatMap((definition) => [
    ...listOwnFacts(definition, written),
    // A comment without words describes nothing.
    ...(definition.comment === null || definition.comment.trim() === ''
      ? []
      : [`${definition.identifier} // ${definition.comment}`]),
  ]);
}

function listOwnFacts(definition: SyntaxDefinition, written: string): string[] {
  const { identifier: name } = definition;
  switch (definition.node) {
    case 'WsType':
      return [`type ${name}`, ...definition.shape.value.map((field) => `${name}.${writeField(field)}`)];
    case 'WsEnum':
      return [`enum ${name}`, ...definition.entries.map((entry) => `${name} has ${entry}`)];
    case 'WsUnion':
      return [`union ${name}`, ...definition.entries.map((entry) => `${name} has ${writeReference(entry)}`)];
    case 'WsRefined':
      return [findRefinedType(name, written) ?? `type ${name} = ${writeReference(definition.reference)}`];
    case 'WsChannel':
      return [`channel ${name} -> ${writeReference(definition.reference)}`];
    case 'WsEndpoint':
      return listEndpointFacts(definition);
  }
}

function listEndpointFacts({
  identifier: name,
  method,
  path,
  queries,
  headers,
  requests,
  responses,
}: Endpoint): string[] {
  const segments = path.map((segment) =>
    segment.node === 'WsLiteral' ? `/${segment.value}` : `/{${writeField(segment)}}`,
  );
  return [
    `endpoint ${name} ${method.name} ${segments.join('') || '/'}`,
    ...requests.flatMap(({ content }) =>
      content === null ? [] : [`${name} takes ${writeReference(content.reference)}`],
    ),
    ...queries.map((field) => `${name} ? ${writeField(field)}`),
    ...headers.map((field) => `${name} # ${writeField(field)}`),
    ...responses.flatMap((response) => [
      `${name} ${response.status} -> ${response.content === null ? 'Unit' : writeReference(response.content.reference)}`,
      ...response.headers.map((field) => `${name} ${response.status} # ${writeField(field)}`),
    ]),
  ];
}

function writeField({ identifier, reference }: Pick<SyntaxField, 'identifier' | 'reference'>): string {
  return `${identifier.value}: ${writeReference(reference)}`;
}

/** The line of a refined type, with its constraint. This version of the emitter writes an open bound as `null`. */
function findRefinedType(name: string, written: string): string | undefined {
  const line = written.split('\n').find((candidate) => candidate.startsWith(`type ${name} = `));
  return line?.replace(/\((.*)\)$/, (whole, bounds: string) =>
    bounds.startsWith('/') ? whole : `(${bounds.replaceAll('null', '_')})`,
  );
}
