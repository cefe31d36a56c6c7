import type { Version } from '../syntax/readVersion';
import { ContractModel } from './ContractModel';
import { findBrokenDirections, type Impact, judgeChange } from './judgeChange';
import { CompatibilityCheck } from './CompatibilityCheck';
import { applyRenames, findRenames, type Renames } from './findRenames';
import { findTokenChanges } from './findTokenChanges';
import type { ContractItem, ContractItems } from './readContractItems';
import { type ContractChange, type FoundChange, VERDICTS } from './types';

/**
 * Lists the changes between two versions, in the order of `VERDICTS`: breaking changes first. The README of this folder
 * has the rules as a table. Comments and the order of definitions are not compared; see `hasEqualComments`.
 */
export function compareContracts(before: Version, after: Version): ContractChange[] {
  const renames = findRenames(before, after);
  const oldModel = new ContractModel(before);
  const newModel = new ContractModel(applyRenames(after, renames));
  const recased = findRecasedHeaders(oldModel.items, newModel.items);
  const items = new Map([...newModel.items].map(([name, item]) => [recased.get(name) ?? name, item]));
  const listed = [
    ...findRemovals(oldModel.items, items),
    ...findAdditions(oldModel.items, items),
    ...new ChangeFinder(oldModel, newModel).find(items),
    ...judgeRecasedHeaders(recased, newModel.items),
    ...judgeRenames(renames, before),
  ];
  const changes = [...listed, ...findTokenChanges(oldModel, newModel, listed)];
  return VERDICTS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(
    ({ definitionKey, retyped: _, ...change }) => ({
      ...change,
      offset: (change.side === 'before' ? oldModel : newModel).version.written.get(definitionKey)?.nameStart ?? 0,
    }),
  );
}

/** Matches the names of items that are headers. */
const HEADER_NAME = / header \S+$/;

/**
 * Finds headers whose names differ only in case from those of the old version. HTTP and the generated code ignore case.
 *
 * @returns old names by new name
 */
function findRecasedHeaders(before: ContractItems, after: ContractItems): Map<string, string> {
  const lowerCaseHeader = (name: string): string => name.replace(/\S+$/, (header) => header.toLowerCase());
  const removed = new Map(
    [...before.keys()]
      .filter((name) => HEADER_NAME.test(name) && !after.has(name))
      .map((name) => [lowerCaseHeader(name), name]),
  );
  const recased = new Map<string, string>();
  for (const name of after.keys()) {
    const oldName = removed.get(lowerCaseHeader(name));
    if (oldName === undefined || before.has(name)) continue;
    recased.set(name, oldName);
    removed.delete(lowerCaseHeader(name));
  }
  return recased;
}

function judgeRecasedHeaders(recased: ReadonlyMap<string, string>, after: ContractItems): FoundChange[] {
  return [...after].flatMap(([name, item]) => {
    const oldName = recased.get(name);
    const header = name.split(' ').at(-1) ?? '';
    return oldName === undefined ? [] : [judgeChange(`${oldName} is written ${header}`, item, [], 'source')];
  });
}

function judgeRenames({ types, endpoints }: Renames, { written }: Version): FoundChange[] {
  const sentences = [
    ...[...types].map(
      ([newName, name]) => [written.has(`enum ${name}`) ? `enum ${name}` : `type ${name}`, newName] as const,
    ),
    ...[...endpoints].map(([newName, name]) => [`endpoint ${name}`, newName] as const),
  ];
  return sentences
    .filter(([definitionKey]) => written.has(definitionKey))
    .map(([definitionKey, newName]) =>
      judgeChange(`${definitionKey} was renamed to ${newName}`, { definitionKey }, [], 'source'),
    );
}

/** Lists the removed items. If an item is removed, the items that it contains are not listed. */
function findRemovals(before: ContractItems, after: ContractItems): FoundChange[] {
  return [...before]
    .filter(([name, { owner }]) => !after.has(name) && (owner === undefined || after.has(owner)))
    .map(([name, item]) => ({
      ...judgeChange(
        `${name} was removed`,
        item,
        findBrokenDirections(item.directions, findImpactOfRemoval(name, item)),
        'source',
      ),
      side: 'before',
    }));
}

/** Returns the directions in which the removal of an item breaks programs. */
function findImpactOfRemoval(name: string, { owner, isOptional }: ContractItem): Impact {
  // If a type was removed, the changes to the items that used it are listed separately.
  if (owner === undefined)
    return /^(?:endpoint|channel) /.test(name) ? BREAKS_BOTH : { request: false, response: false };
  const [, status] = / status (\d+)$/.exec(name) ?? [];
  // Callers rely on a success status, but not on an error status.
  if (status !== undefined) return { request: false, response: status.startsWith('2') };
  if (MEMBER_NAME.test(name)) return { request: true, response: false };
  return { request: true, response: !isOptional };
}

const BREAKS_BOTH: Impact = { request: true, response: true };

/** Matches the names of items that are enum entries or union members. */
const MEMBER_NAME = / (?:entry|member) /;

function findAdditions(before: ContractItems, after: ContractItems): FoundChange[] {
  return [...after]
    .filter(([name, { owner }]) => !before.has(name) && (owner === undefined || before.has(owner)))
    .map(([name, item]) => {
      const owner = item.owner === undefined ? undefined : before.get(item.owner);
      if (owner === undefined) return judgeAddedDefinition(name, item, before);
      const { impact, reason } = findImpactOfAddition(name, item);
      const breaks = findBrokenDirections(findSharedDirections(item, owner), impact);
      return judgeChange(`${name} was added${breaks.length > 0 ? reason : ''}`, item, breaks);
    });
}

/** Judges an added definition. A second endpoint on a route may receive the requests of the first one. */
function judgeAddedDefinition(name: string, item: ContractItem, before: ContractItems): FoundChange {
  const [rival] =
    [...before].find(
      ([other, { owner, type }]) => owner === undefined && other.startsWith('endpoint ') && type === item.type,
    ) ?? [];
  if (rival === undefined) return judgeChange(`${name} was added`, item);
  return {
    ...judgeChange(`${name} was added with the same method and path as ${rival}`, item),
    verdict: 'unclear',
    breaks: ['request', 'response'],
  };
}

function findImpactOfAddition(name: string, { isOptional }: ContractItem): { impact: Impact; reason: string } {
  if (/ status \S+$/.test(name)) {
    return { impact: { request: false, response: true }, reason: ', and existing clients throw on it' };
  }
  if (MEMBER_NAME.test(name)) {
    return { impact: { request: false, response: true }, reason: ', and existing readers do not know it' };
  }
  return { impact: { request: !isOptional, response: false }, reason: ' and is required' };
}

/** Returns the directions that an item shares with its old version, or with its owner in the old version. */
function findSharedDirections(after: ContractItem, before: ContractItem): ContractItem['directions'] {
  return after.directions.filter((direction) => before.directions.includes(direction));
}

/** Finds the differences between items that both versions have. */
class ChangeFinder {
  readonly #before: ContractModel;
  readonly #after: ContractModel;

  constructor(before: ContractModel, after: ContractModel) {
    this.#before = before;
    this.#after = after;
  }

  find(items: ContractItems): FoundChange[] {
    return [...this.#before.items].flatMap(([name, before]) => {
      const after = items.get(name);
      return after === undefined ? [] : this.#judge(name, before, after);
    });
  }

  #judge(name: string, before: ContractItem, after: ContractItem): FoundChange[] {
    const directions = findSharedDirections(after, before);
    const changes: FoundChange[] = [];
    if (before.type !== after.type) {
      const breaks = findBrokenDirections(directions, this.#findImpact(before, after));
      const sentence = `${name} changed from ${before.type} to ${after.type}`;
      changes.push({ ...judgeChange(sentence, after, breaks, 'source'), retyped: name });
      if (breaks.length > 0) return changes;
    }
    if (before.isOptional !== after.isOptional) {
      const impact = { request: !after.isOptional, response: after.isOptional };
      const state = after.isOptional ? 'optional' : 'required';
      changes.push(judgeChange(`${name} has become ${state}`, after, findBrokenDirections(directions, impact)));
    }
    return changes;
  }

  /**
   * Returns the directions that a change of type breaks. In a request, an old caller sends the old type. In a response,
   * a new server sends the new type.
   */
  #findImpact(before: ContractItem, after: ContractItem): Impact {
    const [oldModel, newModel] = [this.#before, this.#after];
    const [oldType, newType] = [oldModel.readItemType(before), newModel.readItemType(after)];
    if (oldType === undefined || newType === undefined) return BREAKS_BOTH;
    const requests = new CompatibilityCheck({ reader: newModel, writer: oldModel, needsAllFields: true });
    const responses = new CompatibilityCheck({ reader: oldModel, writer: newModel, needsAllFields: false });
    return { request: !requests.fits(newType, oldType), response: !responses.fits(oldType, newType) };
  }
}
