import type { Version } from '../syntax/readVersion';
import { ContractModel } from './ContractModel';
import { findBroken, type Harm, judge } from './judge';
import { FitCheck } from './FitCheck';
import { applyRenames, findRenames, type Renames } from './findRenames';
import { findWritten } from './findWritten';
import type { Promised, Promises } from './readPromises';
import type { ComparisonVerdict, ContractChange, FoundChange } from './types';

/**
 * Lists the changes between two versions, breaking changes first. The README of this folder has the rules as a table.
 */
export function compareContracts(before: Version, after: Version): ContractChange[] {
  const renames = findRenames(before, after);
  const old = new ContractModel(before);
  const now = new ContractModel(applyRenames(after, renames));
  const headers = matchHeaders(old.promises, now.promises);
  const listed = [
    ...findRemoved(old.promises, headers),
    ...findAdded(old.promises, headers),
    ...new ChangeFinder(old, now).find(headers),
    ...findRenamedHeaders(headers, now.promises),
    ...describeRenames(renames, before),
  ];
  const changes = [...listed, ...findWritten(old, now, listed)];
  return VERDICTS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(
    ({ definition, ...change }) => ({
      ...change,
      offset: (change.side === 'before' ? old : now).version.written.get(definition)?.nameStart ?? 0,
    }),
  );
}

/** All verdicts, the worst one first. */
export const VERDICTS: readonly ComparisonVerdict[] = ['breaking', 'source', 'unclear', 'compatible'];

const HEADER = / header \S+$/;

/** Changes the case of header names to that of the old version, because HTTP and the generated code ignore case. */
function matchHeaders(old: Promises, now: Promises): Promises {
  const names = new Map([...old.keys()].filter((name) => HEADER.test(name)).map((name) => [name.toLowerCase(), name]));
  const isHeader = (name: string): boolean => HEADER.test(name) && !old.has(name);
  return new Map(
    [...now].map(([name, it]) => [(isHeader(name) ? names.get(name.toLowerCase()) : undefined) ?? name, it]),
  );
}

function findRenamedHeaders(matched: Promises, written: Promises): FoundChange[] {
  const names = [...written.keys()];
  return [...matched].flatMap(([name, promise], index) => {
    const now = names[index]?.split(' ').at(-1);
    return name === names[index] ? [] : [judge(`${name} is written ${now ?? ''}`, promise, [], 'source')];
  });
}

function describeRenames({ types, endpoints }: Renames, { written }: Version): FoundChange[] {
  const sentences = [
    ...[...types].map(([now, old]) => [written.has(`enum ${old}`) ? `enum ${old}` : `type ${old}`, now] as const),
    ...[...endpoints].map(([now, old]) => [`endpoint ${old}`, now] as const),
  ];
  return sentences
    .filter(([definition]) => written.has(definition))
    .map(([definition, now]) => judge(`${definition} is called ${now} now`, { definition }, [], 'source'));
}

/** Lists removed items. If an owner is removed, its parts are not listed. */
function findRemoved(old: Promises, now: Promises): FoundChange[] {
  return [...old]
    .filter(([name, { owner }]) => !now.has(name) && (owner === undefined || now.has(owner)))
    .map(([name, promise]) => ({
      ...judge(`${name} is gone`, promise, findBroken(promise.directions, findHarmOfGone(name, promise)), 'source'),
      side: 'before',
    }));
}

/** Returns the directions in which the removal of an item breaks programs. */
function findHarmOfGone(name: string, { owner, isOptional }: Promised): Harm {
  // The changes of the items that used the type are listed separately.
  if (owner === undefined) return /^(?:endpoint|channel) /.test(name) ? ALWAYS : { request: false, response: false };
  const [, status] = / status (\d+)$/.exec(name) ?? [];
  // Callers rely on a success status, but not on the status of a failure.
  if (status !== undefined) return { request: false, response: status.startsWith('2') };
  if (MEMBER.test(name)) return { request: true, response: false };
  return { request: true, response: !isOptional };
}

const ALWAYS: Harm = { request: true, response: true };

const MEMBER = / (?:entry|member) \S+$/;

function findAdded(old: Promises, now: Promises): FoundChange[] {
  return [...now]
    .filter(([name, { owner }]) => !old.has(name) && (owner === undefined || old.has(owner)))
    .map(([name, promise]) => {
      const owner = promise.owner === undefined ? undefined : old.get(promise.owner);
      if (owner === undefined) return judge(`${name} is new`, promise);
      const { harm, reason } = findHarmOfNew(name, promise);
      const breaks = findBroken(intersect(promise, owner), harm);
      return judge(`${name} is new${breaks.length > 0 ? reason : ''}`, promise, breaks);
    });
}

function findHarmOfNew(name: string, { isOptional }: Promised): { harm: Harm; reason: string } {
  if (/ status \S+$/.test(name)) {
    return { harm: { request: false, response: true }, reason: ', and existing clients throw on it' };
  }
  if (MEMBER.test(name)) {
    return { harm: { request: false, response: true }, reason: ', and existing readers do not know it' };
  }
  return { harm: { request: !isOptional, response: false }, reason: ' and required' };
}

/** Returns the directions that an item has in both versions. An endpoint has the directions of its parts. */
function intersect(now: Promised, old: Promised): Promised['directions'] {
  const isEndpoint = old.definition.startsWith('endpoint ') && old.owner === undefined;
  return isEndpoint ? now.directions : now.directions.filter((direction) => old.directions.includes(direction));
}

/** Finds the differences between items that both versions have. */
class ChangeFinder {
  readonly #old: ContractModel;
  readonly #now: ContractModel;

  constructor(old: ContractModel, now: ContractModel) {
    this.#old = old;
    this.#now = now;
  }

  find(promises: Promises): FoundChange[] {
    return [...this.#old.promises].flatMap(([name, before]) => {
      const after = promises.get(name);
      return after === undefined ? [] : this.#judge(name, before, after);
    });
  }

  #judge(name: string, old: Promised, now: Promised): FoundChange[] {
    const passes = intersect(now, old);
    const changes: FoundChange[] = [];
    if (old.type !== now.type) {
      const breaks = findBroken(passes, this.#findHarm(old, now));
      changes.push(judge(`${name} was ${old.type} and is ${now.type}`, now, breaks, 'source'));
      if (breaks.length > 0) return changes;
    }
    if (old.isOptional !== now.isOptional) {
      const harm = { request: !now.isOptional, response: now.isOptional };
      const state = now.isOptional ? 'optional' : 'required';
      changes.push(judge(`${name} has become ${state}`, now, findBroken(passes, harm)));
    }
    return changes;
  }

  /** Returns the directions in which values of the old type do not fit the new type. */
  #findHarm(old: Promised, now: Promised): Harm {
    const [before, after] = [this.#old.readValue(old), this.#now.readValue(now)];
    if (before === undefined || after === undefined) return ALWAYS;
    const [older, newer] = [this.#old, this.#now];
    return {
      request: !new FitCheck({ reader: newer, writer: older, needsAllFields: true }).fits(after, before),
      response: !new FitCheck({ reader: older, writer: newer, needsAllFields: false }).fits(before, after),
    };
  }
}
