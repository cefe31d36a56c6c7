import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Contract, Shape } from '@site/lib/payloads';
import { isEntryPoint } from '@site/lib/syntax/definitions';
import { identify } from '@site/lib/syntax/identify';

/**
 * Lists the shapes of a contract that JSON can be checked against: bodies of endpoints and messages of channels, then
 * types.
 */
export function listShapes(contract: Contract): Shape[] {
  const definitions = contract.tree.toSorted((one, other) => Number(isEntryPoint(other)) - Number(isEntryPoint(one)));
  return definitions.flatMap((it) => [...listShapesOf(contract, it)]);
}

function* listShapesOf({ omittedParts }: Contract, it: SyntaxDefinition): Iterable<Shape> {
  const name = it.identifier;
  const findConstraint = (place: string): readonly string[] =>
    omittedParts.get(identify(it))?.get(place)?.constraint ?? [];
  if (it.node === 'WsEndpoint') {
    const body = it.requests[0]?.content;
    if (body) yield { label: labelRequest(name), reference: body.reference, constraint: findConstraint('Method') };
    for (const { status, content } of it.responses) {
      if (content === null) continue;
      const constraint = findConstraint(`status ${status} Arrow`);
      yield { label: labelResponse(name, status), reference: content.reference, constraint };
    }
  } else if (it.node === 'WsChannel') {
    yield { label: labelMessage(name), reference: it.reference, constraint: findConstraint('Arrow') };
  } else {
    yield { label: name, reference: { node: 'WsCustom', value: name, isNullable: false }, constraint: [] };
  }
}

export const labelRequest = (endpoint: string): string => `${endpoint} request`;
export const labelResponse = (endpoint: string, status: string): string => `${endpoint} ${status}`;
export const labelMessage = (channel: string): string => `${channel} message`;
