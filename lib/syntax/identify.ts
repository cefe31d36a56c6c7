import type { Definition, DefinitionKind } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';

/** What tells a definition from the others of its contract. The name alone does not: a type, an endpoint and a channel may have the same. */
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
