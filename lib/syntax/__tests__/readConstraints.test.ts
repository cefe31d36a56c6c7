import { describe, expect, it } from 'vitest';
import { handleRequest } from '../../compiler/handleRequest';
import { readConstraints } from '../readConstraints';

const read = (text: string): Record<string, string> => {
  const files = { 'a.ws': text };
  expect(handleRequest('check', { files })).toEqual([]);
  const constraints = readConstraints(handleRequest('tokens', { files })['a.ws'] ?? []);
  return Object.fromEntries(
    [...constraints].map(([name, tokens]) => [name, tokens.map(({ value }) => value).join(' ')]),
  );
};

describe('readConstraints', () => {
  it.each([
    ['slashes', String.raw`/^\/books\/[0-9]+$/`],
    ['slashes that look like a comment', String.raw`/^\/\/ a$/`],
    ['a slash and a star', String.raw`/^\/* a *\/$/`],
    ['parentheses', '/^(a|(b))$/'],
    ['unmatched parentheses', String.raw`/^\)\($/`],
    ['quotation marks', '/^"a$/'],
    ['flags', '/^a$/gi'],
    ['a definition', '/^ type B = String$/'],
    ['a single space', '/ /'],
  ])('reads a pattern with %s', (_, pattern) => {
    expect(read(`type A = String(${pattern})\ntype B { a: A }`)).toEqual({ A: `( ${pattern} )` });
  });

  it('reads a pattern after a question mark', () => {
    expect(read('type A = String?(/^a$/) type B = String?')).toEqual({ A: '( /^a$/ )' });
  });

  it('reads bounds, closed and open', () => {
    expect(read('type A = Integer32(-5,_) type B = Number( 0.5 , 1.0 )? type C = Integer')).toEqual({
      A: '( -5 , _ )',
      B: '( 0.5 , 1.0 )',
    });
  });

  it('reads nothing in comments, annotations, fields and endpoints', () => {
    const text = [
      '@Was("type A = String(/^a$/)") /* type B = String(/^b$/) */ type D { d: Integer(0, 5) }',
      '// type C = String(/^c$/)\nendpoint E GET /e/{d: Integer(0, 5)} -> { 200 -> D }',
    ];
    expect(read(text.join(' '))).toEqual({});
  });
});
