import type { Converter } from '../../lib/compiler/types';

/** An unusual document. */
export interface UnusualDocument {
  name: string;
  format: Converter;
  /** The pasted text. */
  text: string;
  /** The same document as plain JSON if the command line does not accept `text`. */
  json?: string;
}

const INFO = { title: 'Odd', version: '1' };

/** Creates an operation whose response has a schema. */
function createOperation(operationId: string, schema: object): object {
  return { operationId, responses: { '200': { description: 'Fine', content: { 'application/json': { schema } } } } };
}

function writeOpenApi(paths: object, schemas: object = {}, rest: object = {}): string {
  return JSON.stringify({ openapi: '3.0.3', info: INFO, paths, components: { schemas }, ...rest }, undefined, 2);
}

function writeSwagger(rest: object): string {
  const types = { consumes: ['application/json'], produces: ['application/json'] };
  return JSON.stringify({ swagger: '2.0', info: INFO, ...types, ...rest }, undefined, 2);
}

function writeRecord(name: string, fields: object[], rest: object = {}): string {
  return JSON.stringify({ type: 'record', name, namespace: 'com.example.odd', fields, ...rest }, undefined, 2);
}

function refer(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

const NODE = { type: 'object', properties: { value: { type: 'string' }, next: refer('Node') } };

const YAML_PATHS = {
  '/a': { get: createOperation('findA', refer('A')) },
  '/b': { get: createOperation('findB', refer('A')) },
};
const YAML_SCHEMAS = { A: { type: 'object', properties: { a: { type: 'string' } } } };

const MARKED = writeOpenApi({}, { Marked: { type: 'object', properties: { a: { type: 'string' } } } });

/** Unusual but realistic documents. The page must convert each like the command line. */
export const UNUSUAL_DOCUMENTS: readonly UnusualDocument[] = [
  { name: 'OpenAPI without paths', format: 'openapi-v3', text: writeOpenApi({}) },
  {
    name: 'a schema that contains itself',
    format: 'openapi-v3',
    text: writeOpenApi({ '/nodes': { get: createOperation('findNode', refer('Node')) } }, { Node: NODE }),
  },
  {
    name: 'a reference to nothing',
    format: 'openapi-v3',
    text: writeOpenApi({ '/lost': { get: createOperation('findLost', refer('Lost')) } }),
  },
  {
    name: 'a reference to another file',
    format: 'openapi-v3',
    text: writeOpenApi({ '/far': { get: createOperation('findFar', { $ref: 'other.json#/Far' }) } }),
  },
  {
    name: 'allOf with a reference and fields of its own',
    format: 'openapi-v3',
    text: writeOpenApi(
      { '/cats': { get: createOperation('findCat', refer('Cat')) } },
      {
        Animal: { type: 'object', properties: { name: { type: 'string' } } },
        Cat: { allOf: [refer('Animal'), { type: 'object', properties: { lives: { type: 'integer' } } }] },
      },
    ),
  },
  {
    name: 'oneOf of two schemas',
    format: 'openapi-v3',
    text: writeOpenApi(
      { '/pets': { get: createOperation('findPet', { oneOf: [refer('Dog'), refer('Cow')] }) } },
      {
        Dog: { type: 'object', properties: { barks: { type: 'boolean' } } },
        Cow: { type: 'object', properties: { gives: { type: 'number' } } },
      },
    ),
  },
  {
    name: 'an enumeration of a thousand words',
    format: 'openapi-v3',
    text: writeOpenApi(
      {},
      { Word: { type: 'string', enum: Array.from({ length: 1000 }, (_, index) => `WORD_${index}`) } },
    ),
  },
  {
    name: 'names in other scripts',
    format: 'openapi-v3',
    text: writeOpenApi(
      { '/本': { get: createOperation('本を探す', refer('Größe')) } },
      { Größe: { type: 'object', properties: { имя: { type: 'string' } } } },
    ),
  },
  {
    name: 'numbers and keywords as names',
    format: 'openapi-v3',
    text: writeOpenApi(
      {},
      {
        '404': {
          type: 'object',
          properties: { '1': { type: 'string' }, type: { type: 'string' }, 'a-b c': { type: 'string' } },
        },
      },
    ),
  },
  {
    name: 'OpenAPI 3.1 with a list of types',
    format: 'openapi-v3',
    text: writeOpenApi(
      {},
      { Note: { type: 'object', properties: { text: { type: ['string', 'null'] } } } },
      { openapi: '3.1.0' },
    ),
  },
  {
    name: 'a byte order mark',
    format: 'openapi-v3',
    text: `\uFEFF${MARKED}`,
    // The command line refuses the mark.
    json: MARKED,
  },
  {
    name: 'Windows line ends',
    format: 'openapi-v3',
    text: writeOpenApi({}, { Windows: { type: 'object', properties: { a: { type: 'string' } } } }).replaceAll(
      '\n',
      '\r\n',
    ),
  },
  { name: 'JSON that is cut off', format: 'openapi-v3', text: writeOpenApi({}).slice(0, 60) },
  { name: 'paths that are a number', format: 'openapi-v2', text: writeSwagger({ paths: 5 }) },
  {
    name: 'a form with a file',
    format: 'openapi-v2',
    text: writeSwagger({
      paths: {
        '/files': {
          post: {
            operationId: 'upload',
            consumes: ['multipart/form-data'],
            parameters: [{ name: 'file', in: 'formData', type: 'file' }],
            responses: { '204': { description: 'Kept' } },
          },
        },
      },
    }),
  },
  {
    name: 'a definition without a type',
    format: 'openapi-v2',
    text: writeSwagger({ paths: {}, definitions: { Anything: {} } }),
  },
  {
    name: 'anchors of YAML',
    format: 'openapi-v3',
    text: `openapi: 3.0.3
info: {title: Odd, version: "1"}
paths:
  /a:
    get:
      operationId: findA
      responses: &fine
        "200":
          description: Fine
          content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}
  /b:
    get: {operationId: findB, responses: *fine}
components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}
`,
    json: writeOpenApi(YAML_PATHS, YAML_SCHEMAS),
  },
  {
    name: 'YAML with merge keys, a version without quotes and unsorted statuses',
    format: 'openapi-v3',
    text: `openapi: 3.0
info: {title: Odd, version: "1"}
paths:
  /a:
    get:
      operationId: findA
      responses:
        "404": {description: Unknown}
        "200": {description: Fine}
components:
  schemas:
    Base: &base {type: object, required: [id], properties: &common {id: {type: string}}}
    Book: {<<: *base, properties: {<<: *common, title: {type: string}}}
`,
    // A string, because JavaScript sorts the numeric keys of objects.
    json: `{"openapi": "3.0", "info": {"title": "Odd", "version": "1"},
"paths": {"/a": {"get": {"operationId": "findA",
  "responses": {"404": {"description": "Unknown"}, "200": {"description": "Fine"}}}}},
"components": {"schemas": {
  "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}},
  "Book": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}, "title": {"type": "string"}}}}}}`,
  },
  {
    name: 'YAML in braces',
    format: 'openapi-v3',
    text: '{openapi: 3.0.3, info: {title: Odd, version: "1"}, paths: {}, components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}}',
    json: writeOpenApi({}, { A: { type: 'object', properties: { a: { type: 'string' } } } }),
  },
  {
    name: 'YAML with a number for a status',
    format: 'openapi-v2',
    text: `swagger: "2.0"
info: {title: Odd, version: "1"}
consumes: [application/json]
produces: [application/json]
paths:
  /n:
    get: {operationId: count, responses: {200: {description: Fine, schema: {type: integer}}}}
`,
    json: writeSwagger({
      paths: {
        '/n': {
          get: { operationId: 'count', responses: { '200': { description: 'Fine', schema: { type: 'integer' } } } },
        },
      },
    }),
  },
  {
    name: 'an Avro record that contains itself',
    format: 'avro',
    text: writeRecord('Link', [{ name: 'next', type: ['null', 'Link'] }]),
  },
  {
    name: 'an Avro union of two records',
    format: 'avro',
    text: writeRecord('Either', [
      {
        name: 'side',
        type: [
          { type: 'record', name: 'Left', fields: [] },
          { type: 'record', name: 'Right', fields: [] },
        ],
      },
    ]),
  },
  {
    name: 'logical types of Avro',
    format: 'avro',
    text: writeRecord('When', [
      { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
      { name: 'id', type: { type: 'string', logicalType: 'uuid' } },
      { name: 'price', type: { type: 'bytes', logicalType: 'decimal', precision: 9, scale: 2 } },
    ]),
  },
  {
    name: 'an Avro field of a fixed length',
    format: 'avro',
    text: writeRecord('Hash', [{ name: 'sum', type: { type: 'fixed', name: 'Md5', size: 16 } }]),
  },
  {
    name: 'Avro aliases and defaults',
    format: 'avro',
    text: writeRecord('Renamed', [{ name: 'b', aliases: ['a'], type: 'int', default: 7 }], { aliases: ['Old'] }),
  },
  {
    name: 'an Avro map',
    format: 'avro',
    text: writeRecord('Counts', [{ name: 'byWord', type: { type: 'map', values: 'long' } }]),
  },
  {
    name: 'a list of Avro records',
    format: 'avro',
    text: JSON.stringify([{ type: 'record', name: 'One', fields: [] }]),
  },
  { name: 'an Avro record without fields', format: 'avro', text: '{"type": "record", "name": "Nothing"}' },
];
