import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compareContracts';
import { describeEffect, formatChangesAsMarkdown } from '../describeChanges';
import { readText } from './readText';

/** Formats each change as its verdict, the directions that it breaks, and its sentence. */
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

describe('a change that affects neither requests nor responses is in source only', () => {
  it.each([
    [
      'a header with different case',
      'endpoint A GET /a#{`X-Trace`: String} -> { 200 -> Unit }',
      'endpoint A GET /a#{`x-trace`: String} -> { 200 -> Unit }',
      ['source: endpoint A header X-Trace is written x-trace'],
    ],
    [
      'Integer32? to Integer? in a query',
      query('Integer32?'),
      query('Integer?'),
      ['source: endpoint Get query q changed from Integer32 to Integer'],
    ],
    [
      'Integer? to Number? in a query',
      query('Integer?'),
      query('Number?'),
      ['source: endpoint Get query q changed from Integer to Number'],
    ],
    [
      'String?[] to String[] in a response',
      receive('String?[]'),
      receive('String[]'),
      ['source: endpoint Get status 200 body changed from String?[] to String[]'],
    ],
    [
      'P to P | Q in a request',
      send('P', MEMBERS),
      send('U', MEMBERS),
      ['source: endpoint Send body changed from P to U'],
    ],
    [
      'an enum entry that only responses use was removed',
      receive('E', 'enum E { X, Y }'),
      receive('E', 'enum E { X }'),
      ['source: E entry Y was removed'],
    ],
    [
      'an unused type was removed',
      receive('String', 'type P { x: String }'),
      receive('String'),
      ['source: P was removed'],
    ],
    [
      'an endpoint has another name',
      receive('String'),
      receive('String').replace('Get', 'Fetch'),
      ['source: endpoint Get was renamed to Fetch'],
    ],
    [
      'a type has another name',
      send('P', 'type P { x: String }'),
      send('Q', 'type Q { x: String }'),
      ['source: type P was renamed to Q'],
    ],
    [
      'a type that refers to itself has another name',
      send('P[]', 'type P { x: String(/^a$/), next: P? }'),
      send('Q[]', 'type Q { x: String(/^a$/), next: Q? }'),
      ['source: type P was renamed to Q'],
    ],
    [
      'types that refer to each other have other names',
      publish('P', 'type P { e: E, r: R } enum E { X } type R = String(/^a$/)'),
      publish('Q', 'type Q { e: F, r: S } enum F { X } type S = String(/^a$/)'),
      ['source: type P was renamed to Q', 'source: enum E was renamed to F', 'source: type R was renamed to S'],
    ],
    [
      'two types swap their names',
      `type A { x: String } type B { y: Integer } ${send('A')} ${receive('B')}`,
      `type B { x: String } type A { y: Integer } ${send('B')} ${receive('A')}`,
      ['source: type A was renamed to B', 'source: type B was renamed to A'],
    ],
    [
      'two types with equal fields swap their names',
      `type A { x: String, a: A? } type B { x: String, y: Integer } ${send('A')} ${receive('B')}`,
      `type B { x: String, a: B? } type A { x: String, y: Integer } ${send('B')} ${receive('A')}`,
      ['source: type A was renamed to B', 'source: type B was renamed to A'],
    ],
    [
      'two types, one of which contains the other, swap their names',
      `type A { b: B } type B { y: Integer } ${send('A')}`,
      `type B { b: A } type A { y: Integer } ${send('B')}`,
      ['source: type A was renamed to B', 'source: type B was renamed to A'],
    ],
    [
      'two types that refer to themselves swap their names',
      `type A { x: String, next: A? } type B { y: Integer, next: B? } ${send('A')} ${receive('B')}`,
      `type B { x: String, next: B? } type A { y: Integer, next: A? } ${send('B')} ${receive('A')}`,
      ['source: type A was renamed to B', 'source: type B was renamed to A'],
    ],
    [
      'two members of a union swap their names',
      `type A { x: String } type B { y: Integer } type U = A | B ${send('A')} ${receive('B')} ${publish('U')}`,
      `type B { x: String } type A { y: Integer } type U = B | A ${send('B')} ${receive('A')} ${publish('U')}`,
      ['source: type A was renamed to B', 'source: type B was renamed to A'],
    ],
    [
      'a type has another name, and an added type has the old name',
      `type P { x: String } ${send('P')}`,
      `type Q { x: String } type P { y: Integer } ${send('Q')} ${receive('P')}`,
      ['source: type P was renamed to Q', 'compatible: endpoint Get was added', 'compatible: P (new) was added'],
    ],
    [
      'String to a refined type without a constraint',
      publish('String'),
      publish('Title', 'type Title = String'),
      ['source: channel Told message changed from String to Title', 'compatible: Title was added'],
    ],
    [
      'a refined type to String, with the same pattern',
      'type Title = String(/^a$/) type A { t: Title } endpoint Send POST A /a -> { 200 -> Unit }',
      'type A { t: String(/^a$/) } endpoint Send POST A /a -> { 200 -> Unit }',
      ['source: Title was removed', 'source: A.t changed from Title to String'],
    ],
    [
      'two endpoints swap their names',
      'endpoint A GET /a -> { 200 -> String } endpoint B GET /b -> { 200 -> Integer }',
      'endpoint B GET /a -> { 200 -> String } endpoint A GET /b -> { 200 -> Integer }',
      ['source: endpoint A was renamed to B', 'source: endpoint B was renamed to A'],
    ],
    [
      'an endpoint was renamed, and its old name belongs to a new endpoint',
      'endpoint A GET /a -> { 200 -> String }',
      'endpoint B GET /a -> { 200 -> String } endpoint A GET /b -> { 200 -> Integer }',
      ['source: endpoint A was renamed to B', 'compatible: endpoint A (now GET /b) was added'],
    ],
    [
      'an enum in a request becomes a string',
      send('E', 'enum E { X }'),
      send('String'),
      ['source: E was removed', 'source: endpoint Send body changed from E to String'],
    ],
    [
      'an error status was removed',
      'endpoint A GET /a -> { 200 -> Unit 404 -> Unit }',
      'endpoint A GET /a -> { 200 -> Unit }',
      ['source: endpoint A status 404 was removed'],
    ],
    [
      'an optional field of a response was removed',
      receive('P', 'type P { x: String, y: String? }'),
      receive('P', 'type P { x: String }'),
      ['source: P.y was removed'],
    ],
    [
      'the name of a path parameter',
      'endpoint A GET /a/{x: String} -> { 200 -> Unit }',
      'endpoint A GET /a/{y: String} -> { 200 -> Unit }',
      ['source: the parameter in path segment 2 of endpoint A was renamed from x to y'],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(list(before, after)).toEqual(expected);
  });
});

describe('a breaking or unclear change names the directions that it breaks', () => {
  it.each([
    [
      'a pattern was added',
      send('String'),
      send('String(/^a$/)'),
      ['breaking request: endpoint Send body allows fewer values'],
    ],
    [
      'a pattern was removed',
      send('String(/^a$/)'),
      send('String'),
      ['compatible: endpoint Send body allows more values'],
    ],
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
      ['breaking response: endpoint Get status 200 body changed from P to U'],
    ],
    [
      'String to a refined type with a pattern',
      send('String'),
      send('Title', 'type Title = String(/^a$/)'),
      ['breaking request: endpoint Send body changed from String to Title', 'compatible: Title was added'],
    ],
    [
      'String to a refined type that may be missing',
      receive('String'),
      receive('Title', 'type Title = String?'),
      ['breaking response: endpoint Get status 200 body changed from String to Title', 'compatible: Title was added'],
    ],
    [
      'a type in a request and in a response',
      'type P { x: String } endpoint A POST P /a -> { 200 -> P }',
      'type P { x: Integer } endpoint A POST P /a -> { 200 -> P }',
      ['breaking request response: P.x changed from String to Integer'],
    ],
    [
      'another type with other fields',
      send('P', 'type P { x: String } type Q { y: String }'),
      send('Q', 'type P { x: String } type Q { y: String }'),
      ['breaking request: endpoint Send body changed from P to Q'],
    ],
    [
      'a type that is renamed and changed',
      send('P', 'type P { x: String, y: String }'),
      send('Q', 'type Q { x: String, y: String, z: String }'),
      ['breaking request: P.z was added and is required', 'source: type P was renamed to Q'],
    ],
    [
      'a type that is renamed and changed, while another one takes its name',
      `type P { x: String, y: String } ${send('P')}`,
      `type Q { x: String, y: Integer } type P { z: Integer } ${send('Q')} ${receive('P')}`,
      [
        'breaking request: P.y changed from String to Integer',
        'source: type P was renamed to Q',
        'compatible: endpoint Get was added',
        'compatible: P (new) was added',
      ],
    ],
    [
      'a union with a member that takes the name of a renamed type',
      `type P { x: String } type R { z: String } type U = R ${send('P')} ${receive('U')}`,
      `type Q { x: String } type R { z: String } type P { y: Integer } type U = R | P ${send('Q')} ${receive('U')}`,
      [
        'breaking response: U member P (new) was added, and existing readers do not know it',
        'source: type P was renamed to Q',
        'compatible: P (new) was added',
      ],
    ],
    [
      'two types that exchange their fields and are used in the same places as before',
      `type A { x: String } type B { y: Integer } ${send('A')} ${receive('B')}`,
      `type B { x: String } type A { y: Integer } ${send('A')} ${receive('B')}`,
      [
        'breaking request: A.x was removed',
        'breaking response: B.y was removed',
        'breaking request: A.y was added and is required',
        'compatible: B.x was added',
      ],
    ],
    [
      'two types that exchange their fields, in a contract without endpoints',
      'type A { x: String } type B { y: Integer }',
      'type B { x: String } type A { y: Integer }',
      [
        'breaking request response: A.x was removed',
        'breaking request response: B.y was removed',
        'breaking request: B.x was added and is required',
        'breaking request: A.y was added and is required',
      ],
    ],
    [
      'a type is replaced with an existing type, and the existing type gets a field',
      `type P { x: String } type Q { x: String, y: String } ${send('P')} ${receive('Q')}`,
      `type Q { x: String, y: String, z: String } ${send('Q')} ${receive('Q')}`,
      [
        'breaking request: endpoint Send body changed from P to Q',
        'source: P was removed',
        'compatible: Q.z was added',
      ],
    ],
    [
      'a second endpoint on a route',
      'endpoint A GET /a/{x: String} -> { 200 -> Unit }',
      'endpoint A GET /a/{x: String} -> { 200 -> Unit } endpoint B GET /a/{y: String} -> { 200 -> String }',
      ['unclear request response: endpoint B was added with the same method and path as endpoint A'],
    ],
    [
      'an endpoint with a different path',
      'endpoint A GET /a -> { 200 -> Unit }',
      'endpoint A GET /b -> { 200 -> Unit }',
      ['breaking request response: endpoint A changed from GET /a to GET /b'],
    ],
    [
      'an endpoint with a different method',
      'endpoint A GET /a -> { 200 -> Unit }',
      'endpoint A POST /a -> { 200 -> Unit }',
      ['breaking request response: endpoint A changed from GET /a to POST /a'],
    ],
    [
      'an endpoint that was removed',
      'endpoint A GET /a -> { 200 -> Unit } endpoint B GET /b -> { 200 -> Unit }',
      'endpoint A GET /a -> { 200 -> Unit }',
      ['breaking request response: endpoint B was removed'],
    ],
    [
      'a channel that was removed',
      publish('String', 'channel B -> String'),
      publish('String'),
      ['breaking channel: channel B was removed'],
    ],
    [
      'a success status that was removed',
      'endpoint A GET /a -> { 200 -> Unit 202 -> Unit }',
      'endpoint A GET /a -> { 200 -> Unit }',
      ['breaking response: endpoint A status 202 was removed'],
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
] as const)('the description of an effect names the programs that break: %o', (change, expected) => {
  expect(describeEffect(change)).toBe(expected);
});

it('a comparison is formatted as Markdown for a pull request, with escaped names', () => {
  const [before, after] = [receive('P', 'type P { x_y: String }'), receive('P', 'type P { x_y: Integer, z: String }')];
  expect(formatChangesAsMarkdown(compareContracts(readText(before), readText(after)), '2 changes, 1 breaking')).toBe(
    [
      '## Changes to the contract',
      '2 changes, 1 breaking.',
      '### Breaks existing clients or servers',
      String.raw`- P.x\_y changed from String to Integer (on the wire: breaks callers (response))`,
      '### Compatible',
      '- P.z was added (breaks nothing)\n',
    ].join('\n\n'),
  );
});
