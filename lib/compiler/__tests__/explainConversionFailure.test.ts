import { describe, expect, it } from 'vitest';
import { describeFailure } from '../describeFailure';
import { explainConversionFailure } from '../explainConversionFailure';
import { handleRequest } from '../handleRequest';
import type { LiveResponses } from '../liveRequests';
import type { Converter } from '../types';

type Failure = Extract<LiveResponses['convert'], { ok: false }>;

function convertInvalid(format: Converter, document: unknown): Failure {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const response = handleRequest('convert', { format, text });
  if (response.ok) throw new Error(`The converter accepts the document: ${response.contract.text}`);
  return response;
}

const HEAD = { openapi: '3.0.3', info: { title: 'A', version: '1' } };

function createDocument(schema: unknown, rest: object = {}): object {
  const content = { 'application/json': { schema } };
  return { ...HEAD, paths: { '/a': { get: { responses: { 200: { description: '', content } } } } }, ...rest };
}

function createRecord(type: unknown): object {
  return { type: 'record', name: 'A', fields: [{ name: 'a', type }] };
}

const RESPONSES = { responses: { 200: { description: '' } } };

const RECORD = { type: 'object', properties: { title: { type: 'string' } } };

type ExplainedFailure = [name: string, Converter, document: unknown, explanation: string, original: string];

describe('the failure of a conversion is explained, with an action, before the message of the converter', () => {
  it.each<ExplainedFailure>([
    [
      'a schema in another file',
      'openapi-v3',
      createDocument({ $ref: './far.yaml#/Far' }),
      'The document refers to another file, `./far.yaml#/Far`, which the converter does not read. To convert it, bundle the files into one document first.',
      'IllegalStateException: Cannot resolve ref: Ref(value=./far.yaml#/Far)',
    ],
    [
      'a section in another file',
      'openapi-v3',
      { ...HEAD, paths: { $ref: './paths.yaml' } },
      'A `$ref` replaces a whole section of the document, such as `paths`, which the converter does not support. To convert it, bundle the files into one document first.',
      'JsonDecodingException: Expected JsonObject, but had JsonLiteral',
    ],
    [
      'a version without quotation marks',
      'openapi-v3',
      { openapi: '3.0.3', info: { title: 'A', version: 1 }, paths: {} },
      'The value of `version` has no quotation marks, but the format requires a string. Put the value in quotation marks.',
      "String literal for key 'version' should be quoted",
    ],
    [
      'a boolean of YAML 1.1',
      'openapi-v3',
      createDocument({ type: 'string', nullable: 'yes' }),
      'The value of `nullable` is `"yes"`, but the format requires `true` or `false`. Correct the value. In YAML, `yes`, `no`, `on` and `off` are strings.',
      `Failed to parse literal '"yes"' as a boolean value at element: $.nullable`,
    ],
    [
      'a word instead of a number',
      'openapi-v3',
      createDocument({ type: 'integer', maximum: 'ten' }),
      'The value of `maximum` is `"ten"`, but the format requires a number of the type `double`. Correct the value.',
      `Failed to parse literal '"ten"' as a double value`,
    ],
    [
      'a number that is too large',
      'openapi-v3',
      JSON.stringify(createDocument({ type: 'integer', maximum: 7 })).replace('7', '1e400'),
      'The value of `maximum` is outside the range of 64-bit numbers. Correct the value, or remove it.',
      'Unexpected special floating-point value Infinity with key maximum',
    ],
    [
      'several missing fields',
      'openapi-v2',
      { swagger: '2.0' },
      'The document lacks the required fields `info, paths`. Add the fields.',
      'MissingFieldException: Fields [info, paths] are required',
    ],
    [
      'a parameter that only the path contains',
      'openapi-v3',
      { ...HEAD, paths: { '/a/{x}': { get: RESPONSES } } },
      'A path contains the parameter `x`, which neither the path nor its operation defines. Add it to the `parameters` of one of them, with the value `path` for `in`.',
      'Declared path parameter x needs to be defined',
    ],
    ...['/{}', '/{ }', '/a/{}/b'].map((path): ExplainedFailure => [
      `a parameter without a name: ${path}`,
      'openapi-v3',
      { ...HEAD, paths: { [path]: { get: RESPONSES } } },
      'A path contains `{}`, a parameter without a name. Write a name between the braces, and give it to the parameter in `parameters`, too.',
      'IllegalStateException:  Declared path parameter',
    ]),
    ...['{x}{y}', '{x}-{y}', '{{x}}', '{x}}', '{x:[a-z]{3}}'].map((segment): ExplainedFailure => [
      `several braces in a part of a path: ${segment}`,
      'openapi-v3',
      { ...HEAD, paths: { [`/a/${segment}`]: { get: RESPONSES } } },
      `A path contains \`${segment}\` between two slashes. A contract allows only one parameter there, between one pair of braces. Replace it with a single parameter, or put a slash between the parameters.`,
      'IllegalStateException:  Declared path parameter',
    ]),
    ...['first name', 'first\nname'].map((name): ExplainedFailure => [
      `a parameter that only the path contains, with a space in its name: ${name}`,
      'openapi-v3',
      { ...HEAD, paths: { [`/{${name}}`]: { get: RESPONSES } } },
      `A path contains the parameter \`${name}\`, which neither the path nor its operation defines. Add it`,
      'IllegalStateException:  Declared path parameter',
    ]),
    [
      '`null` as a parameter',
      'openapi-v3',
      { ...HEAD, paths: { '/a': { get: { parameters: [null], ...RESPONSES } } } },
      'The document has `null` or a list where the converter expects an object. Replace it with an object, or remove it.',
      'IllegalArgumentException: Element class JsonNull is not a JsonObject',
    ],
    [
      'a list as a schema',
      'openapi-v3',
      createDocument({ type: 'string' }, { components: { schemas: { A: [] } } }),
      'The document has `null` or a list where the converter expects an object.',
      'IllegalArgumentException: Element class JsonArray is not a JsonObject',
    ],
    [
      'a path parameter that is a list',
      'openapi-v2',
      {
        ...{ swagger: '2.0', info: HEAD.info },
        paths: { '/{x}': { get: { parameters: [{ name: 'x', in: 'path', type: 'array' }], ...RESPONSES } } },
      },
      'A parameter is a list or an object where the converter expects a primitive. Give the parameter, or the elements of its list, a type such as `string`.',
      'IllegalStateException: Type is not a primitive',
    ],
    [
      'an empty key',
      'openapi-v3',
      createDocument({ type: 'object', properties: { '': { type: 'string' } } }),
      'A key or another name in the document is empty. Look for `""`, and write a name there.',
      'NoSuchElementException: Char sequence is empty',
    ],
    [
      'schemas in another file',
      'openapi-v3',
      createDocument({ type: 'string' }, { components: { schemas: { $ref: 'schemas.yaml' } } }),
      'The document has a single value where the converter expects an object. If the value is a `$ref` to another file, bundle the files into one document first; otherwise, correct the value.',
      'IllegalArgumentException: Element class JsonLiteral is not a JsonObject',
    ],
    [
      'a path in another file',
      'openapi-v3',
      { ...HEAD, paths: { '/a': { $ref: 'a.yaml' } } },
      'The converter found no endpoints in the document, and no schemas that become types. A schema that is only a primitive, a list or a map becomes none: make it a property of an object. If endpoints or schemas are in other files, bundle the files into one document first.',
      'IllegalArgumentException: Cannot yield empty AST for OpenAPI v3',
    ],
    [
      'a schema that is only a primitive',
      'openapi-v2',
      { swagger: '2.0', info: HEAD.info, paths: {}, definitions: { Isbn: { type: 'string' } } },
      'no schemas that become types. A schema that is only a primitive, a list or a map becomes none: make it a property of an object.',
      'IllegalArgumentException: Cannot yield empty AST for OpenAPI v2',
    ],
    [
      'a reference to a missing schema',
      'openapi-v3',
      createDocument({ $ref: '#/components/schemas/Lost' }),
      'The converter cannot find `#/components/schemas/Lost` among the definitions in the document. Add the definition, or refer to another one.',
      'Cannot resolve ref',
    ],
    [
      'a schema with the name of one inside another',
      'openapi-v3',
      createDocument(
        { $ref: '#/components/schemas/Book' },
        {
          components: {
            schemas: {
              Book: {
                type: 'object',
                properties: { cover: { type: 'object', properties: { color: { type: 'string' } } } },
              },
              BookCover: { type: 'object', properties: { title: { type: 'string' } } },
            },
          },
        },
      ),
      'Two schemas become the type `BookCover`. Either their names differ only in capitalization, or one of them is unnamed: the converter names it after the schema and the field that contain it. In the document, rename a schema with this name, and update all references to it.',
      "Type 'BookCover' is already defined",
    ],
    [
      'two schemas whose names differ in the first letter',
      'openapi-v3',
      createDocument(
        { $ref: '#/components/schemas/book' },
        { components: { schemas: { book: RECORD, Book: RECORD } } },
      ),
      'Two schemas become the type `Book`.',
      "Type 'Book' is already defined",
    ],
    [
      'two operations with the same name',
      'openapi-v3',
      {
        ...HEAD,
        paths: { '/a': { get: { operationId: 'x', ...RESPONSES } }, '/b': { get: { operationId: 'x', ...RESPONSES } } },
      },
      'Two operations of the document become the endpoint `X`. Give each operation a unique `operationId`.',
      "Endpoint 'X' is already defined",
    ],
    [
      'a body with several content types',
      'openapi-v3',
      {
        ...HEAD,
        paths: {
          '/a': {
            post: {
              ...{ operationId: 'addA', ...RESPONSES },
              requestBody: {
                content: { 'application/json': { schema: RECORD }, 'multipart/form-data': { schema: RECORD } },
              },
            },
          },
        },
      },
      'A body has several content types, each with an unnamed schema. The converter gives all of these schemas the name `AddARequestBody`. Keep one content type, or move the schemas to the named schemas of the document.',
      "Type 'AddARequestBody' is already defined",
    ],
    [
      'a union with a simple type',
      'openapi-v3',
      createDocument(
        { $ref: '#/components/schemas/Code' },
        {
          components: {
            schemas: { Code: { oneOf: [{ $ref: '#/components/schemas/Book' }, { type: 'string' }] }, Book: RECORD },
          },
        },
      ),
      'A `oneOf` or `anyOf` contains a simple type or a list, which the converter does not support there. Replace it with a schema of type `object`, or remove it.',
      'Only Custom references can be part of a Union',
    ],
    [
      'a value of the wrong type',
      'openapi-v3',
      { ...HEAD, paths: 5 },
      'The value of `$.paths` does not have the type that the format requires. Correct the value.',
      'JsonDecodingException: Expected JsonObject, but had JsonLiteral',
    ],
    [
      'OpenAPI 2 read as 3',
      'openapi-v3',
      { swagger: '2.0', info: HEAD.info, paths: {} },
      'The document has no field `openapi`, so it is not OpenAPI 3. Choose the format of the document, or add the field with the version.',
      "IllegalStateException: No valid openapi v3 element 'openapi' is missing",
    ],
    [
      'OpenAPI 3 read as 2',
      'openapi-v2',
      { ...HEAD, paths: {} },
      'The document has no field `swagger`, so it is not OpenAPI 2. Choose the format',
      "IllegalStateException: No valid openapi v2 element 'swagger' is missing",
    ],
    [
      'an unsupported version',
      'openapi-v3',
      { ...HEAD, openapi: '4.0.0', paths: {} },
      'The converter does not support version 4.0.0 of OpenAPI. Use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2.',
      'IllegalStateException: Unsupported OpenAPI version: 4.0.0',
    ],
    [
      'no info',
      'openapi-v3',
      { openapi: '3.0.3', paths: {} },
      'The document lacks the required field `info`. Add the field.',
      "MissingFieldException: Field 'info' is required",
    ],
    [
      'an array without items',
      'openapi-v3',
      createDocument({ type: 'array' }),
      'has no `items`. Add `items` with the type of the elements.',
      "IllegalStateException: property 'items' of",
    ],
    [
      'a type that is an object',
      'openapi-v3',
      createDocument({ type: { a: 1 } }),
      'A `type` in the document is neither a string nor a list. Correct the type.',
      'Expected string or array for type',
    ],
    [
      'a reference to a path',
      'openapi-v3',
      createDocument({ $ref: '#/paths/~1a' }),
      'The converter cannot find `#/paths/~1a` among the definitions in the document.',
      '#/paths/~1a',
    ],
    [
      'a type of OpenAPI 2 in OpenAPI 3',
      'openapi-v3',
      createDocument({ type: 'file' }),
      'The document contains the value `file`, which the converter does not know. Replace it with a value that this version of the format defines.',
      "does not contain element with name 'file'",
    ],
    [
      'an Avro protocol',
      'avro',
      { namespace: 'a', protocol: 'P', types: [{ type: 'record', name: 'R', fields: [] }], messages: {} },
      'The document is an Avro protocol, and the converter reads Avro schemas only. Convert each record of its `types` on its own.',
      'NotImplementedError: An operation is not implemented: Unknown object type',
    ],
    [
      'a list of Avro schemas',
      'avro',
      [{ type: 'record', name: 'R', fields: [] }],
      'The document has a list where the converter expects a single Avro type. Convert each schema of a list on its own,',
      'NotImplementedError: An operation is not implemented: Type can never be an array',
    ],
    [
      'an Avro array of a union',
      'avro',
      createRecord({ type: 'array', items: [['null', 'string']] }),
      'do not use a union as the `items` of an array.',
      'Type can never be an array',
    ],
    [
      'an Avro union of primitives',
      'avro',
      createRecord(['int', 'string']),
      'An Avro union has several primitive types, which the converter does not support. Keep one of them.',
      'Cannot have multiple SimpleTypes in Union',
    ],
    [
      'an Avro map',
      'avro',
      createRecord({ type: 'map', values: 'long' }),
      'The converter does not support the Avro type `map` as an object. Replace it with a record, an enum, an array or the name of a type.',
      'NotImplementedError',
    ],
    [
      'an Avro field of a fixed length',
      'avro',
      createRecord({ type: 'fixed', name: 'F', size: 16 }),
      'The converter does not support the Avro type `fixed` as an object.',
      'NotImplementedError',
    ],
    [
      'an Avro record without fields',
      'avro',
      { type: 'record', name: 'N' },
      'An Avro record has no `fields`. Add `fields`; for a record without fields, this is `[]`.',
      'NotImplementedError',
    ],
    [
      'a type of Avro that is a list of types',
      'avro',
      createRecord({ type: ['null', 'string'] }),
      'The converter does not support a part of the document. Replace the part that the message names. If it names none, remove parts to find it.',
      'NotImplementedError: An operation is not implemented: Unknown object type: {"type":["null","string"]}',
    ],
    [
      'JSON with a mistake',
      'openapi-v3',
      '{"openapi": "3.0.3",\n "info": {}\n "paths": {}}',
      'The converter cannot read the JSON from offset',
      'JsonDecodingException: Unexpected JSON token at offset',
    ],
  ])('%s', (_name, format, document, explanation, original) => {
    const { message } = convertInvalid(format, document);
    expect(message).toContain(explanation);
    expect(message.indexOf(original)).toBeGreaterThan(message.indexOf(explanation));
    expect(message).toMatch(/\(document\.json\) failed with an exception\.|The \w+ converter refused the input:/);
  });
});

it('a message that contains the whole document is cut after 300 characters', () => {
  const types = Array.from({ length: 100 }, (_, index) => ({ type: 'record', name: `R${index}`, fields: [] }));
  const { message } = convertInvalid('avro', { protocol: 'P', types });
  expect(message.slice(message.indexOf('The Avro converter'))).toHaveLength(302);
  expect(message).toMatch(/"name":"R\d+.* …$/);
});

it('a message that no rule explains stays unchanged', () => {
  expect(explainConversionFailure('The Avro converter failed.')).toEqual({
    message: 'The Avro converter failed.',
    offset: undefined,
  });
});

it('a mistake in JSON has a position in the document', () => {
  const text = '{"openapi": "3.0.3",\n info: {}}';
  expect(convertInvalid('openapi-v3', text).place).toEqual({ offset: text.indexOf('info'), line: 2, column: 2 });
  expect(convertInvalid('openapi-v3', { swagger: '2.0' }).place).toBeUndefined();
});

it.each([
  ['references', { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }],
  [
    'an allOf in a schema that contains itself',
    { A: { type: 'object', properties: { a: { allOf: [{ $ref: '#/components/schemas/A' }] } } } },
  ],
])('a stack overflow of a converter has a message about the document, not about a contract: %s', (_name, schemas) => {
  const convert = (): void => {
    convertInvalid('openapi-v3', createDocument({ $ref: '#/components/schemas/A' }, { components: { schemas } }));
  };
  expect(convert).toThrow(expect.objectContaining({ cause: expect.any(RangeError) as unknown }));
  const { message } = describeFailure(new RangeError('Maximum call stack size exceeded'), 'convert');
  expect(message).toBe(
    'The compiler ran out of memory on this document. Nothing you wrote is lost; look for references that only lead back to themselves, or try a part of it. Where a schema contains itself through an `allOf` with a single `$ref`, write only the `$ref`.',
  );
  expect(describeFailure(new RangeError('Maximum call stack size exceeded.'), 'compile').message).toContain(
    'on this contract.',
  );
});

it('a message of exactly 300 characters is not cut', () => {
  expect(explainConversionFailure('x'.repeat(300)).message).toBe('x'.repeat(300));
  expect(explainConversionFailure('x'.repeat(301)).message).toBe(`${'x'.repeat(300)} …`);
});

it('an explanation is followed by a space and the message of the converter', () => {
  expect(explainConversionFailure("Field 'info' is required for type").message).toBe(
    "The document lacks the required field `info`. Add the field. Field 'info' is required for type",
  );
});

it('a RangeError with another message is not a stack overflow', () => {
  expect(describeFailure(new RangeError('Invalid code point -1'), 'compile')).toEqual({
    isBroken: false,
    message: 'The compiler failed with an exception on this contract. Invalid code point -1',
  });
});

it('a stack overflow is recognized by its message in Firefox, even as the cause of another error', () => {
  const overflow = Object.assign(new Error('too much recursion'), { name: 'InternalError' });
  expect(describeFailure(new Error('x', { cause: overflow }), 'compile')).toMatchObject({ isBroken: true });
  expect(describeFailure(new TypeError('x'), 'convert')).toEqual({
    isBroken: false,
    message: 'The compiler failed with an exception on this document. x',
  });
});
