import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Token } from '@site/lib/compiler/tokens';
import { findUnclear } from './findUnclear';
import { type Direction, type Promised, type Promises, readPromises } from './readPromises';

/**
 * What a change means for programs that were written for the old version:
 * - `breaking`: clients or servers that have not changed fail.
 * - `compatible`: they go on working.
 * - `unclear`: the syntax tree does not say, because it leaves out constraints and annotations, or the requests and responses stay and generated code may not.
 */
export type ComparisonVerdict = 'breaking' | 'compatible' | 'unclear';

/** One difference between two versions of a contract. */
export interface ContractChange {
  verdict: ComparisonVerdict;
  /** For readers. */
  sentence: string;
  /** Where to look: the offset of the name of a definition, in the new version, or in the old one where it is gone. */
  offset: number;
  side: 'before' | 'after';
}

/** A version of a contract. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** What is written of the definitions, by what `identify` calls them. */
  written: ReadonlyMap<string, WrittenDefinition>;
}

/** A definition as the compiler reads its text. */
export interface WrittenDefinition {
  /** The name alone, for readers. */
  name: string;
  /** Offset of the name; of the first one where it is defined more than once. */
  nameStart: number;
  /** Its tokens without the comments; those of all definitions where it is defined more than once. */
  tokens: readonly Pick<Token, 'type' | 'value'>[];
}

/** A change whose place is still that of a definition. */
export type FoundChange = Omit<ContractChange, 'offset'> & Pick<Promised, 'definition'>;

/**
 * Lists what changed between two versions, breaking changes first. The rules are those of the guide `docs/guides/breaking-changes.md`, whose script the tests compare with this; the
 * README of this folder has them as a table.
 */
export function compareContracts(before: Version, after: Version): ContractChange[] {
  const old = readPromises(before.tree);
  const now = readPromises(after.tree);
  const listed = [...findRemoved(old, now), ...findAdded(old, now), ...findChanged(old, now)];
  const changes = [...listed, ...findUnclear(before, after, listed)];
  return RANKS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(
    ({ definition, ...change }) => ({
      ...change,
      offset: (change.side === 'before' ? before : after).written.get(definition)?.nameStart ?? 0,
    }),
  );
}

const RANKS: readonly ComparisonVerdict[] = ['breaking', 'unclear', 'compatible'];

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
  if (old.type !== now.type) return [judge(`${name} was ${old.type} and is ${now.type}`, '', now)];
  if (old.isOptional === now.isOptional) return [];
  return now.isOptional
    ? [judge(`${name} has become optional`, passes('response') ? '' : undefined, now)]
    : [judge(`${name} has become required`, passes('request') ? '' : undefined, now)];
}

/** @param harm why it breaks programs, as the end of the sentence; nothing where it does not */
function judge(sentence: string, harm: string | undefined, { definition }: Promised): FoundChange {
  const verdict = harm === undefined ? 'compatible' : 'breaking';
  return { verdict, sentence: sentence + (harm ?? ''), definition, side: 'after' };
}
