import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compareContracts';
import type { ContractChange } from '../types';
import { hasEqualComments, hasEqualTrees } from '../findTokenChanges';
import { readText } from './readText';

function compare(before: string, after: string): ContractChange[] {
  return compareContracts(readText(before), readText(after));
}

function list(before: string, after: string): string[] {
  return compare(before, after).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
}

/** Returns the rest of the line at the offset of each change. */
function listPlaces(before: string, after: string): (string | undefined)[] {
  const texts = { before, after };
  return compare(before, after).map(({ side, offset }) => texts[side].slice(offset).split('\n')[0]);
}

/** Creates a contract whose type `A` is used in requests, in responses, or in both. */
function createContract(fields: string, direction: 'request' | 'response' | 'both'): string {
  const request = direction === 'response' ? '' : 'A ';
  const response = direction === 'request' ? 'Unit' : 'A';
  return `type A { ${fields} }\nenum E { X, Y }\nendpoint Do POST ${request}/do -> { 200 -> ${response} }`;
}

describe('two versions of a contract', () => {
  it('are equal when only spaces and comments differ', () => {
    expect(list('type A { a: String }', '// A comment\ntype A {\n  a: String\n}')).toEqual([]);
  });

  it.each([
    ['request', 'a: String', 'a: String?', 'compatible: A.a has become optional'],
    ['response', 'a: String', 'a: String?', 'breaking: A.a has become optional'],
    ['both', 'a: String', 'a: String?', 'breaking: A.a has become optional'],
    ['request', 'a: String?', 'a: String', 'breaking: A.a has become required'],
    ['response', 'a: String?', 'a: String', 'compatible: A.a has become required'],
    ['request', 'a: String', 'a: String, b: String', 'breaking: A.b was added and is required'],
    ['response', 'a: String', 'a: String, b: String', 'compatible: A.b was added'],
    ['request', 'a: String', 'a: String, b: String?', 'compatible: A.b was added'],
    ['request', 'a: String, b: String', 'a: String', 'breaking: A.b was removed'],
    ['response', 'a: String, b: String', 'a: String', 'breaking: A.b was removed'],
    ['request', 'a: String', 'a: Integer', 'breaking: A.a changed from String to Integer'],
    ['response', 'a: String', 'a: String[]', 'breaking: A.a changed from String to String[]'],
    ['response', 'a: String[]', 'a: String?[]', 'breaking: A.a changed from String[] to String?[]'],
    ['response', 'a: String?[]', 'a: String[]', 'source: A.a changed from String?[] to String[]'],
    ['request', 'a: String?[]', 'a: String[]', 'breaking: A.a changed from String?[] to String[]'],
    ['request', 'a: String[]', 'a: String?[]', 'source: A.a changed from String[] to String?[]'],
    ['request', 'a: Integer32?', 'a: Integer?', 'source: A.a changed from Integer32 to Integer'],
    ['request', 'a: Integer?', 'a: Number?', 'source: A.a changed from Integer to Number'],
    ['request', 'a: Number32[]', 'a: Number[]', 'source: A.a changed from Number32[] to Number[]'],
    ['request', 'a: Number', 'a: Integer', 'breaking: A.a changed from Number to Integer'],
    ['response', 'a: Integer', 'a: Number', 'breaking: A.a changed from Integer to Number'],
    ['response', 'a: Number', 'a: Integer', 'source: A.a changed from Number to Integer'],
    ['both', 'a: Integer32', 'a: Integer', 'breaking: A.a changed from Integer32 to Integer'],
  ] as const)(
    'are judged by the direction in which the type is sent, %s: %s to %s',
    (direction, before, after, expected) => {
      expect(list(createContract(before, direction), createContract(after, direction))).toEqual([expected]);
    },
  );

  it.each([
    ['type A { e: E }\nenum E { X }\nendpoint Do POST A /do -> { 200 -> Unit }', 'compatible'],
    ['type A { e: E }\nenum E { X }\nendpoint Do GET /do -> { 200 -> A }', 'breaking'],
    ['enum E { X }\ntype A { e: E }\nchannel Did -> A', 'breaking'],
  ])('may add an enum entry if only servers read the enum: %s', (before, verdict) => {
    const after = before.replace('{ X }', '{ X, Y }');
    expect(compare(before, after)).toMatchObject([{ verdict, offset: after.indexOf('E { X, Y }') }]);
    const isSent = !before.includes('200 -> A');
    expect(list(after, before)).toEqual([`${isSent ? 'breaking' : 'source'}: E entry Y was removed`]);
  });

  it('may differ in the case of a header name', () => {
    const before = 'endpoint A GET /a#{`X-Trace`: String} -> { 200 -> String#{`Total`: Integer} }';
    expect(list(before, before.replace('X-Trace', 'x-trace'))).toContain(
      'source: endpoint A header X-Trace is written x-trace',
    );
    expect(compare(before, before.replace('`Total`', '`total`')).some(({ verdict }) => verdict === 'breaking')).toBe(
      false,
    );
    expect(list(before, before.replace('X-Trace`: String', 'x-trace`: Integer'))).toContain(
      'breaking: endpoint A header X-Trace changed from String to Integer',
    );
  });

  it('may add a header whose name differs from another one only in case', () => {
    const createEndpoint = (headers: string): string => `endpoint A GET /a#{${headers}} -> { 200 -> String }`;
    const before = createEndpoint('`X-Trace`: String, `Y`: String');
    const added = 'compatible: endpoint A header x-trace was added';

    expect(list(before, createEndpoint('`X-Trace`: String, `x-trace`: Integer?, `Y`: String'))).toEqual([added]);
    expect(list(before, createEndpoint('`X-TRACE`: String, `x-trace`: Integer?, `Y`: String'))).toEqual([
      'source: endpoint A header X-Trace is written X-TRACE',
      added,
    ]);
  });

  it('may widen a type and make it optional at once', () => {
    expect(list(createContract('a: Integer', 'request'), createContract('a: Number?', 'request'))).toEqual([
      'source: A.a changed from Integer to Number',
      'compatible: A.a has become optional',
    ]);
  });

  it('are incompatible if an endpoint is removed or gets another route, but not if one is added', () => {
    const one = 'endpoint A GET /a -> { 200 -> String }';
    const two = `${one}\nendpoint B GET /b -> { 200 -> String }`;
    expect(list(two, one)).toEqual(['breaking: endpoint B was removed']);
    expect(list(one, two)).toEqual(['compatible: endpoint B was added']);
    expect(list(one, one.replace('/a', '/z'))).toEqual(['breaking: endpoint A changed from GET /a to GET /z']);
    expect(list(one, one.replace('GET', 'POST'))).toEqual(['breaking: endpoint A changed from GET /a to POST /a']);
    expect(list(one, one.replace('}', ' 404 -> Unit }'))).toEqual([
      'breaking: endpoint A status 404 was added, and existing clients throw on it',
    ]);
  });

  it.each([
    ['request', 'String', 'String(/^a$/)', 'breaking: A.a allows fewer values'],
    ['response', 'String', 'String(/^a$/)', 'compatible: A.a allows fewer values'],
    ['request', 'String(/^a$/)', 'String', 'compatible: A.a allows more values'],
    ['response', 'String(/^a$/)', 'String', 'breaking: A.a allows more values'],
    ['request', 'String(/.*/)', 'String(/^[a-z]$/)', 'breaking: A.a allows fewer values'],
    ['response', 'Integer(0, 5)', 'Integer(0, 10)', 'breaking: A.a allows more values'],
    ['response', 'Integer(0, 5)', 'Integer(1, 5)', 'compatible: A.a allows fewer values'],
    ['request', 'Integer(0, 5)', 'Integer(0, 10)', 'compatible: A.a allows more values'],
    ['request', 'Integer(0, 5)', 'Integer(1, 6)', 'breaking: A.a allows other values'],
    ['both', 'Integer', 'Integer(_, 5)', 'breaking: A.a allows fewer values'],
    ['request', 'Integer(0, _)', 'Integer(-1, _)', 'compatible: A.a allows more values'],
    ['request', 'Number(0.5, 1.5)', 'Number(0.5, 1.0)', 'breaking: A.a allows fewer values'],
    [
      'request',
      'String(/^a$/)',
      'String(/^b$/)',
      'unclear: A has a different constraint or annotation: compare both versions',
    ],
    ['request', 'String', 'Integer(1, 2)', 'breaking: A.a changed from String to Integer'],
  ] as const)(
    'are judged by the values that a constraint allows, %s: %s to %s',
    (direction, before, after, expected) => {
      expect(list(createContract(`a: ${before}`, direction), createContract(`a: ${after}`, direction))).toEqual([
        expected,
      ]);
    },
  );

  it('are compared by the constraints of refined types, queries and headers', () => {
    const refined = (value: string): string => `type A = ${value}\nendpoint Do POST A /do -> { 200 -> Unit }`;
    expect(list(refined('String'), refined('String(/^a$/)'))).toEqual(['breaking: A value allows fewer values']);
    const query = (value: string): string => `endpoint Do GET /do?{q: ${value}}#{h: ${value}} -> { 200 -> Unit }`;
    expect(list(query('Integer(1, 2)'), query('Integer(1, 3)'))).toEqual([
      'compatible: endpoint Do query q allows more values',
      'compatible: endpoint Do header h allows more values',
    ]);
  });

  const OTHER = 'A has a different constraint or annotation: compare both versions';
  const ENDPOINT = 'endpoint A POST String(/^a$/) /a/{x: String(/^a$/)}?{q: Integer(1, 2)}#{h: String}';

  it.each([
    [
      'a pattern',
      'type A { x: String(/^a$/) }\nendpoint E POST A /a -> { 200 -> Unit }',
      'type A { x: String(/^b$/), y: String? }\nendpoint E POST A /a -> { 200 -> Unit }',
      [`unclear: ${OTHER}`, 'compatible: A.y was added'],
    ],
    [
      'a pattern in an array in a dictionary',
      'type A { x: {String(/^a$/)[]?} }',
      'type A { x: {String(/^b$/)[]?}, y: String? }',
      [`unclear: ${OTHER}`, 'compatible: A.y was added'],
    ],
    [
      'a bound that was added',
      'type A { x: Integer, z: Integer }',
      'type A { x: Integer(_, 2) }',
      ['breaking: A.z was removed', 'breaking: A.x allows fewer values'],
    ],
    [
      'a bound after a field that was removed',
      'type A { z: Integer(1, 2), x: Integer(1, 2) }',
      'type A { x: Integer(1, 3) }',
      ['breaking: A.z was removed', 'breaking: A.x allows more values'],
    ],
    [
      'a bound of a field that became optional',
      'type A { x: Integer(1, 2) }\nendpoint E POST A /a -> { 200 -> Unit }',
      'type A { x: Integer(1, 3)? }\nendpoint E POST A /a -> { 200 -> Unit }',
      ['compatible: A.x has become optional', 'compatible: A.x allows more values'],
    ],
    [
      'an annotation of a field whose type changed',
      'type A { @Note("a") x: Integer }',
      'type A { @Note("b") x: String }',
      ['breaking: A.x changed from Integer to String', `unclear: ${OTHER}`],
    ],
    [
      'an annotation of a definition',
      '@Note(to: "a") type A { x: Integer }',
      '@Note(to: "b") type A { x: Integer, y: String? }',
      [`unclear: ${OTHER}`, 'compatible: A.y was added'],
    ],
    [
      'an annotation of an enum',
      'enum A { X }',
      '@Note enum A { X, Y }',
      ['breaking: A entry Y was added, and existing readers do not know it', `unclear: ${OTHER}`],
    ],
    [
      'the pattern of a refined type',
      'type A = String(/^a$/)',
      'type A = String?(/^b$/)',
      ['breaking: A value has become optional', `unclear: ${OTHER}`],
    ],
    [
      'the pattern of a message',
      'channel A -> String(/^a$/)',
      'channel A -> String?(/^b$/)',
      ['breaking: channel A message has become optional', `unclear: ${OTHER}`],
    ],
    ...[
      ['a body', 'POST String(/^a$/)', 'POST String(/^b$/)'],
      ['a path parameter', 'x: String(/^a$/)', 'x: String(/^b$/)'],
      ['a query', '?{q: Integer', '?{@Note q: Integer'],
      ['a header', '#{h', '#{@Note h'],
      ['a status', '200', '@Note 200'],
      ['a response', '200 -> String', '@Note 200 -> String'],
      ['a header of a response', '#{g', '#{@Note g'],
    ].map(([name = '', old = '', now = '']): [string, string, string, string[]] => {
      const before = `${ENDPOINT} -> { 200 -> String #{g: String} }`;
      const after = before.replace(old, now).replace(/}$/, '404 -> Unit }');
      const added = 'breaking: endpoint A status 404 was added, and existing clients throw on it';
      return [name, before, after, [added, `unclear: ${OTHER}`]];
    }),
  ])(
    'may have a different constraint or annotation in addition to another change: %s',
    (_name, before, after, expected) => {
      expect(list(before, after)).toEqual(expected);
    },
  );

  it.each([
    ['type A { x: String(/^a$/) }', 'type A { @Note y: String?(/^b$/), x: String(/^a$/) }'],
    ['@Note type A { x: Integer(1, 2) }', '@Note type A { x: Integer(1, 2)[], y: String(/^a$/) }'],
    ['type A { x: Integer(1, 2) }', 'type A { `x`: Integer(1, 2), y: Integer(3, 4) }'],
    ['enum A { X }', 'enum A { Y, X }'],
    ['type A { x: String(/^a$/) }', 'type A = String(/^b$/)'],
    ['type A { x: String(/^a$/) } type B { x: String }', 'type A { x: String(/^a$/) }'],
    ...[
      ['POST String(/^a$/)', 'POST'],
      ['?{', '?{@Note p: String(/^b$/), '],
      ['#{h', '#{i: String?(/^b$/), h'],
      ['{ 200', '{ @Note 404 -> String(/^b$/) #{x: String(/^b$/)} 200'],
      ['/a/{', '/{z: String(/^b$/)}/a/b/{'],
      ['200 -> String(/^a$/)', '200 -> Unit'],
    ].map(([old = '', now = '']): [string, string] => {
      const before = `${ENDPOINT} -> { 200 -> String(/^a$/) #{g: String(/^a$/)} }`;
      return [before, before.replace(old, now)];
    }),
  ])('have no unclear change where a part with a constraint was added or removed: %s', (before, after) => {
    for (const changes of [compare(before, after), compare(after, before)]) {
      expect(changes).not.toEqual([]);
      expect(changes.filter(({ verdict }) => verdict === 'unclear')).toEqual([]);
    }
  });

  const RENAMED = 'the meaning may differ';

  it.each([
    [
      'swapped path parameters',
      'endpoint A GET /a/{x: String}/{y: String} -> { 200 -> Unit }',
      'endpoint A GET /a/{y: String}/{x: String} -> { 200 -> Unit }',
      [
        `unclear: the parameter in path segment 2 of endpoint A was renamed from x to y: ${RENAMED}`,
        `unclear: the parameter in path segment 3 of endpoint A was renamed from y to x: ${RENAMED}`,
      ],
    ],
    [
      'a path parameter with a different name and constraint',
      'endpoint A GET /a/{x: String(/^a$/)} -> { 200 -> Unit }',
      'endpoint A GET /a/{y: String(/^b$/)} -> { 200 -> Unit }',
      ['source: the parameter in path segment 2 of endpoint A was renamed from x to y', `unclear: ${OTHER}`],
    ],
    [
      'a path parameter with a different name and type',
      'endpoint A GET /a/{x: String} -> { 200 -> Unit }',
      'endpoint A GET /a/{y: Integer} -> { 200 -> Unit }',
      [
        'breaking: endpoint A path segment 2 changed from String to Integer',
        'source: the parameter in path segment 2 of endpoint A was renamed from x to y',
      ],
    ],
    [
      'entries in a different order',
      'enum A { X, Y }',
      'enum A { Y, X }',
      ['source: A has its entries in a different order: generated code may differ'],
    ],
    [
      'fields in a different order, and an added field',
      'type A { x: String, y: String }\nendpoint E GET /a -> { 200 -> A }',
      'type A { y: String, x: String, z: String }\nendpoint E GET /a -> { 200 -> A }',
      ['source: A has its fields in a different order: generated code may differ', 'compatible: A.z was added'],
    ],
    [
      'members in a different order',
      'type A = X | Y type X { x: String } type Y { y: String }',
      'type A = Y | X type X { x: String } type Y { y: String }',
      ['source: A has its members in a different order: generated code may differ'],
    ],
    [
      'statuses in a different order',
      'endpoint A GET /a -> { 200 -> Unit 404 -> Unit }',
      'endpoint A GET /a -> { 404 -> Unit 200 -> Unit }',
      ['source: A has its parameters, headers or statuses in a different order: generated code may differ'],
    ],
    [
      'a field that is defined twice',
      'type A { x: String, x: String }',
      'type A { x: String, x: Integer, y: String? }',
      [
        'unclear: A differs in a way that this comparison cannot judge: compare both versions',
        'compatible: A.y was added',
      ],
    ],
    [
      'a response that is defined twice',
      'endpoint A GET /a -> { 200 -> String 200 -> String }',
      'endpoint A GET /a -> { 200 -> String 200 -> Integer }',
      ['unclear: A differs in a way that this comparison cannot judge: compare both versions'],
    ],
    [
      'an enum that is defined twice',
      'enum A { X } enum A { Y }',
      'enum A { X } enum A { Z }',
      ['unclear: A differs in a way that this comparison cannot judge: compare both versions'],
    ],
  ])('may differ in names, in the order or in repeated definitions: %s', (_name, before, after, expected) => {
    expect(list(before, after)).toEqual(expected);
    expect(hasEqualTrees(readText(before), readText(after))).toBe(false);
  });

  it.each([
    ['a field', 'type A { x: String }', 'type A { `x`: String }'],
    [
      'a parameter and a header',
      'endpoint A GET /a/{x: String}?{y: String}#{z: String} -> { 200 -> Unit #{a: String} }',
      'endpoint A GET /a/{`x`: String}?{`y`: String}#{`z`: String} -> { 200 -> Unit #{`a`: String} }',
    ],
  ])('are equal if they differ only in needless backticks: %s', (_name, before, after) => {
    expect(list(before, after)).toEqual([]);
    expect(list(after, before)).toEqual([]);
  });

  it('list a change to a field with backticks once', () => {
    expect(list('type A { `x`: String(/^a$/) }', 'type A { x: String(/^b$/) }')).toEqual([
      'unclear: A has a different constraint or annotation: compare both versions',
    ]);
  });

  it('differ if their tokens do, even if their trees are equal', () => {
    const [before, after] = ['enum A { X, Y }', 'enum A { X, Y, X }'];
    expect(list(before, after)).toEqual([
      'unclear: A differs in a way that this comparison cannot judge: compare both versions',
    ]);
    expect(hasEqualTrees(readText(before), readText(after))).toBe(true);
  });

  it('have equal trees when only comments and the order of definitions differ', () => {
    const [one, two] = ['type A { a: String }', 'type B { b: A }'];
    expect(hasEqualTrees(readText(`${one}\n${two}`), readText(`/* b */ ${two}\n/* a */ ${one}`))).toBe(true);
    expect(hasEqualTrees(readText(one), readText(`${one}\n${two}`))).toBe(false);
    expect(hasEqualTrees(readText(`${one}\n${two}`), readText(one))).toBe(false);
    // The list of changes does not contain a definition after a type of the same name.
    expect(list(`${one} enum A { X }`, one)).toEqual([]);
    expect(hasEqualTrees(readText(`${one} enum A { X }`), readText(one))).toBe(false);
  });

  it.each([
    ['a comment of a definition', 'type A { a: String }', '// Note\ntype A { a: String }', false],
    ['the text of a comment', '// Note\ntype A { a: String }', '/* Other */ type A { a: String }', false],
    ['a comment after all definitions', 'type A { a: String }', 'type A { a: String }\n// Note', true],
    [
      'the order',
      '// a\ntype A { a: String }\n// b\ntype B { a: A }',
      '// b\ntype B { a: A }\n// a\ntype A { a: String }',
      true,
    ],
  ])('have equal comments if those before definitions are equal: %s', (_, before, after, isEqual) => {
    expect(list(before, after)).toEqual([]);
    expect(hasEqualTrees(readText(before), readText(after))).toBe(true);
    expect(hasEqualComments(readText(before), readText(after))).toBe(isEqual);
  });

  it.each([
    ['spaces in a pattern', 'type A = String(/^a b$/)', 'type A = String(/^ab$/)'],
    ['a line end in a string', '@Note("a\nb") type A { a: String }', '@Note("ab") type A { a: String }'],
    ['spaces in a string', '@Note("a b") type A { a: String }', '@Note("ab") type A { a: String }'],
    ['a block comment in a string', '@Note("/* a */") type A { a: String }', '@Note("/* b */") type A { a: String }'],
    ['a line comment in a string', '@Note("\n// a\n") type A { a: String }', '@Note("\n// b\n") type A { a: String }'],
    ['the text after slashes in a pattern', 'type A = String(/^\\/\\/ a$/)', 'type A = String(/^\\/\\/ b$/)'],
    ['the text after a star in a pattern', 'type A = String(/^\\/* a *\\/$/)', 'type A = String(/^\\/* b *\\/$/)'],
    ['the text after a hash in a pattern', 'type A = String(/^# a$/)', 'type A = String(/^# b$/)'],
    ['space characters of another kind', 'type A = String(/^\u00a0$/)', 'type A = String(/^\u2003$/)'],
    ['one of two enums with the same name', '@A enum A { X }\n@X enum A { X }', '@B enum A { X }\n@X enum A { X }'],
  ])('are not equal when this differs: %s', (_name, before, after) => {
    expect(list(before, after)).toEqual(['unclear: A has a different constraint or annotation: compare both versions']);
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
    expect(list(one, one.replace('a: String', 'a: Integer'))).toEqual(['breaking: A.a changed from String to Integer']);
    expect(listPlaces(one, one.replace('GET /a', 'GET /b'))).toEqual(['A GET /b -> { 200 -> A }']);
    expect(listPlaces(one, `@B ${one}`)).toEqual(['A { a: String }']);
    expect(listPlaces(one, one.replace('endpoint', '@B endpoint'))).toEqual(['A GET /a -> { 200 -> A }']);
    expect(listPlaces(one, one.replace('channel', '@B channel'))).toEqual(['A -> A']);
  });

  it('are not compared if the compiler refuses one', () => {
    expect(() => compare('type A { a String }', 'type A { a: String }')).toThrow('refuses');
  });

  it('have changes with the offset of the definition in one version', () => {
    const [before, after] = [createContract('a: String, b: String', 'both'), createContract('a: Integer', 'both')];
    expect(compare(before, after)).toMatchObject([
      { offset: 'type '.length, side: 'before', sentence: 'A.b was removed' },
      { offset: 'type '.length, side: 'after' },
    ]);
  });

  it.each([
    ['a comment that mentions it', '/*\ntype A is old\n*/\n'],
    ['a string that mentions it', '@Note("\ntype A was added\n")\n'],
    ['a pattern on the same line', 'type B = String(/^a\\/b$/g) '],
    ['an annotation with slashes on the same line', '@Note("//") '],
    ['a comment on the same line', '/* a */ '],
    ['line ends of Windows', '/* a\r\nb */\r\ntype B {\r\n  b: String\r\n}\r\n'],
    ['a byte order mark', '\uFEFF'],
    ['characters of two UTF-16 units', '/* 😀 */ type B = String(/^😀é$/g) '],
  ])('have changes with the right offset after %s', (_name, start) => {
    const [before, after] = [`${start}type A { a: String }`, `${start}type A { a: Integer }`];
    expect(list(before, after)).toEqual(['breaking: A.a changed from String to Integer']);
    expect(listPlaces(before, after)).toEqual(['A { a: Integer }']);
    expect(listPlaces(`${before} type Z { a: String }`, before)).toEqual(['Z { a: String }']);
  });

  it('may contain a type that refers to itself', () => {
    expect(list('type A { next: A? }', 'type A { next: A?, b: String? }')).toEqual(['compatible: A.b was added']);
  });
});
