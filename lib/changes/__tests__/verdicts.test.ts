import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compareContracts';
import { describeEffect, formatMarkdown } from '../describeChanges';
import { readText } from './readText';

/** Each change as its verdict, where it breaks something, and its sentence. */
function list(before: string, after: string): string[] {
  return compareContracts(readText(before), readText(after)).map(
    ({ verdict, breaks, sentence }) => `${[verdict, ...breaks].join(' ')}: ${sentence}`,
  );
}

const send = (type: string, rest = ''): string => `endpoint Send POST ${type} /a -> { 200 -> Unit } ${rest}`;
const receive = (type: string, rest = ''): string => `endpoint Get GET /a -> { 200 -> ${type} } ${rest}`;
const publish = (type: string, rest = ''): string => `channel Told -> ${type} ${rest}`;
const query = (type: string): string => `endpoint Get GET /a?{q: ${type}} -> { 200 -> Unit }`;
const MEMBERS = 'type P { x: String } type Q { y: Integer } type U = P | Q';

describe('changes that the wire does not notice are changes of source code', () => {
  it.each([
    [
      'a header in other letters',
      'endpoint A GET /a#{`X-Trace`: String} -> { 200 -> Unit }',
      'endpoint A GET /a#{`x-trace`: String} -> { 200 -> Unit }',
      ['source: endpoint A header X-Trace is written x-trace'],
    ],
    [
      'Integer32? to Integer? in a query',
      query('Integer32?'),
      query('Integer?'),
      ['source: endpoint Get query q was Integer32 and is Integer'],
    ],
    [
      'Integer? to Number? in a query',
      query('Integer?'),
      query('Number?'),
      ['source: endpoint Get query q was Integer and is Number'],
    ],
    [
      'String?[] to String[] in a response',
      receive('String?[]'),
      receive('String[]'),
      ['source: endpoint Get status 200 body was String?[] and is String[]'],
    ],
    ['P to P | Q in a request', send('P', MEMBERS), send('U', MEMBERS), ['source: endpoint Send body was P and is U']],
    [
      'an enum entry that only responses use is gone',
      receive('E', 'enum E { X, Y }'),
      receive('E', 'enum E { X }'),
      ['source: E entry Y is gone'],
    ],
    ['an unused type is gone', receive('String', 'type P { x: String }'), receive('String'), ['source: P is gone']],
    [
      'an endpoint has another name',
      receive('String'),
      receive('String').replace('Get', 'Fetch'),
      ['source: endpoint Get is called Fetch now'],
    ],
    [
      'a type has another name',
      send('P', 'type P { x: String }'),
      send('Q', 'type Q { x: String }'),
      ['source: type P is called Q now'],
    ],
    [
      'a type that refers to itself has another name',
      send('P[]', 'type P { x: String(/^a$/), next: P? }'),
      send('Q[]', 'type Q { x: String(/^a$/), next: Q? }'),
      ['source: type P is called Q now'],
    ],
    [
      'types that refer to each other have other names',
      publish('P', 'type P { e: E, r: R } enum E { X } type R = String(/^a$/)'),
      publish('Q', 'type Q { e: F, r: S } enum F { X } type S = String(/^a$/)'),
      ['source: type P is called Q now', 'source: enum E is called F now', 'source: type R is called S now'],
    ],
    [
      'String to an alias of it',
      publish('String'),
      publish('Title', 'type Title = String'),
      ['source: channel Told message was String and is Title', 'compatible: Title is new'],
    ],
    [
      'an alias to String, with one pattern',
      'type Title = String(/^a$/) type A { t: Title } endpoint Send POST A /a -> { 200 -> Unit }',
      'type A { t: String(/^a$/) } endpoint Send POST A /a -> { 200 -> Unit }',
      ['source: Title is gone', 'source: A.t was Title and is String'],
    ],
    [
      'two endpoints swap their names',
      'endpoint A GET /a -> { 200 -> String } endpoint B GET /b -> { 200 -> Integer }',
      'endpoint B GET /a -> { 200 -> String } endpoint A GET /b -> { 200 -> Integer }',
      ['source: endpoint A is called B now', 'source: endpoint B is called A now'],
    ],
    [
      'an endpoint takes the name of another one, which is new elsewhere',
      'endpoint A GET /a -> { 200 -> String }',
      'endpoint B GET /a -> { 200 -> String } endpoint A GET /b -> { 200 -> Integer }',
      ['source: endpoint A is called B now', 'compatible: endpoint A (now GET /b) is new'],
    ],
    [
      'a response enum becomes a string in a request',
      send('E', 'enum E { X }'),
      send('String'),
      ['source: E is gone', 'source: endpoint Send body was E and is String'],
    ],
    [
      'a failure is gone',
      'endpoint A GET /a -> { 200 -> Unit 404 -> Unit }',
      'endpoint A GET /a -> { 200 -> Unit }',
      ['source: endpoint A status 404 is gone'],
    ],
    [
      'an optional field of a response is gone',
      receive('P', 'type P { x: String, y: String? }'),
      receive('P', 'type P { x: String }'),
      ['source: P.y is gone'],
    ],
    [
      'the name of a path parameter',
      'endpoint A GET /a/{x: String} -> { 200 -> Unit }',
      'endpoint A GET /a/{y: String} -> { 200 -> Unit }',
      ['source: endpoint A path segment 2 was called x and is called y'],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(list(before, after)).toEqual(expected);
  });
});

describe('changes that break name the direction', () => {
  it.each([
    [
      'a pattern is new',
      send('String'),
      send('String(/^a$/)'),
      ['breaking request: endpoint Send body allows fewer values'],
    ],
    ['a pattern is gone', send('String(/^a$/)'), send('String'), ['compatible: endpoint Send body allows more values']],
    [
      'bounds of a response widen',
      receive('Integer(0, 5)'),
      receive('Integer(0, 10)'),
      ['breaking response: endpoint Get status 200 body allows more values'],
    ],
    [
      'bounds of a response narrow',
      receive('Integer(0, 5)'),
      receive('Integer(1, 5)'),
      ['compatible: endpoint Get status 200 body allows fewer values'],
    ],
    [
      '.* becomes [a-z]',
      send('String(/.*/)'),
      send('String(/[a-z]/)'),
      ['breaking request: endpoint Send body allows fewer values'],
    ],
    [
      'a bound of a path',
      ...['0', '1'].map((least) => `endpoint A GET /a/{x: Integer(${least}, 5)} -> { 200 -> Unit }`),
      ['breaking request: endpoint A path segment 2 allows fewer values'],
    ],
    [
      'a message widens',
      publish('Integer(0, 5)'),
      publish('Integer(0, 10)'),
      ['breaking channel: channel Told message allows more values'],
    ],
    [
      'P to P | Q in a response',
      receive('P', MEMBERS),
      receive('U', MEMBERS),
      ['breaking response: endpoint Get status 200 body was P and is U'],
    ],
    [
      'an alias with a pattern',
      send('String'),
      send('Title', 'type Title = String(/^a$/)'),
      ['breaking request: endpoint Send body was String and is Title', 'compatible: Title is new'],
    ],
    [
      'an alias that may be missing',
      receive('String'),
      receive('Title', 'type Title = String?'),
      ['breaking response: endpoint Get status 200 body was String and is Title', 'compatible: Title is new'],
    ],
    [
      'a type both ways',
      'type P { x: String } endpoint A POST P /a -> { 200 -> P }',
      'type P { x: Integer } endpoint A POST P /a -> { 200 -> P }',
      ['breaking request response: P.x was String and is Integer'],
    ],
    [
      'another type with other fields',
      send('P', 'type P { x: String } type Q { y: String }'),
      send('Q', 'type P { x: String } type Q { y: String }'),
      ['breaking request: endpoint Send body was P and is Q'],
    ],
    [
      'a type that is renamed and changed',
      send('P', 'type P { x: String, y: String }'),
      send('Q', 'type Q { x: String, y: String, z: String }'),
      ['breaking request: P.z is new and required', 'source: type P is called Q now'],
    ],
    [
      'an endpoint that moved',
      'endpoint A GET /a -> { 200 -> Unit }',
      'endpoint A GET /b -> { 200 -> Unit }',
      ['breaking request: endpoint A was GET /a and is GET /b'],
    ],
    [
      'a channel that is gone',
      publish('String', 'channel B -> String'),
      publish('String'),
      ['breaking channel: channel B is gone'],
    ],
    [
      'a success that is gone',
      'endpoint A GET /a -> { 200 -> Unit 202 -> Unit }',
      'endpoint A GET /a -> { 200 -> Unit }',
      ['breaking response: endpoint A status 202 is gone'],
    ],
  ] as [string, string, string, string[]][])('%s', (_name, before, after, expected) => {
    expect(list(before, after)).toEqual(expected);
  });
});

it.each([
  [
    { verdict: 'breaking', breaks: ['request', 'response'] },
    'on the wire: breaks the server (request) and callers (response)',
  ],
  [{ verdict: 'breaking', breaks: ['channel'] }, 'on the wire: breaks publishers or subscribers (channel)'],
  [{ verdict: 'source', breaks: [] }, 'in source only: requests, responses and messages still fit'],
  [{ verdict: 'unclear', breaks: ['request'] }, 'on the wire: may break the server (request)'],
  [{ verdict: 'unclear', breaks: [] }, 'may change generated code'],
  [{ verdict: 'compatible', breaks: [] }, 'breaks nothing'],
] as const)('a line says whom a change breaks: %o', (change, expected) => {
  expect(describeEffect(change)).toBe(expected);
});

it('a comparison is written as Markdown for a pull request, and names stay as they are', () => {
  const [before, after] = [receive('P', 'type P { x_y: String }'), receive('P', 'type P { x_y: Integer, z: String }')];
  expect(formatMarkdown(compareContracts(readText(before), readText(after)), '2 changes, 1 breaking')).toBe(
    [
      '## Changes of the contract',
      '2 changes, 1 breaking.',
      '### Breaks existing clients or servers',
      String.raw`- P.x\_y was String and is Integer (on the wire: breaks callers (response))`,
      '### Compatible',
      '- P.z is new (breaks nothing)\n',
    ].join('\n\n'),
  );
});
