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
  const old = new ContractModel(before);
  const now = new ContractModel(applyRenames(after, renames));
  const recased = findRecasedHeaders(old.items, now.items);
  const items = new Map([...now.items].map(([name, item]) => [recased.get(name) ?? name, item]));
  const listed = [
    ...findRemovals(old.items, items),
    ...findAdditions(old.items, items),
    ...new ChangeFinder(old, now).find(items),
    ...describeRecasedHeaders(recased, now.items),
    ...describeRenames(renames, before),
  ];
  const changes = [...listed, ...findTokenChanges(old, now, listed)];
  return VERDICTS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(
    ({ definitionKey, retyped: _, ...change }) => ({
      ...change,
      offset: (change.side === 'before' ? old : now).version.written.get(definitionKey)?.nameStart ?? 0,
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
function findRecasedHeaders(old: ContractItems, now: ContractItems): Map<string, string> {
  const lowerCaseHeader = (name: string): string => name.replace(/\S+$/, (header) => header.toLowerCase());
  const removed = new Map(
    [...old.keys()]
      .filter((name) => HEADER_NAME.test(name) && !now.has(name))
      .map((name) => [lowerCaseHeader(name), name]),
  );
  const recased = new Map<string, string>();
  for (const name of now.keys()) {
    const oldName = removed.get(lowerCaseHeader(name));
    if (oldName === undefined || old.has(name)) continue;
    recased.set(name, oldName);
    removed.delete(lowerCaseHeader(name));
  }
  return recased;
}

function describeRecasedHeaders(recased: ReadonlyMap<string, string>, now: ContractItems): FoundChange[] {
  return [...now].flatMap(([name, item]) => {
    const oldName = recased.get(name);
    const header = name.split(' ').at(-1) ?? '';
    return oldName === undefined ? [] : [judgeChange(`${oldName} is written ${header}`, item, [], 'source')];
  });
}

function describeRenames({ types, endpoints }: Renames, { written }: Version): FoundChange[] {
  const sentences = [
    ...[...types].map(([now, old]) => [written.has(`enum ${old}`) ? `enum ${old}` : `type ${old}`, now] as const),
    ...[...endpoints].map(([now, old]) => [`endpoint ${old}`, now] as const),
  ];
  return sentences
    .filter(([definitionKey]) => written.has(definitionKey))
    .map(([definitionKey, now]) =>
      judgeChange(`${definitionKey} was renamed to ${now}`, { definitionKey }, [], 'source'),
    );
}

/** Lists the removed items. If an item is removed, the items that it contains are not listed. */
function findRemovals(old: ContractItems, now: ContractItems): FoundChange[] {
  return [...old]
    .filter(([name, { owner }]) => !now.has(name) && (owner === undefined || now.has(owner)))
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

function findAdditions(old: ContractItems, now: ContractItems): FoundChange[] {
  return [...now]
    .filter(([name, { owner }]) => !old.has(name) && (owner === undefined || old.has(owner)))
    .map(([name, item]) => {
      const owner = item.owner === undefined ? undefined : old.get(item.owner);
      if (owner === undefined) return judgeAddedDefinition(name, item, old);
      const { impact, reason } = findImpactOfAddition(name, item);
      const breaks = findBrokenDirections(findSharedDirections(item, owner), impact);
      return judgeChange(`${name} was added${breaks.length > 0 ? reason : ''}`, item, breaks);
    });
}

/** Judges an added definition. A second endpoint on a route may receive the requests of the first one. */
function judgeAddedDefinition(name: string, item: ContractItem, old: ContractItems): FoundChange {
  const [rival] =
    [...old].find(
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
function findSharedDirections(now: ContractItem, old: ContractItem): ContractItem['directions'] {
  return now.directions.filter((direction) => old.directions.includes(direction));
}

/** Finds the differences between items that both versions have. */
class ChangeFinder {
  readonly #old: ContractModel;
  readonly #now: ContractModel;

  constructor(old: ContractModel, now: ContractModel) {
    this.#old = old;
    this.#now = now;
  }

  find(items: ContractItems): FoundChange[] {
    return [...this.#old.items].flatMap(([name, before]) => {
      const after = items.get(name);
      return after === undefined ? [] : this.#judge(name, before, after);
    });
  }

  #judge(name: string, old: ContractItem, now: ContractItem): FoundChange[] {
    const directions = findSharedDirections(now, old);
    const changes: FoundChange[] = [];
    if (old.type !== now.type) {
      const breaks = findBrokenDirections(directions, this.#findImpact(old, now));
      const sentence = `${name} changed from ${old.type} to ${now.type}`;
      changes.push({ ...judgeChange(sentence, now, breaks, 'source'), retyped: name });
      if (breaks.length > 0) return changes;
    }
    if (old.isOptional !== now.isOptional) {
      const impact = { request: !now.isOptional, response: now.isOptional };
      const state = now.isOptional ? 'optional' : 'required';
      changes.push(judgeChange(`${name} has become ${state}`, now, findBrokenDirections(directions, impact)));
    }
    return changes;
  }

  /**
   * Returns the directions that a change of type breaks. In a request, an old caller sends the old type. In a response,
   * a new server sends the new type.
   */
  #findImpact(old: ContractItem, now: ContractItem): Impact {
    const [before, after] = [this.#old.readItemType(old), this.#now.readItemType(now)];
    if (before === undefined || after === undefined) return BREAKS_BOTH;
    const [older, newer] = [this.#old, this.#now];
    return {
      request: !new CompatibilityCheck({ reader: newer, writer: older, needsAllFields: true }).fits(after, before),
      response: !new CompatibilityCheck({ reader: older, writer: newer, needsAllFields: false }).fits(before, after),
    };
  }
}
