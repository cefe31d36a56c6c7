import type { SyntaxDefinition, SyntaxReference } from '../compiler/readSyntaxTree';
import { identify } from '../syntax/identify';
import type { Version, WrittenDefinition } from '../syntax/readVersion';
import { formatWithoutNullability } from '../syntax/formatReference';
import { type Endpoint, formatRoute, indexTypes, isEndpoint, listTypes } from '../syntax/definitions';
import { findReferencedName, type ContractItems, readContractItems } from './readContractItems';

/**
 * Maps the new name of each renamed definition to its old name. If another definition now has that old name, the
 * name of this other definition is mapped to an invented one.
 */
export interface Renames {
  types: ReadonlyMap<string, string>;
  endpoints: ReadonlyMap<string, string>;
}

/**
 * Finds definitions that were renamed in the new version. Requests identify an endpoint by method and path, and JSON
 * does not contain the names of types, so a rename does not change requests or responses.
 */
export function findRenames(before: Version, after: Version): Renames {
  const endpoints = findRenamedEndpoints(before, after);
  return { types: findRenamedTypes(before, after, endpoints), endpoints };
}

/** Renames the definitions of the new version to their old names. Their offsets in the source text do not change. */
export function applyRenames({ tree, written }: Version, renames: Renames): Version {
  return {
    tree: tree.map((it) => renameDefinition(it, renames)),
    written: new Map([...written].map((entry) => renameWrittenDefinition(entry, renames))),
  };
}

function findRenamedEndpoints(before: Version, after: Version): Map<string, string> {
  const [old, now] = [before.tree.filter(isEndpoint), after.tree.filter(isEndpoint)];
  const isSame = (one: Endpoint) => (other: Endpoint) =>
    one.identifier === other.identifier && formatRoute(one) === formatRoute(other);
  const [removed, added] = [old.filter((it) => !now.some(isSame(it))), now.filter((it) => !old.some(isSame(it)))];
  const renames = new Map<string, string>();
  for (const it of removed) {
    const match = added.find((other) => formatRoute(other) === formatRoute(it) && !renames.has(other.identifier));
    if (match !== undefined) renames.set(match.identifier, it.identifier);
  }
  return renameNamesakes(renames, now, (it) => `now ${formatRoute(it)}`);
}

/**
 * Completes renames: if another definition now has the old name of a renamed one, the other definition gets a unique
 * name that no contract contains.
 *
 * @param describe - returns the addition to the name, which is written in parentheses
 */
function renameNamesakes<Definition extends SyntaxDefinition>(
  renames: ReadonlyMap<string, string>,
  now: readonly Definition[],
  describe: (it: Definition) => string,
): Map<string, string> {
  const taken = new Set(renames.values());
  const namesakes = now.filter(({ identifier }) => taken.has(identifier) && !renames.has(identifier));
  return new Map([
    ...renames,
    ...namesakes.map((it) => [it.identifier, `${it.identifier} (${describe(it)})`] as const),
  ]);
}

function findRenamedTypes(before: Version, after: Version, endpoints: Renames['endpoints']): Map<string, string> {
  const [old, now] = [indexTypes(before.tree), indexTypes(after.tree)];
  const changed = new Set(
    [...old.keys(), ...now.keys()].filter(
      (name) => formatShape(old.get(name), before) !== formatShape(now.get(name), after),
    ),
  );
  const items = readContractItems(before.tree);
  const types = new Map<string, string>();
  const complete = (): Map<string, string> => renameNamesakes(types, [...now.values()], () => 'new');
  // Each rename may reveal another one, so repeat until none is found.
  for (let size = -1; size < types.size;) {
    size = types.size;
    const renamed = applyRenames(after, { types: complete(), endpoints });
    const { replaced, kept } = compareUses(items, readContractItems(renamed.tree));
    const renamedTypes = listTypes(renamed.tree);
    // For each candidate: its name in the new version, and its definition with the renames that were found so far.
    const added = listTypes(after.tree).flatMap(({ identifier }, index) => {
      const it = renamedTypes[index];
      return it === undefined || kept.has(it.identifier) || !changed.has(identifier) ? [] : [{ name: identifier, it }];
    });
    for (const it of old.values()) {
      const { identifier } = it;
      if ([...types.values()].includes(identifier) || kept.has(identifier) || !changed.has(identifier)) continue;
      const matches = added.filter((other) => !types.has(other.name) && other.it.node === it.node);
      const isSame = (other: SyntaxDefinition): boolean => formatShape(it, before) === formatShape(other, renamed);
      const match =
        matches.find((other) => replaced.has(`${identifier} ${other.it.identifier}`) && isAlike(it, other.it)) ??
        // If no use shows the rename, the content must be the same, and neither name may exist in the other version.
        matches.find(
          (other) => !now.has(identifier) && !old.has(other.name) && listNames(it).length > 0 && isSame(other.it),
        );
      if (match !== undefined) types.set(match.name, identifier);
    }
  }
  return complete();
}

interface Uses {
  /** Old and new names of types that are used in the same place, as strings: `old new`. */
  replaced: ReadonlySet<string>;
  /** Names of types that both versions use in the same place. A definition that refers to itself does not count. */
  kept: ReadonlySet<string>;
}

/** Compares the names of types that both versions use in the same places. */
function compareUses(old: ContractItems, now: ContractItems): Uses {
  const [replaced, kept] = [new Set<string>(), new Set<string>()];
  for (const [name, before] of old) {
    const after = now.get(name);
    const [oldName, newName] = [
      before.reference && findReferencedName(before.reference),
      after?.reference && findReferencedName(after.reference),
    ];
    if (oldName === undefined || newName === undefined || after?.type.replace(newName, oldName) !== before.type)
      continue;
    if (oldName !== newName) replaced.add(`${oldName} ${newName}`);
    else if (before.owner !== undefined && before.owner !== oldName) kept.add(oldName);
  }
  return { replaced, kept };
}

/**
 * Returns whether two definitions have at least half of the fields, entries or members of the smaller one in common.
 */
function isAlike(one: SyntaxDefinition, other: SyntaxDefinition): boolean {
  const [old, now] = [listNames(one), listNames(other)];
  const common = old.filter((name) => now.includes(name)).length;
  return common * 2 >= Math.min(old.length, now.length);
}

function listNames(it: SyntaxDefinition): string[] {
  if (it.node === 'WsType') return it.shape.value.map(({ identifier }) => identifier.value);
  if (it.node === 'WsEnum') return it.entries;
  if (it.node === 'WsUnion') return it.entries.map(formatWithoutNullability);
  return it.node === 'WsRefined' ? [formatWithoutNullability(it.reference)] : [];
}

/** Formats the tokens of a definition without its own name, to compare it with others. */
function formatShape(it: SyntaxDefinition | undefined, { written }: Version): string {
  const tokens = it === undefined ? [] : (written.get(identify(it))?.tokens ?? []);
  return JSON.stringify(tokens.map(({ value }) => (value === it?.identifier ? '' : value)));
}

function renameDefinition(it: SyntaxDefinition, renames: Renames): SyntaxDefinition {
  const rename = (reference: SyntaxReference): SyntaxReference => renameReference(reference, renames);
  const renameIn = <Part extends { reference: SyntaxReference }>(part: Part): Part => ({
    ...part,
    reference: rename(part.reference),
  });
  const identifier = renames.types.get(it.identifier) ?? it.identifier;
  switch (it.node) {
    case 'WsType':
      return { ...it, identifier, shape: { ...it.shape, value: it.shape.value.map(renameIn) } };
    case 'WsEnum':
    case 'WsRefined':
      return { ...it, identifier };
    case 'WsUnion':
      return { ...it, identifier, entries: it.entries.map(rename) };
    case 'WsChannel':
      return renameIn(it);
    case 'WsEndpoint':
      return {
        ...it,
        identifier: renames.endpoints.get(it.identifier) ?? it.identifier,
        path: it.path.map((segment) => (segment.node === 'WsLiteral' ? segment : renameIn(segment))),
        queries: it.queries.map(renameIn),
        headers: it.headers.map(renameIn),
        requests: it.requests.map(({ content, ...rest }) => ({ ...rest, content: content && renameIn(content) })),
        responses: it.responses.map(({ content, headers, ...rest }) => ({
          ...rest,
          headers: headers.map(renameIn),
          content: content && renameIn(content),
        })),
      };
  }
}

function renameReference(reference: SyntaxReference, renames: Renames): SyntaxReference {
  if (reference.node === 'WsIterable' || reference.node === 'WsDict') {
    return { ...reference, reference: renameReference(reference.reference, renames) };
  }
  if (reference.node !== 'WsCustom') return reference;
  return { ...reference, value: renames.types.get(reference.value) ?? reference.value };
}

function renameWrittenDefinition([id, it]: [string, WrittenDefinition], renames: Renames): [string, WrittenDefinition] {
  const [kind = '', name = ''] = id.split(' ');
  const { types } = renames;
  const ownRenames = kind === 'endpoint' ? renames.endpoints : kind === 'channel' ? NO_RENAMES : types;
  let previousType = '';
  const tokens = it.tokens.map((token) => {
    const { type, value } = token;
    const isOwnName = previousType.endsWith('Definition');
    previousType = type;
    // Entries of enums are tokens of type `WirespecType`, too, but they are not renamed.
    if (type !== 'WirespecType' || (kind === 'enum' && !isOwnName)) return token;
    return { type, value: (isOwnName ? ownRenames : types).get(value) ?? value };
  });
  return [`${kind} ${ownRenames.get(name) ?? name}`, { ...it, tokens }];
}

const NO_RENAMES: ReadonlyMap<string, string> = new Map();
