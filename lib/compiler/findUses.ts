import type { ContractOutline } from './findDefinitions';
import { TokenCursor } from './TokenCursor';

/** A place where a contract names a definition. */
export interface NameUse {
  name: string;
  /** Offset of the name. */
  start: number;
  isDefinition: boolean;
}

/** Finds the places where a contract names a definition: where it is defined, and where it is used as a type. */
export function findUses({ tokens, definitions }: ContractOutline): NameUse[] {
  const defined = new Set(definitions.map(({ nameStart }) => nameStart));
  const uses: NameUse[] = [];
  const cursor = new TokenCursor(tokens);
  while (!cursor.isAtEnd) {
    // Arguments of annotations and entries of enums are tokens of type `WirespecType`, too, so they are skipped.
    if (cursor.skip('Annotation') && cursor.skipGroup('LeftParenthesis')) continue;
    const isEnum = cursor.skip('EnumTypeDefinition');
    const token = cursor.take();
    if (token?.type === 'WirespecType') {
      uses.push({ name: token.value, start: token.start, isDefinition: defined.has(token.start) });
    }
    if (isEnum) cursor.skipGroup('LeftCurly');
  }
  return uses;
}
