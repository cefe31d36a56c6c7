import { EMITTER_PROPERTIES, labelEmitter } from './emitters';
import type { LiveRequests } from './liveRequests';
import { OUTPUT_DEFECTS } from './outputDefects';
import type { Warning } from './findWarnings';
import type { NestedToken, TokenizedDefinition } from './tokenizeDefinitions';

export type OutputOptions = Pick<LiveRequests['compile'], 'target' | 'generation'>;

/**
 * Finds definitions whose code for a target is known not to compile.
 *
 * @param definitions - definitions of one compilation, which the compiler accepts
 */
export function findOutputDefects(
  definitions: readonly TokenizedDefinition[],
  { target, generation }: OutputOptions,
): Warning[] {
  const name = EMITTER_PROPERTIES[target].hasGenerations && generation === 'ir' ? `${target}:ir` : target;
  const defects = OUTPUT_DEFECTS.filter(({ targets }) => targets.some((it) => it === name));
  const known = indexDefinitions(definitions);
  const failure = target === 'python' ? 'cannot be imported' : 'does not compile';
  const shared = new Set<string>();
  return definitions.flatMap((definition) => {
    const { contract, tokens, nameStart } = definition;
    const text = formatDefinition(definition, known);
    const found = defects.filter(({ pattern, advice }) => pattern.test(text) && !shared.has(advice));
    for (const { advice, isSharedRemedy } of found) if (isSharedRemedy) shared.add(advice);
    const token = tokens.find(({ start }) => start === nameStart);
    if (token === undefined) return [];
    return [...new Set(found.map(({ advice }) => advice))].map((advice) => ({
      ...{ contract, token },
      message: `The ${labelEmitter(target, generation)} code of this definition ${failure}. ${advice}`,
    }));
  });
}

/** Definitions of one compilation. An endpoint or a channel can have the name of a type. */
interface KnownDefinitions {
  /** Types and enums by name. */
  types: ReadonlyMap<string, TokenizedDefinition>;
  /** Names of endpoints. */
  endpoints: ReadonlySet<string>;
}

function indexDefinitions(definitions: readonly TokenizedDefinition[]): KnownDefinitions {
  return {
    types: new Map(definitions.filter(({ kind }) => kind === 'type' || kind === 'enum').map((it) => [it.name, it])),
    endpoints: new Set(definitions.filter(({ kind }) => kind === 'endpoint').map(({ name }) => name)),
  };
}

/**
 * Formats a definition with a space after each token, and omits comments. The differences from the contract are:
 *
 * - A name of a type or enum has its kind, such as `Genre@enum`, and a `+` if it is in another file.
 * - A pattern has `~` for all characters except quotation marks and backslashes before them.
 * - A number of more than 32 bits is `big`.
 * - At the end, `@endpoint` states that an endpoint has the name of a type in the definition.
 */
function formatDefinition(
  { kind, contract, nameStart, tokens }: TokenizedDefinition,
  { types, endpoints }: KnownDefinitions,
): string {
  const isReference = ({ type, value, start }: NestedToken): boolean =>
    kind !== 'enum' && type === 'WirespecType' && start !== nameStart && types.has(value);
  const formatToken = (token: NestedToken): string => {
    const { type, value } = token;
    if (type === 'Comment') return '';
    if (type === 'RegExp') return `${value.replaceAll(/\\[^"]|[^"\\]/g, '~')} `;
    if (type === 'Integer' && isLong(Number(value))) return 'big ';
    const other = isReference(token) ? types.get(value) : undefined;
    if (other === undefined) return `${value.replaceAll('`', '')} `;
    return `${value}@${readKind(other)}${other.contract === contract ? '' : '+'} `;
  };
  const hasEndpointName = tokens.some((token) => isReference(token) && endpoints.has(token.value));
  return `${tokens.map(formatToken).join('')}${hasEndpointName ? '@endpoint' : ''}`;
}

/** Returns whether a whole number needs more than 32 bits. */
function isLong(value: number): boolean {
  return value < -(2 ** 31) || value >= 2 ** 31;
}

/** Returns `record`, `union` or `refined` for a type, and the keyword of other definitions. */
function readKind({ kind, tokens, nameStart }: TokenizedDefinition): string {
  const [equals, member] = tokens.slice(tokens.findIndex(({ start }) => start === nameStart) + 1);
  if (kind !== 'type') return kind;
  if (equals?.type !== 'Equals') return 'record';
  return member?.type === 'WirespecType' ? 'union' : 'refined';
}
