import type { SyntaxDefinition, SyntaxField } from '../compiler/readSyntaxTree';
import { toDefinitionKey } from '../syntax/toDefinitionKey';
import type { Version, WrittenDefinition } from '../syntax/readVersion';
import { formatReference, formatWithoutNullability } from '../syntax/formatReference';
import { compareConstraints, isBreaking } from './compareConstraints';
import type { ContractModel } from './ContractModel';
import { isEndpoint, isEntryPoint, listTypes } from '../syntax/definitions';
import { judgeChange } from './judgeChange';
import type { Direction, ContractItem } from './readContractItems';
import type { FoundChange } from './types';

/** Two versions of the same item. */
interface Pair<Item> {
  before: Item;
  after: Item;
}

/**
 * Compares the tokens of definitions to find differences that items do not contain: constraints, annotations, names of
 * path parameters, and order. Ignores spaces and comments. Also lists a definition with any other difference, unless a
 * listed change explains it.
 *
 * @param listed - changes that the comparison of items has found
 */
export function findTokenChanges(
  before: ContractModel,
  after: ContractModel,
  listed: readonly FoundChange[],
): FoundChange[] {
  const trees = { before: groupTrees(before.version), after: groupTrees(after.version) };
  return [...after.version.written].flatMap(([definitionKey, definition]) => {
    const tokens = before.version.written.get(definitionKey)?.tokens;
    if (tokens === undefined || isSame(tokens, definition.tokens)) return [];
    const pair = { before: trees.before.get(definitionKey) ?? [], after: trees.after.get(definitionKey) ?? [] };
    const found = [
      ...judgeOmittedParts({ before, after }, { ...definition, definitionKey }, listed),
      ...judgeRenamedParameters(pair, definitionKey),
      ...judgeReorderedParts(pair, { ...definition, definitionKey }),
    ];
    const isExplained = found.length > 0 || listed.some((change) => change.definitionKey === definitionKey);
    if (!isExplained || hasHiddenDifference(pair, [before.version, after.version])) {
      const sentence = `${definition.name} differs in a way that this comparison cannot judge: compare both versions`;
      found.push({ ...judgeChange(sentence, { definitionKey }), verdict: 'unclear' });
    }
    return found;
  });
}

/** A definition as written, with its key. */
type KeyedDefinition = WrittenDefinition & { definitionKey: string };

/**
 * Compares the constraints and annotations of places that both versions have. `compareContracts` lists added and
 * removed places.
 */
function judgeOmittedParts(
  { before, after }: Pair<ContractModel>,
  { definitionKey, name }: KeyedDefinition,
  listed: readonly FoundChange[],
): FoundChange[] {
  const items = groupByPlace(after, definitionKey);
  const earlier = before.readOmittedParts(definitionKey);
  const changes: FoundChange[] = [];
  const affectedDirections = new Set<Direction>();
  let isUndecided = false;
  for (const [place, part] of after.readOmittedParts(definitionKey)) {
    const was = earlier.get(place);
    if (was === undefined || isSame(was, part)) continue;
    const [label, item] = items.get(place) ?? [];
    const hasOtherAnnotations = !isSame(was.annotations, part.annotations);
    const hasOtherConstraint = !isSame(was.constraint, part.constraint);
    // The change to the type was already reported, and its verdict takes the constraint into account.
    const isRetyped = label !== undefined && listed.some(({ retyped }) => retyped === label);
    const change = hasOtherConstraint ? compareConstraints(was.constraint, part.constraint) : undefined;
    if (change !== undefined && label !== undefined && item !== undefined && !isRetyped) {
      const breaks = item.directions.filter((direction) => isBreaking(change, direction));
      changes.push(judgeChange(`${label} allows ${change} values`, item, breaks));
    }
    if (!hasOtherAnnotations && (change !== undefined || isRetyped)) continue;
    isUndecided = true;
    for (const direction of item?.directions ?? []) affectedDirections.add(direction);
  }
  if (isUndecided) {
    const sentence = `${name} has a different constraint or annotation: compare both versions`;
    changes.push({ ...judgeChange(sentence, { definitionKey }), verdict: 'unclear', breaks: [...affectedDirections] });
  }
  return changes;
}

function groupByPlace({ items }: ContractModel, definitionKey: string): Map<string, readonly [string, ContractItem]> {
  const parts = [...items].filter(([, item]) => item.definitionKey === definitionKey && item.place !== '');
  return new Map(parts.map(([name, item]) => [item.place, [name, item]]));
}

/** Returns whether the trees are equal, apart from comments and the order of definitions. */
export function hasEqualTrees(before: Version, after: Version): boolean {
  return isSameByName(groupTrees(before), groupTrees(after));
}

/**
 * Returns whether both versions have the same definitions with the same comments. The tree contains only the comment
 * before a definition.
 */
export function hasEqualComments(before: Version, after: Version): boolean {
  const readComment = ({ comment }: SyntaxDefinition): string | null => comment;
  return isSameByName(groupByKey(before, readComment), groupByKey(after, readComment));
}

function isSameByName(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  return before.size === after.size && [...after].every(([key, value]) => isSame(before.get(key), value));
}

/** Groups the syntax trees without comments by the keys of the definitions. */
function groupTrees(version: Version): Map<string, SyntaxDefinition[]> {
  return groupByKey(version, (definition) => ({ ...definition, comment: null }));
}

/**
 * Reads a value from each definition, and groups the values by key. A key can have several values, because the compiler
 * accepts duplicate enums.
 */
function groupByKey<Value>({ tree }: Version, read: (definition: SyntaxDefinition) => Value): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const definition of tree) {
    const key = toDefinitionKey(definition);
    groups.set(key, [...(groups.get(key) ?? []), read(definition)]);
  }
  return groups;
}

/**
 * Judges parts whose order changed. The JSON stays the same, but generated constructors and enumerations may change.
 */
function judgeReorderedParts(
  { before, after }: Pair<SyntaxDefinition[]>,
  { name, definitionKey }: KeyedDefinition,
): FoundChange[] {
  const [oldParts, newParts] = [before.flatMap(listParts), after.flatMap(listParts)];
  const [definition] = after;
  if (definition === undefined || isSame(pickCommonNames(oldParts, newParts), pickCommonNames(newParts, oldParts)))
    return [];
  const sentence = `${name} has its ${PART_NAMES[definition.node]} in a different order: generated code may differ`;
  return [judgeChange(sentence, { definitionKey }, [], 'source')];
}

/**
 * Judges path parameters that were renamed. If two names were swapped, it is unknown whether their values were
 * swapped, too.
 */
function judgeRenamedParameters({ before, after }: Pair<SyntaxDefinition[]>, definitionKey: string): FoundChange[] {
  const [oldEndpoint, newEndpoint] = [before.find(isEndpoint), after.find(isEndpoint)];
  if (oldEndpoint === undefined || newEndpoint === undefined) return [];
  const names = new Set(
    oldEndpoint.path.map((segment) => (segment.node === 'WsParam' ? segment.identifier.value : '')),
  );
  return newEndpoint.path.flatMap((segment, index) => {
    const earlier = oldEndpoint.path[index];
    if (segment.node !== 'WsParam' || earlier?.node !== 'WsParam') return [];
    const [oldName, newName] = [earlier.identifier.value, segment.identifier.value];
    if (oldName === newName) return [];
    const sentence = `the parameter in path segment ${index + 1} of endpoint ${newEndpoint.identifier} was renamed from ${oldName} to ${newName}`;
    if (!names.has(newName)) return [judgeChange(sentence, { definitionKey }, [], 'source')];
    const change = judgeChange(`${sentence}: the meaning may differ`, { definitionKey });
    return [{ ...change, verdict: 'unclear' as const, breaks: ['request' as const] }];
  });
}

/** One of several parts of a definition whose order may change, such as a field of a type or an entry of an enum. */
interface Part {
  name: string;
  type: string;
}

/** Names of the parts of each kind of definition, for readers. */
const PART_NAMES: Readonly<Record<SyntaxDefinition['node'], string>> = {
  WsType: 'fields',
  WsEnum: 'entries',
  WsUnion: 'members',
  WsRefined: 'parts',
  WsEndpoint: 'parameters, headers or statuses',
  WsChannel: 'parts',
};

function listParts(definition: SyntaxDefinition): Part[] {
  switch (definition.node) {
    case 'WsType':
      return listFields('', definition.shape.value);
    case 'WsEnum':
      return definition.entries.map((name) => ({ name, type: '' }));
    case 'WsUnion':
      return definition.entries.map((member) => ({
        name: formatWithoutNullability(member),
        type: formatReference(member),
      }));
    case 'WsEndpoint':
      return [
        ...listFields('query ', definition.queries),
        ...listFields('header ', definition.headers),
        ...definition.responses.flatMap(({ status, headers, content }) => [
          { name: status, type: content ? formatReference(content.reference) : '' },
          ...listFields(`${status} header `, headers),
        ]),
      ];
    case 'WsRefined':
    case 'WsChannel':
      return [];
  }
}

function listFields(prefix: string, fields: readonly SyntaxField[]): Part[] {
  return fields.map(({ identifier, reference }) => ({
    name: prefix + identifier.value,
    type: formatReference(reference),
  }));
}

/** Returns the names of the parts that both versions have, without duplicates. */
function pickCommonNames(parts: readonly Part[], others: readonly Part[]): string[] {
  const names = new Set(others.map(({ name }) => name));
  return [...new Set(parts.map(({ name }) => name))].filter((name) => names.has(name));
}

/**
 * Returns whether the list of changes may miss a difference, because several types or several parts of a definition
 * have the same name. The compiler accepts duplicates.
 */
function hasHiddenDifference({ before, after }: Pair<SyntaxDefinition[]>, versions: readonly Version[]): boolean {
  if (isSame(before, after)) return false;
  const hasNamesakes = versions.some(({ tree }) => after.some((definition) => hasNamesake(tree, definition)));
  return hasNamesakes || !isSame(before.flatMap(listRepeatedParts), after.flatMap(listRepeatedParts));
}

/** Returns whether several types have the same name as this one. */
function hasNamesake(tree: readonly SyntaxDefinition[], definition: SyntaxDefinition): boolean {
  return (
    !isEntryPoint(definition) &&
    listTypes(tree).filter(({ identifier }) => identifier === definition.identifier).length > 1
  );
}

function listRepeatedParts(definition: SyntaxDefinition): Part[] {
  const parts = listParts(definition);
  return parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) < index);
}

/** Compares two values by their JSON. The same code created both, so their properties have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
