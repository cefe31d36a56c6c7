import type { Definition, DefinitionKind } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';

/**
 * Returns a key that consists of the kind and the name of a definition. The name alone is not sufficient: a type, an
 * endpoint and a channel may share it.
 */
export function identify(it: SyntaxDefinition | Definition): string {
  return 'node' in it ? `${KEYWORDS[it.node]} ${it.identifier}` : `${it.kind} ${it.name}`;
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
