import type { SyntaxReference } from '../compiler/readSyntaxTree';

/** A type as contracts write it: `Book[]?`. */
export function writeReference(reference: SyntaxReference): string {
  return writeRequired(reference) + (reference.isNullable ? '?' : '');
}

/** A type as contracts write it, without its last `?`. */
export function writeRequired(reference: SyntaxReference): string {
  switch (reference.node) {
    case 'WsIterable':
      return `${writeReference(reference.reference)}[]`;
    case 'WsDict':
      return `{${writeReference(reference.reference)}}`;
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
