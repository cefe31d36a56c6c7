import { expect, it } from 'vitest';
import { findDefinitions } from '../findDefinitions';

/** Returns the text of each definition, and the values of the tokens between definitions. */
function outline(text: string): { texts: string[]; strays: string[] } {
  const { definitions, strayTokens } = findDefinitions(text);
  return {
    texts: definitions.map(({ start, end }) => text.slice(start, end)),
    strays: strayTokens.map(({ value }) => value),
  };
}

it.each([
  ['type A { b: {String}[] }', 'channel B -> {A[]?}?'],
  ['enum A { B, C }', 'channel B -> {A}'],
  ['channel A -> String?(/^x$/)', 'channel B -> Integer(0, 1)?'],
  ['channel A -> Boolean?', 'channel B -> Bytes[]?'],
  ['channel A -> B?', 'channel B -> A[]'],
  ['type A = String(/^x$/)', 'type B = Number(0.0, _)'],
  ['type A = B | C', 'type D = Boolean'],
  ['endpoint A POST {B[]} /a/{c: String} ? {d: String} # {e: String} -> { 200 -> B # {f: String} }', 'enum B { C }'],
  ['endpoint A GET /{a: String}/b -> { 200 -> Unit }', '@D(e: "f")\n@G\n/* h */ type A { b: String }'],
])('finds where %j ends, and where the next definition begins', (first, second) => {
  expect(outline(`${first}\n${second}`)).toEqual({ texts: [first, second], strays: [] });
});

it('finds the tokens outside definitions', () => {
  expect(outline('one two\ntype A { b: String }\n(three)')).toEqual({
    texts: ['type A { b: String }'],
    strays: ['one', 'two', '(', 'three', ')'],
  });
});

it.each([
  ['type', []],
  ['@B(', []],
  ['endpoint A GET /a', ['A']],
  ['type A { b: String', ['A']],
  ['enum A', ['A']],
  ['channel A', ['A']],
  ['type A =', ['A']],
])('reads the unfinished contract %j', (text, names) => {
  expect(findDefinitions(text).definitions.map(({ name }) => name)).toEqual(names);
});
