import type { Definition, DefinitionKind } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';

/**
 * Returns a key that is unique within a contract. The name alone is not unique: a type, an endpoint and a channel may
 * share it.
 */
export function identify(it: SyntaxDefinition | Definition): string {
  return 'node' in it ? `${KINDS[it.node]} ${it.identifier}` : `${it.kind} ${it.name}`;
}

/** The words that definitions begin with. */
const KINDS: Readonly<Record<SyntaxDefinition['node'], DefinitionKind>> = {
  WsType: 'type',
  WsEnum: 'enum',
  WsUnion: 'type',
  WsRefined: 'type',
  WsEndpoint: 'endpoint',
  WsChannel: 'channel',
};
