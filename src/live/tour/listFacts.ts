import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '@site/lib/compiler/readSyntaxTree';
import type { Token } from '@site/lib/compiler/tokens';
import type { Endpoint } from '@site/lib/syntax/definitions';
import type { Constraints } from '@site/lib/syntax/readConstraints';
import { formatReference, formatWithoutNullability } from '@site/lib/syntax/formatReference';

/**
 * Lists the definitions of a contract, one line per fact, in the notation of the lessons' rules.
 *
 * - `type Book`, `Book.title: String?`
 * - `enum Genre`, `Genre has NOVEL`
 * - `type Isbn = String(/^[0-9]+$/)`, `type Rating = Integer32(1, _)`
 * - `union Item`, `Item has Book`
 * - `endpoint GetBook GET /books/{isbn: String}`, `GetBook takes Book`, `GetBook ? title: String`, `GetBook # token:
 *   String`, `GetBook 200 -> Book`, `GetBook 200 # total: Integer`
 * - `channel BookLent -> Loan`
 * - `Book // a comment`
 *
 * @param definitions - the syntax tree of the contract
 * @param constraints - constraints of the same contract, which the tree omits
 */
export function listFacts(definitions: readonly SyntaxDefinition[], constraints: Constraints): string[] {
  return definitions.flatMap((definition) => [
    ...listDefinitionFacts(definition, constraints),
    // A comment without text is not a fact.
    ...(definition.comment === null || definition.comment.trim() === ''
      ? []
      : [`${definition.identifier} // ${definition.comment}`]),
  ]);
}

function listDefinitionFacts(definition: SyntaxDefinition, constraints: Constraints): string[] {
  const { identifier: name } = definition;
  switch (definition.node) {
    case 'WsType':
      return [`type ${name}`, ...definition.shape.value.map((field) => `${name}.${formatField(field)}`)];
    case 'WsEnum':
      return [`enum ${name}`, ...definition.entries.map((entry) => `${name} has ${entry}`)];
    case 'WsUnion':
      return [`union ${name}`, ...definition.entries.map((entry) => `${name} has ${formatReference(entry)}`)];
    case 'WsRefined':
      return [`type ${name} = ${formatRefined(definition.reference, constraints.get(name))}`];
    case 'WsChannel':
      return [`channel ${name} -> ${formatReference(definition.reference)}`];
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
    segment.node === 'WsLiteral' ? `/${segment.value}` : `/{${formatField(segment)}}`,
  );
  return [
    `endpoint ${name} ${method.name} ${segments.join('') || '/'}`,
    ...requests.flatMap(({ content }) =>
      content === null ? [] : [`${name} takes ${formatReference(content.reference)}`],
    ),
    ...queries.map((field) => `${name} ? ${formatField(field)}`),
    ...headers.map((field) => `${name} # ${formatField(field)}`),
    ...responses.flatMap((response) => [
      `${name} ${response.status} -> ${response.content === null ? 'Unit' : formatReference(response.content.reference)}`,
      ...response.headers.map((field) => `${name} ${response.status} # ${formatField(field)}`),
    ]),
  ];
}

function formatField({ identifier, reference }: Pick<SyntaxField, 'identifier' | 'reference'>): string {
  return `${identifier.value}: ${formatReference(reference)}`;
}

function formatRefined(reference: SyntaxReference, constraint: readonly Token[] = []): string {
  const words = constraint.map(({ type, value }) => (type === 'Comma' ? ', ' : value));
  const constraintText = words.join('');
  if (!reference.isNullable) return formatWithoutNullability(reference) + constraintText;
  // In contracts, the question mark comes before a pattern and after bounds.
  const isPattern = constraint.some(({ type }) => type === 'RegExp');
  return `${formatWithoutNullability(reference)}${isPattern ? `?${constraintText}` : `${constraintText}?`}`;
}
