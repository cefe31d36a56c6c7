import { describe, expect, it } from 'vitest';
import { check } from '../check';

/** Formats each warning as `file:line:column message`. */
function listWarnings(...texts: string[]): string[] {
  const diagnostics = check(texts.map((text, index) => ({ path: `${String.fromCharCode(97 + index)}.ws`, text })));
  return diagnostics.map(({ path, line, column, message, source, isWarning }) =>
    source === 'site' && isWarning === true ? `${path}:${line}:${column} ${message}` : `no warning: ${message}`,
  );
}

describe('findWarnings', () => {
  it.each([
    ['type A { b: String, `b`: Integer }', 'a.ws:1:21 Another field of this type is called "b"'],
    [
      'endpoint A GET /a/{id: String} ? { id: String } -> { 200 -> Unit }',
      'a.ws:1:36 Another parameter of this endpoint is called "id"',
    ],
    [
      'endpoint A GET /a ? { q: String, q: String } -> { 200 -> Unit }',
      'a.ws:1:34 Another parameter of this endpoint is called "q"',
    ],
    [
      'endpoint A GET /a # { h: String, h: String } -> { 200 -> Unit }',
      'a.ws:1:34 Another parameter of this endpoint is called "h"',
    ],
    [
      'endpoint A GET /a -> { 200 -> Unit # { h: String, h: String } }',
      'a.ws:1:51 Another header of this response is called "h"',
    ],
    ['endpoint A GET /a -> { 200 -> Unit 200 -> String }', 'a.ws:1:36 Another response has the status 200'],
    ['type A { b: Integer(0, 5), b: String }', 'a.ws:1:28 Another field of this type is called "b"'],
    [
      'endpoint A GET /a -> { 200 -> Unit # { h: Integer(0, 5), h: String } }',
      'a.ws:1:58 Another header of this response is called "h"',
    ],
    [
      'endpoint A GET /{a: String} -> { 200 -> Unit }\nendpoint B GET /{b: Integer} -> { 200 -> Unit }',
      'a.ws:2:12 "A" has this method and path, too',
    ],
    [
      '@D(GET)\nendpoint A GET /a -> { 200 -> Unit }\n@D(POST)\nendpoint B GET /a -> { 200 -> Unit }',
      'a.ws:4:12 "A" has this method and path, too',
    ],
    ['@D(->)\ntype A { b: String, b: String }', 'a.ws:2:21 Another field of this type is called "b"'],
    ['type A = Integer(5, 0)', 'a.ws:1:10 The bound 5 is above the bound 0'],
    ['type A { b: Number(1.0, -1.0)? }', 'a.ws:1:13 The bound 1 is above the bound -1'],
    ['type A = Integer32(-2147483648, 0)', 'a.ws:1:10 A bound does not fit into 32 bits'],
    ['type A { b: Integer32(2147483648, _) }', 'a.ws:1:13 A bound does not fit into 32 bits'],
    ['type A { b: Bytes, c: Integer(5, 0)[] }', 'a.ws:1:23 The bound 5 is above the bound 0'],
    ['endpoint A GET /a/{id: Integer(5, 0)} -> { 200 -> Unit }', 'a.ws:1:24 The bound 5 is above the bound 0'],
    [
      'endpoint A GET /a/{b: String}/c -> { 200 -> Unit }\nendpoint B GET /a/{d: Integer}/c # { h: String } -> { 200 -> Unit }',
      'a.ws:2:12 "A" has this method and path, too',
    ],
    [
      'endpoint A GET -> { 200 -> Unit }\nendpoint B GET ? { q: String } -> { 200 -> Unit }',
      'a.ws:2:12 "A" has this method and path, too',
    ],
    ['type A = Integer32(0, 2147483648)', 'a.ws:1:10 A bound does not fit into 32 bits'],
    ['type A = String(/[/g)', 'a.ws:1:17 JavaScript does not support this pattern.'],
    ['type A { a: A }\nendpoint A GET /a -> { 200 -> Unit }', 'a.ws:1:6 "A" contains itself endlessly'],
    ['type A { a: A }', 'a.ws:1:6 "A" contains itself endlessly'],
    ['type A { a: A? }\ntype B = B', 'a.ws:2:6 "B" contains itself endlessly'],
    ['type B { c: String }\ntype A = A | B', 'a.ws:2:6 "A" is a member of itself'],
  ])('warns of %s', (text, warning) => {
    expect(listWarnings(text)).toEqual([expect.stringContaining(warning)]);
  });

  it('names each type of a cycle, but not the type that leads to it', () => {
    expect(listWarnings('type A { b: B }\ntype B { c: C, d: String? }\ntype C { b: B }')).toEqual([
      expect.stringContaining('a.ws:2:6 "B" contains itself endlessly'),
      expect.stringContaining('a.ws:3:6 "C" contains itself endlessly'),
    ]);
    expect(listWarnings('type A = B | C\ntype B = A | C\ntype C { d: String }')).toEqual([
      expect.stringContaining('a.ws:1:6 "A" is a member of itself'),
      expect.stringContaining('a.ws:2:6 "B" is a member of itself'),
    ]);
  });

  it('compares the definitions of all files', () => {
    expect(
      listWarnings(
        'endpoint A GET /a/{b: String} -> { 200 -> Unit }\ntype A1 { a: A2 }',
        'endpoint B GET /a/{c: String}? -> { 200 -> Unit }'.replace('?', ' ? { d: String }') + '\ntype A2 { a: A1 }',
      ),
    ).toEqual([
      expect.stringContaining('a.ws:2:6 "A1" contains itself endlessly'),
      expect.stringContaining('b.ws:1:12 "A" has this method and path, too'),
      expect.stringContaining('b.ws:2:6 "A2" contains itself endlessly'),
    ]);
  });

  it.each([
    'type A { a: A?, b: A[], c: {A}, d: String }',
    'type A = B | C\ntype B { a: A }\ntype C { d: String }',
    'type A { b: B }\ntype B = A | C\ntype C { d: D }\ntype D = String(/^x$/)',
    'type A { @D(a: "1", a: "2") a: String(/^\\/[a-z]+$/), b: Integer(_, 5), c: Integer(0, 0), d: Number(_, _)? }',
    'type A { c: {String} }\ntype B { c: String }',
    'endpoint A POST A /a -> { 200 -> A # { h: String } 404 -> A # { h: String } }\ntype A { h: String }',
    'endpoint A GET /a/{id: String} -> { 200 -> Unit }\nendpoint B GET /a/id -> { 200 -> Unit }\nendpoint C GET -> { 200 -> Unit }',
    'endpoint A POST String? /a -> { 200 -> Unit }\nendpoint B POST String? /b -> { 200 -> Unit }',
    'enum A { B, B }',
    'type A { `GET`: String }\ntype B { `GET`: String }',
    '@D(5, 1)\ntype A { b: String }',
    '@D(GET)\ntype A { b: String }\n@D(GET)\ntype B { b: String }',
    '@D(b: 1)\ntype A { b: String }',
    '@D(b: 1)\nendpoint A GET /a ? { b: String } -> { 200 -> Unit }',
    'endpoint A GET /200 -> { 200 -> Unit }',
    'endpoint A GET /a/{b: String?}/c -> { 200 -> Unit }\nendpoint B GET /a/{b: String?}/d -> { 200 -> Unit }',
    'type A = Integer32(0, 2147483647)\ntype B = Integer32(-2147483647, 0)\ntype C = Integer(0, 2147483648)',
    'type A = Integer(5, 5)',
    'type A { @D(a: A) b: String }',
    'endpoint A GET /a -> { 200 -> Unit # { b: Integer(5, 5), c: Integer(5, 5) } }',
    'endpoint A GET /{a: String} -> { 200 -> Unit }\nendpoint B GET -> { 200 -> Unit }',
    'endpoint A GET /a/{b: String}/c -> { 200 -> Unit }\nendpoint B GET /a/{b: String} -> { 200 -> Unit }',
    'type A { b: Integer, c: Integer[] }\nendpoint B GET /b/{d: Integer} ? { e: Integer } -> { 200 -> Integer 404 -> Unit }',
    'endpoint A GET /a -> { 200 -> Unit # { h: String } 404 -> Unit # { h: String } }',
    'endpoint A GET /a -> { 200 -> Unit }\nendpoint B POST /a -> { 200 -> Unit }\nendpoint C GET /b -> { 200 -> Unit }',
    'type A { b: B? }\ntype B { a: A }',
    'type A = B | C\ntype B = C\ntype C { d: String }',
    'channel A -> String\nchannel B -> String',
  ])('accepts %s', (text) => {
    expect(listWarnings(text)).toEqual([]);
  });

  it('reports nothing for a contract that is refused', () => {
    expect(listWarnings('type A { b: String, b String }')).toEqual([expect.stringContaining('no warning')]);
  });
});
