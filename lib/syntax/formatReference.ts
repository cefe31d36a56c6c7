import type { SyntaxReference } from '../compiler/readSyntaxTree';

/** Formats a type as in a contract: `Book[]?`. */
export function formatReference(reference: SyntaxReference): string {
  return formatWithoutNullability(reference) + (reference.isNullable ? '?' : '');
}

/** Formats a type as in a contract, without its last `?`. */
export function formatWithoutNullability(reference: SyntaxReference): string {
  switch (reference.node) {
    case 'WsIterable':
      return `${formatReference(reference.reference)}[]`;
    case 'WsDict':
      return `{${formatReference(reference.reference)}}`;
    case 'WsCustom':
      return reference.value;
    case 'WsPrimitive':
      return reference.type.name;
    case 'WsUnit':
      return 'Unit';
    case 'WsAny':
      return 'Any';
  }
}
