import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// The script is plain JavaScript, as readers copy it; Node's own `require` takes it as it is.
const { findBreakingChanges } = createRequire(__filename)(
  path.resolve(__dirname, '../../../examples/guides/changes/compare-contracts.mjs'),
) as { findBreakingChanges: (before: string, after: string) => string[] };

const send = (fields: string) => `type Book { ${fields} } endpoint Add POST Book /books -> { 201 -> Unit }`;
const receive = (fields: string) => `type Book { ${fields} } endpoint Get GET /books -> { 200 -> Book }`;
const call = (rest: string) => `endpoint Get GET /books ${rest}`;
const genre = (entries: string, use: string) => `enum Genre { ${entries} } ${use}`;
const SENDS_GENRE = 'endpoint Add POST Genre /genres -> { 201 -> Unit }';
const RECEIVES_GENRE = 'endpoint Get GET /genres -> { 200 -> Genre[] }';

describe('the script that compares two versions of a contract', () => {
  it.each([
    ['a field is gone', receive('a: String, b: String'), receive('a: String'), 'Book.b is gone'],
    ['a field has another type', receive('a: String'), receive('a: Integer'), 'Book.a was String and is Integer'],
    ['a field becomes a list', send('a: String'), send('a: String[]'), 'Book.a was String and is String[]'],
    ['clients get less', receive('a: String'), receive('a: String?'), 'Book.a has become optional'],
    ['clients must send more', send('a: String?'), send('a: String'), 'Book.a has become required'],
    ['a sent field is new', send('a: String'), send('a: String, b: String'), 'Book.b is new and required'],
    [
      'a query is new',
      call('-> { 200 -> Unit }'),
      call('? {q: String} -> { 200 -> Unit }'),
      'endpoint Get query q is new',
    ],
    ['a status is new', call('-> { 200 -> Unit }'), call('-> { 200 -> Unit 404 -> Unit }'), 'status 404 is new'],
    ['a status is gone', call('-> { 200 -> Unit 404 -> Unit }'), call('-> { 200 -> Unit }'), 'status 404 is gone'],
    ['the method changes', call('-> { 200 -> Unit }'), 'endpoint Get PUT /books -> { 200 -> Unit }', 'was GET /books'],
    ['the path changes', call('-> { 200 -> Unit }'), 'endpoint Get GET /b -> { 200 -> Unit }', 'and is GET /b'],
    ['a received enum grows', genre('A', RECEIVES_GENRE), genre('A, B', RECEIVES_GENRE), 'Genre entry B is new'],
    ['an enum shrinks', genre('A, B', SENDS_GENRE), genre('A', SENDS_GENRE), 'Genre entry B is gone'],
    ['a primitive changes', 'type I = String channel C -> I', 'type I = Integer channel C -> I', 'I value was String'],
    [
      'a type has the name of a channel',
      'type R { a: String, b: String } channel R -> R',
      'type R { a: String } channel R -> R',
      'R.b is gone',
    ],
    [
      'a type has the name of an endpoint that stands before it',
      'endpoint R GET /r -> { 200 -> R } type R { a: String }',
      'endpoint R GET /r -> { 200 -> R } type R { a: Integer }',
      'R.a was String and is Integer',
    ],
    [
      'an endpoint is gone whose name a channel has',
      'endpoint X GET /x -> { 200 -> Unit } channel X -> Unit',
      'channel X -> Unit',
      'endpoint X is gone',
    ],
    [
      'a message changes',
      'channel C -> String',
      'channel C -> String[]',
      'channel C message was String and is String[]',
    ],
  ])('finds the one change when %s', (_title, before, after, sentence) => {
    expect(findBreakingChanges(before, after)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['nothing changes', receive('a: String'), receive('a: String')],
    ['clients get more', receive('a: String'), receive('a: String, b: String')],
    ['clients always get a value', receive('a: String?'), receive('a: String')],
    ['clients may send less', send('a: String'), send('a: String?')],
    ['clients may send more', send('a: String'), send('a: String, b: String?')],
    ['a sent enum grows', genre('A', SENDS_GENRE), genre('A, B', SENDS_GENRE)],
    [
      'an endpoint is new',
      receive('a: String'),
      `${receive('a: String')} endpoint Other GET /o ? {q: String} -> { 200 -> Unit }`,
    ],
    [
      'a definition moves',
      'type A { b: B } type B { c: String } channel C -> A',
      'channel C -> A type B { c: String } type A { b: B }',
    ],
    ['a type refers to itself', 'type A { a: A? } channel C -> A', 'type A { a: A? } channel C -> A'],
  ])('finds nothing when %s', (_title, before, after) => {
    expect(findBreakingChanges(before, after)).toEqual([]);
  });

  it.each([
    ['a type', 'type Book { a: String } channel C -> Book', 'type Novel { a: String } channel C -> Novel'],
    ['an endpoint', call('-> { 200 -> Unit }'), 'endpoint Find GET /books -> { 200 -> Unit }'],
    ['a header', call('# {`X-Id`: String} -> { 200 -> Unit }'), call('# {x-id: String} -> { 200 -> Unit }')],
  ])('reports %s with another name, as the page says', (_what, before, after) => {
    expect(findBreakingChanges(before, after)).not.toEqual([]);
  });

  it('does not see patterns and bounds, as the page says', () => {
    const isbn = (pattern: string) => `type Isbn = String(/^${pattern}$/) channel C -> Isbn`;
    expect(findBreakingChanges(isbn('97'), isbn('98'))).toEqual([]);
  });
});
