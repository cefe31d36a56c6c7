import { findUnclear } from './findUnclear';
import { type Direction, type Promised, type Promises, readPromises } from './readPromises';
import type { Version } from '../../syntax/readVersion';
import type { ComparisonVerdict, ContractChange, FoundChange } from './types';

/**
 * Lists what changed between two versions, breaking changes first. The rules are those of the guide `docs/guides/breaking-changes.md`, whose script the tests compare with this; the
 * README of this folder has them as a table.
 */
export function compareContracts(before: Version, after: Version): ContractChange[] {
  const old = readPromises(before.tree);
  const written = readPromises(after.tree);
  const now = matchHeaders(old, written);
  const listed = [
    ...findRemoved(old, now),
    ...findAdded(old, now),
    ...findChanged(old, now),
    ...findRenamedHeaders(now, written),
  ];
  const changes = [...listed, ...findUnclear(before, after, listed)];
  return RANKS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(
    ({ definition, ...change }) => ({
      ...change,
      offset: (change.side === 'before' ? before : after).written.get(definition)?.nameStart ?? 0,
    }),
  );
}

const RANKS: readonly ComparisonVerdict[] = ['breaking', 'unclear', 'compatible'];

const HEADER = / header \S+$/;

/** Gives headers the names that the old version writes in other letters: HTTP and the generated code compare them without case. */
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
    return name === names[index] ? [] : [judge(`${name} is written ${now ?? ''}`, undefined, promise)];
  });
}

/** A part of something that is gone as a whole is not mentioned: its owner says it all. */
function findRemoved(old: Promises, now: Promises): FoundChange[] {
  return [...old]
    .filter(([name, { owner }]) => !now.has(name) && (owner === undefined || now.has(owner)))
    .map(([name, { definition }]) => ({
      verdict: 'breaking',
      sentence: `${name} is gone`,
      definition,
      side: 'before',
    }));
}

function findAdded(old: Promises, now: Promises): FoundChange[] {
  return [...now]
    .filter(([name, { owner }]) => !old.has(name) && (owner === undefined || old.has(owner)))
    .map(([name, promise]) => {
      const owner = promise.owner === undefined ? undefined : old.get(promise.owner);
      const reason = owner === undefined ? undefined : findHarmOfNew(name, promise, owner);
      return judge(`${name} is new`, reason, promise);
    });
}

function findHarmOfNew(name: string, { isOptional, directions }: Promised, owner: Promised): string | undefined {
  const passes = (direction: Direction): boolean =>
    directions.includes(direction) && owner.directions.includes(direction);
  if (/ status \S+$/.test(name)) return ', and existing clients throw on it';
  if (/ (?:entry|member) \S+$/.test(name)) {
    return passes('response') ? ', and existing readers do not know it' : undefined;
  }
  return passes('request') && !isOptional ? ' and required' : undefined;
}

function findChanged(old: Promises, now: Promises): FoundChange[] {
  return [...old].flatMap(([name, before]) => {
    const after = now.get(name);
    return after === undefined ? [] : judgeChanged(name, before, after);
  });
}

function judgeChanged(name: string, old: Promised, now: Promised): FoundChange[] {
  const passes = (direction: Direction): boolean =>
    old.directions.includes(direction) && now.directions.includes(direction);
  const changes: FoundChange[] = [];
  if (old.type !== now.type) {
    const fits =
      (!passes('request') || accepts(now.type, old.type)) && (!passes('response') || accepts(old.type, now.type));
    changes.push(judge(`${name} was ${old.type} and is ${now.type}`, fits ? undefined : '', now));
    if (!fits) return changes;
  }
  if (old.isOptional !== now.isOptional) {
    changes.push(
      now.isOptional
        ? judge(`${name} has become optional`, passes('response') ? '' : undefined, now)
        : judge(`${name} has become required`, passes('request') ? '' : undefined, now),
    );
  }
  return changes;
}

/** The types that accept every number of a type. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  Integer32: ['Integer', 'Number'],
  Integer: ['Number'],
  Number32: ['Number'],
};

/** Whether a reader of one type can read every value of another one: a wider number, or a list whose entries may be missing. */
function accepts(reader: string, written: string): boolean {
  if (reader === written) return true;
  const [readerEntry, writtenEntry] = [ENTRY.exec(reader)?.[1], ENTRY.exec(written)?.[1]];
  if (readerEntry !== undefined && writtenEntry !== undefined) {
    return (
      (readerEntry.endsWith('?') || !writtenEntry.endsWith('?')) &&
      accepts(readerEntry.replace(/\?$/, ''), writtenEntry.replace(/\?$/, ''))
    );
  }
  return WIDER[written]?.includes(reader) === true;
}

/** What a list holds. */
const ENTRY = /^(.+)\[\]$/;

/** @param harm why it breaks programs, as the end of the sentence; nothing where it does not */
function judge(sentence: string, harm: string | undefined, { definition }: Promised): FoundChange {
  const verdict = harm === undefined ? 'compatible' : 'breaking';
  return { verdict, sentence: sentence + (harm ?? ''), definition, side: 'after' };
}
