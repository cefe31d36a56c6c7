import type { Definition, DefinitionKind } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';

/**
 * Returns the keyword and the name of a definition: `type Book`. The name alone is not a key, because a type, an
 * endpoint and a channel may share it.
 */
export function toDefinitionKey(definition: SyntaxDefinition | Definition): string {
  return 'node' in definition
    ? `${KEYWORDS[definition.node]} ${definition.identifier}`
    : `${definition.kind} ${definition.name}`;
}

/** Keyword with which each kind of definition begins. */
const KEYWORDS: Readonly<Record<SyntaxDefinition['node'], DefinitionKind>> = {
  WsType: 'type',
  WsEnum: 'enum',
  WsUnion: 'type',
  WsRefined: 'type',
  WsEndpoint: 'endpoint',
  WsChannel: 'channel',
};
