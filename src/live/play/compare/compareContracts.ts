import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import { type Direction, type Promised, type Promises, readPromises } from './readPromises';

/**
 * What a change means for programs that were written for the old version:
 * - `breaking`: clients or servers that have not changed fail.
 * - `compatible`: they go on working.
 * - `unclear`: the syntax tree does not say, because it leaves out constraints and annotations.
 */
export type Verdict = 'breaking' | 'compatible' | 'unclear';

/** One difference between two versions of a contract. */
export interface Change {
  verdict: Verdict;
  /** For readers. */
  sentence: string;
  /** Where to look: a definition of the new version, or of the old one where it is gone. */
  definition: string;
  side: 'before' | 'after';
}

/** A version of a contract. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** The texts of the definitions by name. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Lists what changed between two versions, breaking changes first. The rules are those of the guide `docs/guides/breaking-changes.md`, whose script the tests compare with this; the
 * README of this folder has them as a table.
 */
export function compareContracts(before: Version, after: Version): Change[] {
  const old = readPromises(before.tree);
  const now = readPromises(after.tree);
  const changes = [
    ...findRemoved(old, now),
    ...findAdded(old, now),
    ...findChanged(old, now),
    ...findUnclear(before, after),
  ];
  return RANKS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict));
}

const RANKS: readonly Verdict[] = ['breaking', 'unclear', 'compatible'];

/** A part of something that is gone as a whole is not mentioned: its owner says it all. */
function findRemoved(old: Promises, now: Promises): Change[] {
  return [...old]
    .filter(([name, { owner }]) => !now.has(name) && (owner === undefined || now.has(owner)))
    .map(([name, { definition }]) => ({
      verdict: 'breaking',
      sentence: `${name} is gone`,
      definition,
      side: 'before',
    }));
}

function findAdded(old: Promises, now: Promises): Change[] {
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

function findChanged(old: Promises, now: Promises): Change[] {
  return [...old].flatMap(([name, before]) => {
    const after = now.get(name);
    return after === undefined ? [] : judgeChanged(name, before, after);
  });
}

function judgeChanged(name: string, old: Promised, now: Promised): Change[] {
  const passes = (direction: Direction): boolean =>
    old.directions.includes(direction) && now.directions.includes(direction);
  if (old.type !== now.type) return [judge(`${name} was ${old.type} and is ${now.type}`, '', now)];
  if (old.isOptional === now.isOptional) return [];
  return now.isOptional
    ? [judge(`${name} has become optional`, passes('response') ? '' : undefined, now)]
    : [judge(`${name} has become required`, passes('request') ? '' : undefined, now)];
}

/** @param harm why it breaks programs, as the end of the sentence; nothing where it does not */
function judge(sentence: string, harm: string | undefined, { definition }: Promised): Change {
  const verdict = harm === undefined ? 'compatible' : 'breaking';
  return { verdict, sentence: sentence + (harm ?? ''), definition, side: 'after' };
}

/** Definitions whose trees are equal and whose texts are not, besides blanks and comments. */
function findUnclear(before: Version, after: Version): Change[] {
  const trees = new Map(before.tree.map((it) => [it.identifier, JSON.stringify(withoutComment(it))]));
  return after.tree
    .filter((it) => trees.get(it.identifier) === JSON.stringify(withoutComment(it)))
    .map(({ identifier }) => identifier)
    .filter((name) => condense(before.texts[name] ?? '') !== condense(after.texts[name] ?? ''))
    .map((definition) => ({
      verdict: 'unclear',
      sentence: `${definition} has another constraint or annotation: compare the texts`,
      definition,
      side: 'after',
    }));
}

function withoutComment(it: SyntaxDefinition): SyntaxDefinition {
  return { ...it, comment: null };
}

/** A text without blanks, line comments and block comments. */
function condense(text: string): string {
  return text
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, '');
}
