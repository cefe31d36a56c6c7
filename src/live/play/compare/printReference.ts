import type { SyntaxReference } from '@site/lib/compiler/readSyntaxTree';

/** A type as the contract writes it, without its last `?`. */
export function print(reference: SyntaxReference): string {
  switch (reference.node) {
    case 'WsIterable':
      return `${printAll(reference.reference)}[]`;
    case 'WsDict':
      return `{${printAll(reference.reference)}}`;
    case 'WsPrimitive':
      return reference.type.name;
    case 'WsCustom':
      return reference.value;
    case 'WsAny':
      return 'Any';
    case 'WsUnit':
      return 'Unit';
  }
}

function printAll(reference: SyntaxReference): string {
  return `${print(reference)}${reference.isNullable ? '?' : ''}`;
}

/** The name of the definition that a type refers to, if it does. */
export function nameIn(reference: SyntaxReference): string | undefined {
  if (reference.node === 'WsIterable' || reference.node === 'WsDict') return nameIn(reference.reference);
  return reference.node === 'WsCustom' ? reference.value : undefined;
}
