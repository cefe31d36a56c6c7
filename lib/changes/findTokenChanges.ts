import type { SyntaxDefinition, SyntaxField } from '../compiler/readSyntaxTree';
import { identify } from '../syntax/identify';
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
  old: Item;
  now: Item;
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
  const trees = { old: groupTrees(before.version), now: groupTrees(after.version) };
  return [...after.version.written].flatMap(([definition, now]) => {
    const old = before.version.written.get(definition);
    if (old === undefined || isSame(old.tokens, now.tokens)) return [];
    const pair = { old: trees.old.get(definition) ?? [], now: trees.now.get(definition) ?? [] };
    const found = [
      ...judgeOmittedParts({ old: before, now: after }, { ...now, id: definition }, listed),
      ...describeRenamedParameters(pair, definition),
      ...describeReorderedParts(pair, { ...now, id: definition }),
    ];
    const isExplained = found.length > 0 || listed.some((change) => change.definition === definition);
    if (!isExplained || hasHiddenDifference(pair, before.version, after.version)) {
      const sentence = `${now.name} differs in a way that this comparison cannot judge: compare both versions`;
      found.push({ ...judgeChange(sentence, { definition }), verdict: 'unclear' });
    }
    return found;
  });
}

/** A definition as written, with its `identify` key. */
type IdentifiedDefinition = WrittenDefinition & { id: string };

/**
 * Compares the constraints and annotations of places that both versions have. `compareContracts` lists added and
 * removed places.
 */
function judgeOmittedParts(
  { old, now }: Pair<ContractModel>,
  { id, name }: IdentifiedDefinition,
  listed: readonly FoundChange[],
): FoundChange[] {
  const items = groupByPlace(now, id);
  const earlier = old.readOmittedParts(id);
  const changes: FoundChange[] = [];
  const affectedDirections = new Set<Direction>();
  let isUndecided = false;
  for (const [place, part] of now.readOmittedParts(id)) {
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
    changes.push({ ...judgeChange(sentence, { definition: id }), verdict: 'unclear', breaks: [...affectedDirections] });
  }
  return changes;
}

function groupByPlace({ items }: ContractModel, id: string): Map<string, readonly [string, ContractItem]> {
  const parts = [...items].filter(([, { definition, place }]) => definition === id && place !== '');
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

function isSameByName(old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  return old.size === now.size && [...now].every(([id, it]) => isSame(old.get(id), it));
}

/** Groups the syntax trees without comments by their `identify` key. */
function groupTrees(version: Version): Map<string, SyntaxDefinition[]> {
  return groupByKey(version, (it) => ({ ...it, comment: null }));
}

/**
 * Reads a value from each definition, and groups the values by the `identify` key. A key can have several values,
 * because the compiler accepts duplicate enums.
 */
function groupByKey<Value>({ tree }: Version, read: (it: SyntaxDefinition) => Value): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const it of tree) groups.set(identify(it), [...(groups.get(identify(it)) ?? []), read(it)]);
  return groups;
}

/**
 * Describes parts whose order changed. The JSON stays the same, but generated constructors and enumerations may change.
 */
function describeReorderedParts(
  { old, now }: Pair<SyntaxDefinition[]>,
  { name, id }: IdentifiedDefinition,
): FoundChange[] {
  const parts = { old: old.flatMap(listParts), now: now.flatMap(listParts) };
  const [node] = now;
  if (node === undefined || isSame(pickCommonNames(parts.old, parts.now), pickCommonNames(parts.now, parts.old)))
    return [];
  const sentence = `${name} has its ${PART_NAMES[node.node]} in a different order: generated code may differ`;
  return [judgeChange(sentence, { definition: id }, [], 'source')];
}

/**
 * Describes path parameters that were renamed. If two names were swapped, it is unknown whether their values were
 * swapped, too.
 */
function describeRenamedParameters({ old, now }: Pair<SyntaxDefinition[]>, definition: string): FoundChange[] {
  const [before, after] = [old.find(isEndpoint), now.find(isEndpoint)];
  if (before === undefined || after === undefined) return [];
  const names = new Set(before.path.map((segment) => (segment.node === 'WsParam' ? segment.identifier.value : '')));
  return after.path.flatMap((segment, index) => {
    const earlier = before.path[index];
    if (segment.node !== 'WsParam' || earlier?.node !== 'WsParam') return [];
    const [oldName, newName] = [earlier.identifier.value, segment.identifier.value];
    if (oldName === newName) return [];
    const sentence = `the parameter in path segment ${index + 1} of endpoint ${after.identifier} was renamed from ${oldName} to ${newName}`;
    if (!names.has(newName)) return [judgeChange(sentence, { definition }, [], 'source')];
    const change = judgeChange(`${sentence}: the meaning may differ`, { definition });
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

function listParts(it: SyntaxDefinition): Part[] {
  switch (it.node) {
    case 'WsType':
      return listFields('', it.shape.value);
    case 'WsEnum':
      return it.entries.map((name) => ({ name, type: '' }));
    case 'WsUnion':
      return it.entries.map((member) => ({ name: formatWithoutNullability(member), type: formatReference(member) }));
    case 'WsEndpoint':
      return [
        ...listFields('query ', it.queries),
        ...listFields('header ', it.headers),
        ...it.responses.flatMap(({ status, headers, content }) => [
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
 * have the same name. The compiler accepts such duplicates.
 */
function hasHiddenDifference({ old, now }: Pair<SyntaxDefinition[]>, before: Version, after: Version): boolean {
  if (isSame(old, now)) return false;
  const hasNamesakes = [before, after].some(({ tree }) => now.some((it) => hasNamesake(tree, it)));
  return hasNamesakes || !isSame(old.flatMap(listRepeatedParts), now.flatMap(listRepeatedParts));
}

/** Returns whether several types have the same name as this one. */
function hasNamesake(tree: readonly SyntaxDefinition[], it: SyntaxDefinition): boolean {
  return !isEntryPoint(it) && listTypes(tree).filter(({ identifier }) => identifier === it.identifier).length > 1;
}

function listRepeatedParts(it: SyntaxDefinition): Part[] {
  const parts = listParts(it);
  return parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) < index);
}

/** Compares two values by their JSON. The same code created both, so their properties have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
