import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../../../lib/compiler/answerRequest';
import { type Change, compareContracts, type Version } from '../compareContracts';
import { readVersion } from '../readVersion';

const EXAMPLES = path.join(__dirname, '../../../../../examples');

function read(text: string): Version {
  const files = { 'contract.ws': text };
  const version = readVersion(
    text,
    answerRequest('ast', { files })['contract.ws'] ?? null,
    answerRequest('names', { files }),
  );
  if (version === undefined) throw new Error(`The compiler refuses this contract: ${text}`);
  return version;
}

function compare(before: string, after: string): Change[] {
  return compareContracts(read(before), read(after));
}

function list(before: string, after: string): string[] {
  return compare(before, after).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
}

/** A contract whose type `A` passes in requests, in responses, or in both. */
function pass(fields: string, direction: 'request' | 'response' | 'both'): string {
  const request = direction === 'response' ? '' : 'A ';
  const response = direction === 'request' ? 'Unit' : 'A';
  return `type A { ${fields} }\nenum E { X, Y }\nendpoint Do POST ${request}/do -> { 200 -> ${response} }`;
}

describe('two versions of a contract', () => {
  it('are equal when only blanks and comments differ', () => {
    expect(list('type A { a: String }', '// A comment\ntype A {\n  a: String\n}')).toEqual([]);
  });

  it.each([
    ['request', 'a: String', 'a: String?', 'compatible: A.a has become optional'],
    ['response', 'a: String', 'a: String?', 'breaking: A.a has become optional'],
    ['both', 'a: String', 'a: String?', 'breaking: A.a has become optional'],
    ['request', 'a: String?', 'a: String', 'breaking: A.a has become required'],
    ['response', 'a: String?', 'a: String', 'compatible: A.a has become required'],
    ['request', 'a: String', 'a: String, b: String', 'breaking: A.b is new and required'],
    ['response', 'a: String', 'a: String, b: String', 'compatible: A.b is new'],
    ['request', 'a: String', 'a: String, b: String?', 'compatible: A.b is new'],
    ['request', 'a: String, b: String', 'a: String', 'breaking: A.b is gone'],
    ['response', 'a: String, b: String', 'a: String', 'breaking: A.b is gone'],
    ['request', 'a: String', 'a: Integer', 'breaking: A.a was String and is Integer'],
    ['response', 'a: String', 'a: String[]', 'breaking: A.a was String and is String[]'],
    ['response', 'a: String[]', 'a: String?[]', 'breaking: A.a was String[] and is String?[]'],
  ] as const)('are judged by the direction, %s: %s to %s', (direction, before, after, expected) => {
    expect(list(pass(before, direction), pass(after, direction))).toEqual([expected]);
  });

  it.each([
    ['type A { e: E }\nenum E { X }\nendpoint Do POST A /do -> { 200 -> Unit }', 'compatible'],
    ['type A { e: E }\nenum E { X }\nendpoint Do GET /do -> { 200 -> A }', 'breaking'],
    ['enum E { X }\ntype A { e: E }\nchannel Did -> A', 'breaking'],
  ])('may get an entry where only servers read it: %s', (before, verdict) => {
    const after = before.replace('{ X }', '{ X, Y }');
    expect(compare(before, after).map((change) => [change.verdict, change.definition])).toEqual([[verdict, 'E']]);
    expect(list(after, before)).toEqual(['breaking: E entry Y is gone']);
  });

  it('break when an endpoint goes or moves, not when one comes', () => {
    const one = 'endpoint A GET /a -> { 200 -> String }';
    const two = `${one}\nendpoint B GET /b -> { 200 -> String }`;
    expect(list(two, one)).toEqual(['breaking: endpoint B is gone']);
    expect(list(one, two)).toEqual(['compatible: endpoint B is new']);
    expect(list(one, one.replace('/a', '/z'))).toEqual(['breaking: endpoint A was GET /a and is GET /z']);
    expect(list(one, one.replace('GET', 'POST'))).toEqual(['breaking: endpoint A was GET /a and is POST /a']);
    expect(list(one, one.replace('}', ' 404 -> Unit }'))).toEqual([
      'breaking: endpoint A status 404 is new, and existing clients throw on it',
    ]);
  });

  it('say that constraints must be compared by eye', () => {
    expect(list('type A = String(/^a$/)', 'type A = String(/^b$/)')).toEqual([
      'unclear: A has another constraint or annotation: compare the texts',
    ]);
  });

  it('name where to look', () => {
    expect(compare(pass('a: String, b: String', 'both'), pass('a: Integer', 'both'))).toMatchObject([
      { definition: 'A', side: 'before', sentence: 'A.b is gone' },
      { definition: 'A', side: 'after' },
    ]);
  });

  it('may define a type by itself', () => {
    expect(list('type A { next: A? }', 'type A { next: A?, b: String? }')).toEqual(['compatible: A.b is new']);
  });

  it.each(['broken', 'later'])('get the verdicts of the script in the guide: %s', async (name) => {
    const [before = '', after = ''] = ['before', name].map((folder) =>
      readFileSync(path.join(EXAMPLES, 'guides/changes', folder, 'library.ws'), 'utf8'),
    );
    const script = (await import(path.join(EXAMPLES, 'guides/changes/compare-contracts.mjs'))) as {
      findBreakingChanges: (old: string, now: string) => string[];
    };
    const breaking = compare(before, after).filter(({ verdict }) => verdict === 'breaking');
    expect(breaking.map(({ sentence }) => sentence)).toEqual(script.findBreakingChanges(before, after));
    // Both lists have something to show.
    expect(compare(before, after).length).toBeGreaterThan(3);
  });
});
