import type { SyntaxDefinition, SyntaxField } from '@site/lib/compiler/readSyntaxTree';
import { identify } from '../../syntax/identify';
import { readLeftOut } from '../../syntax/readLeftOut';
import type { Version, WrittenDefinition } from '../../syntax/readVersion';
import { writeReference, writeRequired } from '../../syntax/writeReference';
import type { FoundChange } from './types';
import { compareConstraints, isBreaking } from './judgeConstraint';
import { type Promises, readPromises } from './readPromises';

/** Both versions of something. */
interface Pair<Item> {
  old: Item;
  now: Item;
}

type Endpoint = Extract<SyntaxDefinition, { node: 'WsEndpoint' }>;

/**
 * What programs may or may not notice: constraints, annotations, names of path parameters, and the order of what a definition consists of. Blanks are no tokens, and comments say
 * nothing to programs. A definition that differs in anything else is listed, too, unless the listed changes explain it.
 *
 * @param listed the other changes
 */
export function findUnclear(before: Version, after: Version, listed: readonly FoundChange[]): FoundChange[] {
  const promises = readPromises(after.tree);
  const trees = { old: groupTrees(before), now: groupTrees(after) };
  return [...after.written].flatMap(([definition, now]) => {
    const old = before.written.get(definition);
    if (old === undefined || isSame(old.tokens, now.tokens)) return [];
    const pair = { old: trees.old.get(definition) ?? [], now: trees.now.get(definition) ?? [] };
    const { decided, isUndecided } = judgeConstraints({ old, now }, definition, { promises, listed });
    const sentences = describe(now, pair, isUndecided);
    const isExplained =
      sentences.length + decided.length > 0 || listed.some((change) => change.definition === definition);
    if (!isExplained || hasHidden(pair, { before, after })) {
      sentences.push(`${now.name} is written in another way: compare the texts`);
    }
    const unclear = sentences.map((sentence) => ({ verdict: 'unclear', sentence, definition, side: 'after' }) as const);
    return [...decided, ...unclear];
  });
}

/** What constraints of both versions say, where they can be compared. Only places that both have are: what is new or gone is listed as such. */
function judgeConstraints(
  { old, now }: Pair<WrittenDefinition>,
  definition: string,
  { promises, listed }: { promises: Promises; listed: readonly FoundChange[] },
): { decided: FoundChange[]; isUndecided: boolean } {
  const decided: FoundChange[] = [];
  let isUndecided = false;
  const earlier = readLeftOut(old.tokens);
  for (const [place, part] of readLeftOut(now.tokens)) {
    const was = earlier.get(place);
    if (was === undefined || isSame(was, part)) continue;
    const name = definition.startsWith('endpoint ') ? `${definition} ${place}` : namePart(now.name, place);
    const promise = promises.get(name);
    const isAnnotated = [was, part].some(({ annotations }) => annotations.length > 0);
    // Annotations may mean anything.
    const change =
      promise === undefined || isAnnotated ? undefined : compareConstraints(was.constraint, part.constraint);
    // Another type says it all.
    const isRetyped = listed.some(({ sentence }) => sentence.startsWith(`${name} was `));
    if (promise === undefined || change === undefined) isUndecided = true;
    else if (!isRetyped) {
      const verdict = isBreaking(change, promise.directions) ? 'breaking' : 'compatible';
      decided.push({ verdict, sentence: `${name} allows ${change} values`, definition, side: 'after' });
    }
  }
  return { decided, isUndecided };
}

/** As `readPromises` names a field, or the value of a refined type. */
function namePart(name: string, place: string): string {
  return place === 'Equals' ? `${name} value` : `${name}.${place}`;
}

/** Whether the trees are equal: the order of definitions and comments aside. */
export function hasEqualTrees(before: Version, after: Version): boolean {
  return isSameByName(groupTrees(before), groupTrees(after));
}

/** Whether both versions have the same definitions with the same comments. The tree has the one before a definition, and none of the others. */
export function hasEqualComments(before: Version, after: Version): boolean {
  return isSameByName(groupComments(before), groupComments(after));
}

function isSameByName(old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  return old.size === now.size && [...now].every(([id, it]) => isSame(old.get(id), it));
}

function groupComments({ tree }: Version): Map<string, (string | null)[]> {
  const comments = new Map<string, (string | null)[]>();
  for (const it of tree) comments.set(identify(it), [...(comments.get(identify(it)) ?? []), it.comment]);
  return comments;
}

/** The trees without comments, by what `identify` calls their definitions. The compiler accepts an enum that is defined twice. */
function groupTrees({ tree }: Version): Map<string, SyntaxDefinition[]> {
  const trees = new Map<string, SyntaxDefinition[]>();
  for (const it of tree) {
    const id = identify(it);
    trees.set(id, [...(trees.get(id) ?? []), { ...it, comment: null }]);
  }
  return trees;
}

function describe(now: WrittenDefinition, trees: Pair<SyntaxDefinition[]>, isUndecided: boolean): string[] {
  const parts = { old: trees.old.flatMap(listParts), now: trees.now.flatMap(listParts) };
  const [node] = trees.now;
  const sentences: string[] = [];
  if (isUndecided) {
    sentences.push(`${now.name} has another constraint or annotation: compare the texts`);
  }
  sentences.push(...describeRenamed(trees));
  if (node !== undefined && !isSame(pickCommon(parts.old, parts.now), pickCommon(parts.now, parts.old))) {
    sentences.push(`${now.name} has its ${PARTS[node.node]} in another order: generated code may differ`);
  }
  return sentences;
}

function describeRenamed({ old, now }: Pair<SyntaxDefinition[]>): string[] {
  const [before, after] = [old.find(isEndpoint), now.find(isEndpoint)];
  if (before === undefined || after === undefined) return [];
  return after.path.flatMap((segment, index) => {
    const earlier = before.path[index];
    if (segment.node !== 'WsParam' || earlier?.node !== 'WsParam') return [];
    const [was, is] = [earlier.identifier.value, segment.identifier.value];
    const name = `endpoint ${after.identifier} path segment ${index + 1}`;
    return was === is
      ? []
      : [`${name} was called ${was} and is called ${is}: generated code and the meaning may differ`];
  });
}

function isEndpoint(it: SyntaxDefinition): it is Endpoint {
  return it.node === 'WsEndpoint';
}

/** A part of a definition that stands next to others of its kind. */
interface Part {
  name: string;
  type: string;
}

/** What readers call the parts. */
const PARTS: Readonly<Record<SyntaxDefinition['node'], string>> = {
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
      return it.entries.map((member) => ({ name: writeRequired(member), type: writeReference(member) }));
    case 'WsEndpoint':
      return [
        ...listFields('query ', it.queries),
        ...listFields('header ', it.headers),
        ...it.responses.flatMap(({ status, headers, content }) => [
          { name: status, type: content ? writeReference(content.reference) : '' },
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
    type: writeReference(reference),
  }));
}

/** The names of the parts that another version has, too, each once. */
function pickCommon(parts: readonly Part[], others: readonly Part[]): string[] {
  const names = new Set(others.map(({ name }) => name));
  return [...new Set(parts.map(({ name }) => name))].filter((name) => names.has(name));
}

/** Whether something differs that the list of changes cannot see, because something of the same name stands before it. The compiler accepts that. */
function hasHidden(
  { old, now }: Pair<SyntaxDefinition[]>,
  { before, after }: { before: Version; after: Version },
): boolean {
  if (isSame(old, now)) return false;
  const isShared = [before, after].some(({ tree }) => now.some((it) => countTypes(tree, it) > 1));
  return isShared || !isSame(old.flatMap(listRepeated), now.flatMap(listRepeated));
}

/** How many definitions types can call by the name of this one. */
function countTypes(tree: readonly SyntaxDefinition[], { node, identifier }: SyntaxDefinition): number {
  if (node === 'WsEndpoint' || node === 'WsChannel') return 0;
  return tree.filter((it) => it.identifier === identifier && it.node !== 'WsEndpoint' && it.node !== 'WsChannel')
    .length;
}

function listRepeated(it: SyntaxDefinition): Part[] {
  const parts = listParts(it);
  return parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) < index);
}

/** Both are data that come from the same reader, so their parts have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
