import { describeError } from '../errors/describeError';
import { compilePattern } from './readConstraint';
import type { NestedToken, TokenizedDefinition } from './tokenizeDefinitions';
import type { Token } from './tokens';

/** A mistake that the compiler accepts without a message. */
export interface Warning {
  /** Index of the contract in the compilation. */
  contract: number;
  message: string;
  token: Token;
}

/**
 * A type, with the names of the types that its values need. A record needs values of all these types, and a union needs
 * a value of one. Optional fields, lists and dictionaries need none, because they may be absent or empty.
 */
interface Dependencies {
  definition: TokenizedDefinition;
  isUnion: boolean;
  names: readonly string[];
}

const MAX_INTEGER_32 = 2 ** 31 - 1;

/**
 * Finds mistakes that the compiler accepts: the generated code does not compile, or it behaves unexpectedly. The build,
 * the editor and the tour use this list.
 *
 * @param definitions - definitions of one compilation, which the compiler accepts
 */
export function findWarnings(definitions: readonly TokenizedDefinition[]): Warning[] {
  return [
    ...definitions.flatMap((it) =>
      [...findRepeatedNames(it), ...findRepeatedStatuses(it), ...findWrongConstraints(it)].map((warning) => ({
        contract: it.contract,
        ...warning,
      })),
    ),
    ...findRepeatedRoutes(definitions),
    ...findInfiniteTypes(definitions),
  ];
}

type LocalWarning = Omit<Warning, 'contract'>;

/** Finds duplicate names among the fields of a type, the parameters of a request, and the headers of a response. */
function findRepeatedNames({ kind, tokens }: TokenizedDefinition): LocalWarning[] {
  const names = new Set<string>();
  const arrow = tokens.findIndex(({ type }) => type === 'Arrow');
  const part = kind === 'type' ? 'field of this type' : 'parameter of this endpoint';
  return tokens.flatMap((token, index) => {
    const isResponse = arrow >= 0 && index > arrow;
    // Each response has headers of its own.
    if (isResponse && token.depth === 1) names.clear();
    if (tokens[index + 1]?.type !== 'Colon' || token.depth !== (isResponse ? 2 : 1)) return [];
    const name = token.value.replaceAll('`', '');
    if (!names.has(name)) {
      names.add(name);
      return [];
    }
    const message = `Another ${isResponse ? 'header of this response' : part} is called "${name}"; the generated code does not compile`;
    return [{ message, token }];
  });
}

function findRepeatedStatuses({ tokens }: TokenizedDefinition): LocalWarning[] {
  const statuses = tokens.filter(({ depth }, index) => depth === 1 && tokens[index + 1]?.type === 'Arrow');
  return statuses
    .filter(({ value }, index) => statuses.findIndex((status) => status.value === value) < index)
    .map((token) => ({
      message: `Another response has the status ${token.value}; generated code uses the first one, and OpenAPI documents use the last one`,
      token,
    }));
}

function findWrongConstraints({ tokens }: TokenizedDefinition): LocalWarning[] {
  return tokens.flatMap((token, index) => {
    const message =
      token.type === 'RegExp' ? describeWrongPattern(token.value) : describeWrongBounds(tokens.slice(index, index + 5));
    return message === undefined ? [] : [{ message, token }];
  });
}

/** Returns a message about a pattern; undefined if JavaScript supports it. */
function describeWrongPattern(pattern: string): string | undefined {
  try {
    compilePattern(pattern);
    return undefined;
  } catch (error) {
    return `JavaScript does not support this pattern. ${describeError(error)}`;
  }
}

/**
 * Returns a message about bounds, given the tokens from their type on. Returns undefined for correct bounds and for
 * other tokens.
 */
function describeWrongBounds([type, open, low, , high]: readonly NestedToken[]): string | undefined {
  const isBounded = /^Ws(?:Integer|Number)$/.test(type?.type ?? '') && open?.type === 'LeftParenthesis';
  if (!isBounded) return undefined;
  // A missing bound becomes `NaN`, for which every comparison is false.
  const [min, max] = [Number(low?.value), Number(high?.value)];
  if (min > max) return `The bound ${min} is above the bound ${max}, so no value is accepted`;
  const isTooLarge = type?.value === 'Integer32' && (Math.abs(min) > MAX_INTEGER_32 || Math.abs(max) > MAX_INTEGER_32);
  return isTooLarge
    ? 'A bound does not fit into 32 bits; the generated code does not compile in several languages'
    : undefined;
}

function findRepeatedRoutes(definitions: readonly TokenizedDefinition[]): Warning[] {
  const firstEndpoints = new Map<string, string>();
  return definitions.flatMap(({ contract, name, tokens }) => {
    // Only endpoints have methods.
    const method = tokens.findIndex(({ type }) => type === 'Method');
    const token = tokens[method];
    if (token === undefined) return [];
    const route = formatRoute(tokens.slice(method));
    const other = firstEndpoints.get(route);
    firstEndpoints.set(route, other ?? name);
    if (other === undefined) return [];
    const message = `"${other}" has this method and path, too; OpenAPI keeps only one of the two endpoints`;
    return [{ contract, message, token }];
  });
}

/** Formats a route such as `GET /books/{}`, without the names of path parameters. */
function formatRoute([method, ...rest]: readonly NestedToken[]): string {
  const start = rest.findIndex(({ type }) => type === 'Path' || type === 'ForwardSlash');
  const end = rest.findIndex(
    ({ type, depth }, index) => depth === 0 && index > start && /^(?:QuestionMark|Hash|Arrow)$/.test(type),
  );
  const path = start < 0 ? [] : rest.slice(start, end).filter(({ depth }) => depth === 0);
  return `${method?.value ?? ''} ${path.map(({ value }) => value).join('')}`;
}

function findInfiniteTypes(definitions: readonly TokenizedDefinition[]): Warning[] {
  const types = definitions.filter(({ kind }) => kind === 'type');
  const dependencies = new Map(types.map((type) => [type.name, readDependencies(type)]));
  const infinite = new Map(dependencies);
  for (let size = -1; size !== infinite.size;) {
    size = infinite.size;
    for (const [name, { isUnion, names }] of infinite) {
      const isInfinite = (needed: string): boolean => infinite.has(needed);
      if (isUnion ? !names.every(isInfinite) : !names.some(isInfinite)) infinite.delete(name);
    }
  }
  const unions = new Map([...dependencies].filter(([, { isUnion }]) => isUnion));
  return [...dependencies].flatMap(([name, { definition }]) => {
    const { contract, nameStart, tokens } = definition;
    const token = tokens.find(({ start }) => start === nameStart);
    const message = dependsOnItself(name, infinite)
      ? `"${name}" contains itself endlessly, so no value is possible; make a field optional or a list`
      : dependsOnItself(name, unions)
        ? `"${name}" is a member of itself; the generated code does not compile in several languages`
        : undefined;
    return token === undefined || message === undefined ? [] : [{ contract, token, message }];
  });
}

function readDependencies(definition: TokenizedDefinition): Dependencies {
  const { tokens } = definition;
  const hasEquals = tokens.some(({ type, depth }) => type === 'Equals' && depth === 0);
  const names = tokens.filter(({ type, depth }, index) => {
    const [before, after] = [tokens[index - 1]?.type, tokens[index + 1]?.type];
    if (type !== 'WirespecType') return false;
    return hasEquals
      ? depth === 0 && (before === 'Equals' || before === 'Pipe')
      : depth === 1 && before === 'Colon' && after !== 'Brackets' && after !== 'QuestionMark';
  });
  // A refined type, such as `type A = String(/^x$/)`, has no members.
  return { definition, isUnion: hasEquals && names.length > 0, names: names.map(({ value }) => value) };
}

/** Returns whether a type contains itself, directly or through other types. */
function dependsOnItself(name: string, dependencies: ReadonlyMap<string, Dependencies>): boolean {
  const seen = new Set<string>();
  const pending = dependencies.has(name) ? [name] : [];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const needed of dependencies.get(next)?.names ?? []) {
      if (needed === name) return true;
      if (!seen.has(needed) && dependencies.has(needed)) pending.push(needed);
      seen.add(needed);
    }
  }
  return false;
}
