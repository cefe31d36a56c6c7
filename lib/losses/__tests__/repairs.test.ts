import { expect, it } from 'vitest';
import { convert } from '../../compiler';
import { listErrorMessages } from '../../compiler/check';
import { LANGUAGE_WORDS } from '../../compiler/languageWords';
import { findLosses } from '..';
import { readContract } from '../readContract';

const PRIMITIVES: readonly string[] = LANGUAGE_WORDS['built-in type'];

/** Schemas whose losses have repairs. */
const SCHEMAS: readonly (readonly [string, object])[] = [
  ['a pattern', { type: 'string', pattern: '^a/b$' }],
  ['a pattern that starts with a letter', { type: 'string', pattern: 'a|b' }],
  ['a pattern with a line break', { type: 'string', pattern: '^a\r\nb$' }],
  ['a pattern that ends with a backslash', { type: 'string', pattern: 'a\\' }],
  ['a format', { type: 'string', format: 'date-time' }],
  ['a length', { type: 'string', minLength: 1, maxLength: 9 }],
  ['bounds of an integer', { type: 'integer', minimum: 1, maximum: 9 }],
  ['fractions as bounds of an integer', { type: 'integer', minimum: 0.5, maximum: 9.5 }],
  ['bounds of a number', { type: 'number', minimum: 0, maximum: 0.5 }],
  ['a large bound', { type: 'number', minimum: -1.5e300 }],
  ['values', { type: 'string', enum: ['a/b', '"', 'low', '1'] }],
  ['null', { type: 'string', nullable: true }],
  ['a list of lists that may be null', listOf(listOf({ type: 'string' }))],
  ['a list of dictionaries that may be null', listOf({ type: 'object', additionalProperties: { type: 'string' } })],
  ['a union', { anyOf: [refer('Plain'), refer('odd-name')] }],
  ['a union of types without a name', { anyOf: [{ type: 'string' }, { type: 'object', properties: {} }] }],
];

function listOf(items: object): object {
  return { type: 'array', nullable: true, items };
}

function refer(name: string): object {
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
  const { types } = readContract(repair);
  const text = repair.startsWith('type ') ? repair : `type Holder { field: ${repair} }`;
  const [, right = ''] = /[=:](.*)/s.exec(text) ?? [];
  const names = right.includes('(') ? [] : [...new Set(right.match(/\w+/g))];
  const others = names.filter((name) => !types.has(name) && !PRIMITIVES.includes(name));
  const definitions = others.map((name) => `type ${name} { a: String }`);
  return listErrorMessages([{ path: 'repair.ws', text: [text, ...definitions].join('\n') }]);
}

it('the repair of a union has the names that the contract has for the union and its members', () => {
  const [, schema] = SCHEMAS.find(([name]) => name === 'a union') ?? [];
  const document = createDocument(schema ?? {}, 'odd.union');
  const { text } = convert({ path: 'document.json', text: JSON.stringify(document) }, 'openapi-v3');
  expect(findLosses(document, text).flatMap(({ repair }) => repair ?? [])).toContain(
    'type ABXYCPOST404ResponseBody = Plain | OddName',
  );
});

const NAMES = ['Plain2', '2fa', 'a.b', 'a_b', 'a-b', '@id', '$id', 'a b', 'dc:title', 'String', 'get', 'é', 'type'];

it.each(SCHEMAS)('the compiler accepts the repairs of %s, whatever the names in the document are', (_name, schema) => {
  const refused = NAMES.flatMap((name) => {
    const document = createDocument(schema, name);
    const { text } = convert({ path: 'document.json', text: JSON.stringify(document) }, 'openapi-v3');
    const repairs = findLosses(document, text).flatMap(({ repair }) => repair ?? []);
    return repairs.flatMap((repair) => tryRepair(repair).map((message) => `${name}: ${repair}: ${message}`));
  });
  expect(refused).toEqual([]);
});
