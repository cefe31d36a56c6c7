import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../../../lib/compiler/answerRequest';
import { type Change, compareContracts, type Version } from '../compareContracts';
import { readVersion } from '../readVersion';

const EXAMPLES = path.join(__dirname, '../../../../../examples');

function read(text: string): Version {
  const files = { 'contract.ws': text };
  const version = readVersion({
    tree: answerRequest('ast', { files })['contract.ws'] ?? null,
    names: answerRequest('names', { files }),
    tokens: answerRequest('tokens', { files })['contract.ws'] ?? [],
  });
  if (version === undefined) throw new Error(`The compiler refuses this contract: ${text}`);
  return version;
}

function compare(before: string, after: string): Change[] {
  return compareContracts(read(before), read(after));
}

function list(before: string, after: string): string[] {
  return compare(before, after).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
}

/** The lines of both versions that changes lead to, from the place itself. */
function listPlaces(before: string, after: string): (string | undefined)[] {
  const texts = { before, after };
  return compare(before, after).map(({ side, offset }) => texts[side].slice(offset).split('\n')[0]);
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
    expect(compare(before, after)).toMatchObject([{ verdict, offset: after.indexOf('E { X, Y }') }]);
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

  it.each([
    ['blanks in a pattern', 'type A = String(/^a b$/)', 'type A = String(/^ab$/)'],
    ['a line end in a string', '@Note("a\nb") type A { a: String }', '@Note("ab") type A { a: String }'],
    ['blanks in a string', '@Note("a b") type A { a: String }', '@Note("ab") type A { a: String }'],
    ['a block comment in a string', '@Note("/* a */") type A { a: String }', '@Note("/* b */") type A { a: String }'],
    ['a line comment in a string', '@Note("\n// a\n") type A { a: String }', '@Note("\n// b\n") type A { a: String }'],
    ['what follows slashes in a pattern', 'type A = String(/^\\/\\/ a$/)', 'type A = String(/^\\/\\/ b$/)'],
    ['what follows a star in a pattern', 'type A = String(/^\\/* a *\\/$/)', 'type A = String(/^\\/* b *\\/$/)'],
    ['what follows a hash in a pattern', 'type A = String(/^# a$/)', 'type A = String(/^# b$/)'],
    ['blanks of another kind', 'type A = String(/^\u00a0$/)', 'type A = String(/^\u2003$/)'],
    ['one of two enums of a name', '@A enum A { X }\n@X enum A { X }', '@B enum A { X }\n@X enum A { X }'],
  ])('are not equal when this differs: %s', (_name, before, after) => {
    expect(list(before, after)).toEqual(['unclear: A has another constraint or annotation: compare the texts']);
  });

  it.each([
    ['words that the compiler skips', '@B type A { a: String }', 'skipped @B type A { a: String } skipped'],
    ['comments after an annotation and at the end', '@B type A { a: String }', '@B /* y */ type A { a: String } // z'],
    ['quotes in comments', '// "x\ntype A = String(/^a b$/)', '/* "/* */ type A = String(/^a b$/) // "'],
    ['line ends of Windows', '@B\ntype A {\n  a: String\n}\n', '@B\r\ntype A {\r\n  a: String\r\n}\r\n'],
    ['a byte order mark', 'type A = String(/^a b$/)', '\uFEFFtype A = String(/^a b$/)'],
    [
      'the order',
      'type A = String(/^a b$/)\ntype B = String(/^b$/)',
      'type B = String(/^b$/)\ntype A = String(/^a b$/)',
    ],
  ])('are equal when only this differs: %s', (_name, before, after) => {
    expect(list(before, after)).toEqual([]);
  });

  it('are compared by kind and name', () => {
    const one = 'type A { a: String }\nendpoint A GET /a -> { 200 -> A }\nchannel A -> A';
    expect(list(one, one.replace('a: String', 'a: Integer'))).toEqual(['breaking: A.a was String and is Integer']);
    expect(listPlaces(one, one.replace('GET /a', 'GET /b'))).toEqual(['A GET /b -> { 200 -> A }']);
    expect(listPlaces(one, `@B ${one}`)).toEqual(['A { a: String }']);
    expect(listPlaces(one, one.replace('endpoint', '@B endpoint'))).toEqual(['A GET /a -> { 200 -> A }']);
    expect(listPlaces(one, one.replace('channel', '@B channel'))).toEqual(['A -> A']);
  });

  it('are not compared when one is refused', () => {
    expect(() => compare('type A { a String }', 'type A { a: String }')).toThrow('refuses');
  });

  it('name where to look', () => {
    const [before, after] = [pass('a: String, b: String', 'both'), pass('a: Integer', 'both')];
    expect(compare(before, after)).toMatchObject([
      { offset: 'type '.length, side: 'before', sentence: 'A.b is gone' },
      { offset: 'type '.length, side: 'after' },
    ]);
  });

  it.each([
    ['a comment that speaks of it', '/*\ntype A is old\n*/\n'],
    ['a string that speaks of it', '@Note("\ntype A is new\n")\n'],
    ['a pattern on the same line', 'type B = String(/^a\\/b$/g) '],
    ['an annotation with slashes on the same line', '@Note("//") '],
    ['a comment on the same line', '/* a */ '],
    ['line ends of Windows', '/* a\r\nb */\r\ntype B {\r\n  b: String\r\n}\r\n'],
    ['a byte order mark', '\uFEFF'],
    ['characters of two units', '/* 😀 */ type B = String(/^😀é$/g) '],
  ])('lead to a definition after %s', (_name, start) => {
    const [before, after] = [`${start}type A { a: String }`, `${start}type A { a: Integer }`];
    expect(list(before, after)).toEqual(['breaking: A.a was String and is Integer']);
    expect(listPlaces(before, after)).toEqual(['A { a: Integer }']);
    expect(listPlaces(`${before} type Z { a: String }`, before)).toEqual(['Z { a: String }']);
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
