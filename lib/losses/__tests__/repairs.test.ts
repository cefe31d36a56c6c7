import { expect, it } from 'vitest';
import { convert } from '../../compiler';
import { listErrorMessages } from '../../compiler/check';
import { LANGUAGE_WORDS } from '../../compiler/languageWords';
import { findLosses } from '..';
import { parseContract } from '../parseContract';
import type { Loss } from '../types';

const PRIMITIVES: readonly string[] = LANGUAGE_WORDS['built-in type'];

/** Schemas whose losses have repairs. */
const SCHEMAS: readonly (readonly [string, object])[] = [
  ['a pattern', { type: 'string', pattern: '^a/b$' }],
  ['a pattern that starts with a letter', { type: 'string', pattern: 'a|b' }],
  ['a pattern with a line break', { type: 'string', pattern: '^a\r\nb$' }],
  ['a pattern with quotation marks', { type: 'string', pattern: '^"a\\"$' }],
  ['a format', { type: 'string', format: 'date-time' }],
  ['a length', { type: 'string', minLength: 1, maxLength: 9 }],
  ['bounds of an integer', { type: 'integer', minimum: 1, maximum: 9 }],
  ['fractions as bounds of an integer', { type: 'integer', minimum: 0.5, maximum: 9.5 }],
  ['bounds of a number', { type: 'number', minimum: 0, maximum: 0.5 }],
  ['values', { type: 'string', enum: ['low', 'High'] }],
  ['null', { type: 'string', nullable: true }],
  ['a list of lists that may be null', createList(createList({ type: 'string' }))],
  ['a list of dictionaries that may be null', createList({ type: 'object', additionalProperties: { type: 'string' } })],
  ['a union', { anyOf: [createReference('Plain'), createReference('odd-name')] }],
];

/** Schemas with losses that no contract can repair. */
const UNREPAIRABLE_SCHEMAS: readonly (readonly [string, object])[] = [
  ['a pattern that ends with a backslash', { type: 'string', pattern: 'a\\' }],
  ['a large bound', { type: 'number', minimum: -1.5e300 }],
  ['values with quotation marks', { type: 'string', enum: ['a/b', '"', 'low', '1'] }],
  ['a union of types without a name', { anyOf: [{ type: 'string' }, { type: 'object', properties: {} }] }],
];

function createList(items: object): object {
  return { type: 'array', nullable: true, items };
}

function createReference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

/** Creates a document that uses a schema as a definition, a field, a parameter, a body, a response and its header. */
function createDocument(schema: object, name: string): object {
  const content = { 'application/json': { schema } };
  const text = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  const holder = { type: 'object', required: [name], properties: { [name]: schema } };
  const parameter = { name: 'x-y', in: 'path', required: true, schema };
  const response = { description: '', headers: { 'X-a.b': { required: true, schema } }, content };
  const operation = { parameters: [parameter], requestBody: { required: true, content }, responses: { 404: response } };
  return {
    openapi: '3.0.3',
    info: { title: 'Odd', version: '1' },
    paths: { '/a.b/{x-y}/c': { post: operation } },
    components: { schemas: { Plain: text, 'odd-name': text, [name]: schema, 'a.holder_b': holder } },
  };
}

/** Lists the compiler's messages for a repair in a contract that has the types to which it refers. */
function tryRepair(repair: string): string[] {
  const { types } = parseContract(repair);
  const text = repair.startsWith('type ') ? repair : `type Holder { field: ${repair} }`;
  const [, right = ''] = /[=:](.*)/s.exec(text) ?? [];
  const names = right.includes('(') ? [] : [...new Set(right.match(/\w+/g))];
  const others = names.filter((name) => !types.has(name) && !PRIMITIVES.includes(name));
  const definitions = others.map((name) => `type ${name} { a: String }`);
  return listErrorMessages([{ path: 'repair.ws', text: [text, ...definitions].join('\n') }]);
}

it('the repair of a union has the names that the contract has for the union and its members', () => {
  const [, schema] = SCHEMAS.find(([name]) => name === 'a union') ?? [];
  const repairs = listLosses(schema ?? {}, 'odd.union').flatMap(({ repair }) => repair ?? []);
  expect(repairs).toContain('type ABXYCPOST404ResponseBody = Plain | OddName');
});

const NAMES = ['Plain2', '2fa', 'a.b', 'a_b', 'a-b', '@id', '$id', 'a b', 'dc:title', 'String', 'get', 'é', 'type'];

/** Converts a document that uses a schema, and returns the losses. */
function listLosses(schema: object, name: string): Loss[] {
  const document = createDocument(schema, name);
  const { text } = convert({ path: 'document.json', text: JSON.stringify(document) }, 'openapi-v3');
  return findLosses(document, text);
}

it.each(UNREPAIRABLE_SCHEMAS)('no repair is offered for %s', (_name, schema) => {
  const losses = listLosses(schema, 'Thing');
  expect(losses).not.toEqual([]);
  expect(losses.flatMap(({ repair }) => repair ?? [])).toEqual([]);
});

it.each(SCHEMAS)('the compiler accepts the repairs of %s, whatever the names in the document are', (_name, schema) => {
  let repairCount = 0;
  const refused = NAMES.flatMap((name) => {
    const repairs = listLosses(schema, name).flatMap(({ repair }) => repair ?? []);
    repairCount += repairs.length;
    return repairs.flatMap((repair) => tryRepair(repair).map((message) => `${name}: ${repair}: ${message}`));
  });
  expect(refused).toEqual([]);
  expect(repairCount).toBeGreaterThan(0);
});
