import type { SyntaxDefinition } from '../compiler/readSyntaxTree';
import { toDefinitionKey } from '../syntax/toDefinitionKey';
import type { Version, WrittenDefinition } from '../syntax/readVersion';
import { formatWithoutNullability } from '../syntax/formatReference';
import {
  type Endpoint,
  findReferencedName,
  formatRoute,
  indexTypes,
  isEndpoint,
  listTypes,
} from '../syntax/definitions';
import { type ContractItems, readContractItems } from './readContractItems';

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
    tree: tree.map((definition) => renameDefinition(definition, renames)),
    written: new Map([...written].map((entry) => renameWrittenDefinition(entry, renames))),
  };
}

function findRenamedEndpoints(before: Version, after: Version): Map<string, string> {
  const [oldEndpoints, newEndpoints] = [before.tree.filter(isEndpoint), after.tree.filter(isEndpoint)];
  const isSame = (one: Endpoint) => (other: Endpoint) =>
    one.identifier === other.identifier && formatRoute(one) === formatRoute(other);
  const removed = oldEndpoints.filter((endpoint) => !newEndpoints.some(isSame(endpoint)));
  const added = newEndpoints.filter((endpoint) => !oldEndpoints.some(isSame(endpoint)));
  const renames = new Map<string, string>();
  for (const endpoint of removed) {
    const route = formatRoute(endpoint);
    const match = added.find((other) => formatRoute(other) === route && !renames.has(other.identifier));
    if (match !== undefined) renames.set(match.identifier, endpoint.identifier);
  }
  return renameNamesakes(renames, newEndpoints, (endpoint) => `now ${formatRoute(endpoint)}`);
}

/**
 * Completes renames: if another definition now has the old name of a renamed one, the other definition gets a unique
 * name that no contract contains.
 *
 * @param describe - returns the addition to the name, which is written in parentheses
 */
function renameNamesakes<Definition extends SyntaxDefinition>(
  renames: ReadonlyMap<string, string>,
  definitions: readonly Definition[],
  describe: (definition: Definition) => string,
): Map<string, string> {
  const taken = new Set(renames.values());
  const namesakes = definitions.filter(({ identifier }) => taken.has(identifier) && !renames.has(identifier));
  return new Map([
    ...renames,
    ...namesakes.map((it) => [it.identifier, `${it.identifier} (${describe(it)})`] as const),
  ]);
}

function findRenamedTypes(before: Version, after: Version, endpoints: Renames['endpoints']): Map<string, string> {
  const [oldTypes, newTypes] = [indexTypes(before.tree), indexTypes(after.tree)];
  const changed = new Set(
    [...oldTypes.keys(), ...newTypes.keys()].filter(
      (name) => formatShape(oldTypes.get(name), before) !== formatShape(newTypes.get(name), after),
    ),
  );
  const items = readContractItems(before.tree);
  const types = new Map<string, string>();
  const complete = (): Map<string, string> => renameNamesakes(types, [...newTypes.values()], () => 'new');
  // Each rename may reveal another one, so repeat until none is found.
  for (let size = -1; size < types.size;) {
    size = types.size;
    const renamed = applyRenames(after, { types: complete(), endpoints });
    const { replaced, kept } = compareUses(items, readContractItems(renamed.tree));
    const renamedTypes = listTypes(renamed.tree);
    // For each candidate: its name in the new version, and its definition with the renames that were found so far.
    const added = listTypes(after.tree).flatMap(({ identifier }, index) => {
      const type = renamedTypes[index];
      const isCandidate = type !== undefined && !kept.has(type.identifier) && changed.has(identifier);
      return isCandidate ? [{ name: identifier, type }] : [];
    });
    for (const type of oldTypes.values()) {
      const { identifier } = type;
      if ([...types.values()].includes(identifier) || kept.has(identifier) || !changed.has(identifier)) continue;
      const matches = added.filter((other) => !types.has(other.name) && other.type.node === type.node);
      const shape = formatShape(type, before);
      // If no use shows the rename, the content must be the same, and neither name may exist in the other version.
      const canMatchContent = !newTypes.has(identifier) && listNames(type).length > 0;
      const match =
        matches.find((it) => replaced.has(`${identifier} ${it.type.identifier}`) && isAlike(type, it.type)) ??
        matches.find((it) => canMatchContent && !oldTypes.has(it.name) && formatShape(it.type, renamed) === shape);
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
function compareUses(oldItems: ContractItems, newItems: ContractItems): Uses {
  const [replaced, kept] = [new Set<string>(), new Set<string>()];
  for (const [name, before] of oldItems) {
    const after = newItems.get(name);
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
  const [names, otherNames] = [listNames(one), listNames(other)];
  const common = names.filter((name) => otherNames.includes(name)).length;
  return common * 2 >= Math.min(names.length, otherNames.length);
}

function listNames(definition: SyntaxDefinition): string[] {
  if (definition.node === 'WsType') return definition.shape.value.map(({ identifier }) => identifier.value);
  if (definition.node === 'WsEnum') return definition.entries;
  if (definition.node === 'WsUnion') return definition.entries.map(formatWithoutNullability);
  return definition.node === 'WsRefined' ? [formatWithoutNullability(definition.reference)] : [];
}

/** Formats the tokens of a definition without its own name, to compare it with others. */
function formatShape(definition: SyntaxDefinition | undefined, { written }: Version): string {
  const tokens = definition === undefined ? [] : (written.get(toDefinitionKey(definition))?.tokens ?? []);
  return JSON.stringify(tokens.map(({ value }) => (value === definition?.identifier ? '' : value)));
}

function renameDefinition(definition: SyntaxDefinition, renames: Renames): SyntaxDefinition {
  if (renames.types.size + renames.endpoints.size === 0) return definition;
  const renamed = structuredClone(definition);
  renamed.identifier =
    selectOwnRenames(toDefinitionKey(definition), renames).get(renamed.identifier) ?? renamed.identifier;
  renameReferencesIn(renamed, renames);
  return renamed;
}

/** Renames all references to types in a part of a syntax tree. */
function renameReferencesIn(part: object, renames: Renames): void {
  if ('node' in part && part.node === 'WsCustom' && 'value' in part && typeof part.value === 'string') {
    part.value = renames.types.get(part.value) ?? part.value;
  }
  for (const value of Object.values(part) as unknown[]) {
    if (typeof value === 'object' && value !== null) renameReferencesIn(value, renames);
  }
}

function renameWrittenDefinition(
  [key, definition]: [string, WrittenDefinition],
  renames: Renames,
): [string, WrittenDefinition] {
  const [kind = '', name = ''] = key.split(' ');
  const ownRenames = selectOwnRenames(key, renames);
  let previousType = '';
  const tokens = definition.tokens.map((token) => {
    const { type, value } = token;
    const isOwnName = previousType.endsWith('Definition');
    previousType = type;
    // Entries of enums are tokens of type `WirespecType`, too, but they are not renamed.
    if (type !== 'WirespecType' || (kind === 'enum' && !isOwnName)) return token;
    return { type, value: (isOwnName ? ownRenames : renames.types).get(value) ?? value };
  });
  return [`${kind} ${ownRenames.get(name) ?? name}`, { ...definition, tokens }];
}

/** Selects the renames that apply to the own name of a definition. Channels are not renamed. */
function selectOwnRenames(definitionKey: string, { types, endpoints }: Renames): ReadonlyMap<string, string> {
  if (definitionKey.startsWith('endpoint ')) return endpoints;
  return definitionKey.startsWith('channel ') ? new Map() : types;
}
