import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Contract, Shape } from '@site/lib/payloads';
import { isEntryPoint } from '@site/lib/syntax/definitions';
import { findConstraint } from '@site/lib/syntax/readOmittedParts';

/**
 * Lists the shapes of a contract that JSON can be checked against: bodies of endpoints and messages of channels, then
 * types.
 */
export function listShapes(contract: Contract): Shape[] {
  const definitions = contract.tree.toSorted(
    (first, second) => Number(isEntryPoint(second)) - Number(isEntryPoint(first)),
  );
  return definitions.flatMap((definition) => [...listShapesOf(contract, definition)]);
}

function* listShapesOf({ omittedParts }: Contract, definition: SyntaxDefinition): Iterable<Shape> {
  const name = definition.identifier;
  const readConstraint = (place: string): readonly string[] => findConstraint(omittedParts, definition, place);
  if (definition.node === 'WsEndpoint') {
    const body = definition.requests[0]?.content;
    if (body) yield { label: labelRequest(name), reference: body.reference, constraint: readConstraint('Method') };
    for (const { status, content } of definition.responses) {
      if (content === null) continue;
      const constraint = readConstraint(`status ${status} Arrow`);
      yield { label: labelResponse(name, status), reference: content.reference, constraint };
    }
  } else if (definition.node === 'WsChannel') {
    yield { label: labelMessage(name), reference: definition.reference, constraint: readConstraint('Arrow') };
  } else {
    yield { label: name, reference: { node: 'WsCustom', value: name, isNullable: false }, constraint: [] };
  }
}

/** Shape labels of an endpoint or a channel. */
export const labelRequest = (endpoint: string): string => `${endpoint} request`;
export const labelResponse = (endpoint: string, status: string): string => `${endpoint} ${status}`;
export const labelMessage = (channel: string): string => `${channel} message`;
