import type { DocumentedText } from '../DocumentedText';

const V2 = 'docs/emitters/open_api_v2.md';
const V3 = 'docs/emitters/open_api_v3.md';
const ERRORS = 'docs/language/errors.md';
const ENDPOINTS = 'docs/language/endpoints.md';
const TYPES = 'docs/language/types.md';
const ANNOTATIONS = 'docs/language/annotations.md';
const MIGRATING = 'docs/migrating-from-openapi.md';
const OVERVIEW = 'docs/emitters/emitters.md';

const VERSIONS = ['openapi-v2', 'openapi-v3'] as const;
const v2 = ['openapi-v2'] as const;
const v3 = ['openapi-v3'] as const;

const REFINED =
  'type Isbn = String(/^97$/gi) type Copies = Integer(0, 3000000000) type Ratio = Number(0.0, 1.0) type Cover = Bytes enum Volume { FIRST, 2 }';
const BOOK =
  'type Book { title: String(/^a$/), pages: Integer32(1, 60), names: {String}, gaps: String?[], holes: {String?}, note: String? }';
const PARAMETERS =
  'enum Kind { NOVEL } type Isbn = String endpoint Find GET /find/{isbn: Isbn}/{page: Integer32(1, 5)} ? { kind: Kind, names: {String}, size: Integer32(1, 5), text: String(/^a$/) } # { other: Isbn } -> { 200 -> String # { total: Integer32, kind: Kind, names: String[] } 404 -> Unit }';
const UNION = 'type Book { title: String } type Film { title: String } type Item = Book | Film type Box { item: Item }';
const TWICE =
  'endpoint First GET /find -> { 200 -> String } endpoint Second GET /find -> { 201 -> String } endpoint Both GET /both -> { 200 -> String 200 -> Integer }';
const DESCRIBED =
  'type Book { @Description("Of a word") title: String, @Description("Of a name") kind: Kind, @Description("Of a list") kinds: Kind[] } // Of an enum\nenum Kind { NOVEL } // Of a union\ntype Item = Book @Description("Of a refined type") type Isbn = String channel Added -> Book';
const LINKED =
  'endpoint Get GET /get -> { @Link("Next", operationId: "Get", server: "https://library.example") 200 -> String }';

/** What the pages about OpenAPI say of documents that a validator accepts, or does not look at. */
export const OPENAPI_TEXTS: readonly DocumentedText[] = [
  {
    page: V2,
    quote: 'a regular expression | validators take the slashes as part of the pattern',
    alsoQuotedOn: {
      [V3]: 'a regular expression | validators take the slashes as part of the pattern',
      [TYPES]: 'The OpenAPI emitters include the slashes and flags in `pattern`',
      [MIGRATING]: 'patterns carry their slashes',
      'blog/2025-07-16-type-constraints.md': '`pattern` with slashes and flags, which other tools read literally',
    },
    by: VERSIONS,
    contract: REFINED,
    writes: { 'OpenAPI.json': ['"Isbn": { "type": "string", "pattern": "/^97$/gi" }'] },
  },
  {
    page: V2,
    quote: '`Integer(0, 3000000000)` | `format: int32` with bounds beyond 32 bits',
    alsoQuotedOn: { [V3]: '`Integer(0, 3000000000)` | `format: int32` with bounds beyond 32 bits' },
    by: VERSIONS,
    contract: REFINED,
    writes: {
      'OpenAPI.json': ['"Copies": { "type": "integer", "format": "int32", "maximum": 3000000000, "minimum": 0 }'],
    },
  },
  {
    page: V2,
    quote: '`minimum` and `maximum`; the format is always `int32` or `float`',
    alsoQuotedOn: { [V3]: '`minimum` and `maximum`; the format is always `int32` or `float`' },
    by: VERSIONS,
    contract: REFINED,
    writes: { 'OpenAPI.json': ['"Ratio": { "type": "number", "format": "float", "maximum": 1, "minimum": 0 }'] },
  },
  {
    page: V2,
    quote: '`type: string` with `enum`; numbers become strings',
    alsoQuotedOn: { [V3]: '`type: string` with `enum`; numbers become strings' },
    by: VERSIONS,
    contract: REFINED,
    writes: { 'OpenAPI.json': ['"Volume": { "type": "string", "enum": [ "FIRST", "2" ] }'] },
  },
  {
    page: V2,
    quote: '| refined `Bytes` | `type: file` |',
    by: v2,
    contract: REFINED,
    writes: { 'OpenAPI.json': ['"Cover": { "type": "file" }'] },
  },
  {
    page: V2,
    quote: '`type: object` with `items`, not with `additionalProperties`',
    by: v2,
    contract: BOOK,
    writes: { 'OpenAPI.json': ['"names": { "type": "object", "items": { "type": "string" } }'] },
    omits: { 'OpenAPI.json': ['additionalProperties'] },
  },
  {
    page: V2,
    quote: '| `T?[]`, `{T?}` | the `?` is lost |',
    alsoQuotedOn: { [TYPES]: 'OpenAPI and Avro lose the `?` of an element or put it in the wrong place' },
    by: v2,
    contract: BOOK,
    writes: {
      'OpenAPI.json': [
        '"gaps": { "type": "array", "items": { "type": "string" } }',
        '"holes": { "type": "object", "items": { "type": "string" } }',
      ],
    },
  },
  {
    page: V2,
    quote: 'entry of `definitions` with `required` and `properties`, without `type: object`',
    by: v2,
    contract: BOOK,
    writes: {
      'OpenAPI.json': ['"Book": { "required": [ "title", "pages", "names", "gaps", "holes" ], "properties": {'],
    },
  },
  {
    page: V2,
    quote: '| constraint on a field | `pattern` is kept, bounds are not |',
    by: v2,
    contract: BOOK,
    writes: {
      'OpenAPI.json': [
        '"title": { "type": "string", "pattern": "/^a$/" }',
        '"pages": { "type": "integer", "format": "int32" }',
      ],
    },
  },
  {
    page: V2,
    quote: '| constraint on a parameter | `pattern` is kept, bounds on path parameters only |',
    alsoQuotedOn: { [TYPES]: 'OpenAPI 2 writes bounds only for path parameters' },
    by: v2,
    contract: PARAMETERS,
    writes: {
      'OpenAPI.json': [
        '"type": "integer", "format": "int32", "maximum": 5, "minimum": 1, "in": "path", "name": "page"',
        '"type": "integer", "format": "int32", "in": "query", "name": "size"',
        '"type": "string", "pattern": "/^a$/", "in": "query", "name": "text"',
      ],
    },
  },
  {
    page: V2,
    quote: 'once per path, without the `required: true` that OpenAPI asks for',
    by: v2,
    contract: PARAMETERS,
    writes: { 'OpenAPI.json': ['"parameters": [ { "type": "object", "in": "path", "name": "isbn" }'] },
  },
  {
    page: V2,
    quote: '| parameter of a refined type, enum, type or dictionary | `type: object` |',
    by: v2,
    contract: PARAMETERS,
    writes: {
      'OpenAPI.json': [
        '"type": "object", "in": "query", "name": "kind"',
        '"type": "object", "in": "query", "name": "names"',
        '"type": "object", "in": "header", "name": "other"',
      ],
    },
  },
  {
    page: V2,
    quote: '| response header | `type`; an enum, refined type or type becomes `object` |',
    by: v2,
    contract: PARAMETERS,
    writes: { 'OpenAPI.json': ['"total": { "type": "integer", "format": "int32" }, "kind": { "type": "object" }'] },
  },
  {
    page: V2,
    quote: '| union | nothing; references to it have no target |',
    alsoQuotedOn: {
      [TYPES]: 'OpenAPI 2 has no unions: the emitter leaves them out, and references to them point nowhere.',
    },
    by: v2,
    contract: UNION,
    writes: { 'OpenAPI.json': ['"item": { "$ref": "#/definitions/Item" }'] },
    omits: { 'OpenAPI.json': ['"Item":'] },
  },
  {
    page: V2,
    quote: 'two endpoints with the same method and path | only one of them is written, without a warning',
    alsoQuotedOn: {
      [V3]: 'two endpoints with the same method and path | only one of them is written, without a warning',
      [ERRORS]: 'two endpoints with one method and path | OpenAPI keeps the first',
      [ENDPOINTS]: 'the OpenAPI emitters write only the first of the two',
    },
    by: VERSIONS,
    contract: TWICE,
    writes: { 'OpenAPI.json': ['"operationId": "First"'] },
    omits: { 'OpenAPI.json': ['"operationId": "Second"'] },
  },
  {
    page: V2,
    quote: 'the same status twice | only the last one',
    alsoQuotedOn: { [V3]: 'the same status twice | only the last one', [ENDPOINTS]: 'OpenAPI keeps the last' },
    by: VERSIONS,
    contract: TWICE,
    writes: { 'OpenAPI.json': ['"schema": { "type": "integer", "format": "int64" }'] },
  },
  {
    page: V2,
    quote:
      'two endpoints on one path whose path parameters have different types | only the last one is written, without a warning |',
    alsoQuotedOn: {
      [V3]: [
        'two endpoints on one path whose path parameters have different types | only the last one is written, without a warning |',
        'Here the bounds turn one path into two, so `GetThing` is missing from the document. The exit code is still 0',
      ],
    },
    by: VERSIONS,
    contract:
      'endpoint GetThing GET /things/{id: Integer(1, _)} -> { 200 -> String } endpoint RemoveThing DELETE /things/{id: Integer} -> { 204 -> Unit }',
    writes: { 'OpenAPI.json': ['"operationId": "RemoveThing"'] },
    omits: { 'OpenAPI.json': ['GetThing'] },
  },
  {
    page: V3,
    quote: 'Use the same refined type in both, `{id: ThingId}`.',
    alsoQuotedOn: { [V2]: 'the same type with the same bounds |' },
    by: VERSIONS,
    contract:
      'type ThingId = Integer(1, _) endpoint GetThing GET /things/{id: ThingId} -> { 200 -> String } endpoint RemoveThing DELETE /things/{id: ThingId} -> { 204 -> Unit }',
    writes: { 'OpenAPI.json': ['"operationId": "RemoveThing"', '"operationId": "GetThing"'] },
  },
  {
    page: ANNOTATIONS,
    quote: '| field of a primitive type, a list or a dictionary | yes | yes |',
    alsoQuotedOn: { [V2]: 'of fields if their type is a primitive, a list or a dictionary |' },
    by: VERSIONS,
    contract:
      'type Book { title: String } type Shelf { @Description("Of a list") books: Book[], @Description("Of a dictionary") byTitle: {Book}, @Description("Of a word") name: String }',
    writes: {
      'OpenAPI.json': ['"description": "Of a list"', '"description": "Of a dictionary"', '"description": "Of a word"'],
    },
  },
  {
    page: V2,
    quote: 'an enum or union with a comment | no `description`',
    by: v2,
    contract: DESCRIBED,
    writes: { 'OpenAPI.json': ['"Kind": { "type": "string", "enum": [ "NOVEL" ] }'] },
    omits: { 'OpenAPI.json': ['Of an enum', 'Of a union'] },
  },
  {
    page: V2,
    quote: '| `@Link`, channels | nothing |',
    alsoQuotedOn: { [ANNOTATIONS]: 'OpenAPI 2 has no links.' },
    by: v2,
    contract: `${LINKED} channel Added -> String`,
    omits: { 'OpenAPI.json': ['Next', 'links', 'Added'] },
  },
  {
    page: V2,
    quote:
      'the title `Wirespec`, the version `0.0.0`, and JSON as the only media type. It has neither `host` nor `basePath`.',
    by: v2,
    contract: REFINED,
    writes: {
      'OpenAPI.json': [
        '"consumes": [ "application/json" ], "produces": [ "application/json" ]',
        '"info": { "title": "Wirespec", "version": "0.0.0" }',
      ],
    },
    omits: { 'OpenAPI.json': ['"host"', '"basePath"'] },
  },
  {
    page: V3,
    quote:
      'The document always has the title `Wirespec`, the version `0.0.0`, JSON as the only media type, and no `servers`.',
    by: v3,
    contract: PARAMETERS,
    writes: { 'OpenAPI.json': ['"openapi": "3.0.0"', '"info": { "title": "Wirespec", "version": "0.0.0" }'] },
    omits: { 'OpenAPI.json': ['"servers"'] },
  },
  {
    page: V3,
    quote: 'a union | `type: string` beside `oneOf`: no object is valid',
    by: v3,
    contract: UNION,
    writes: {
      'OpenAPI.json': [
        '"Item": { "oneOf": [ { "$ref": "#/components/schemas/Book" }, { "$ref": "#/components/schemas/Film" } ], "type": "string" }',
      ],
    },
  },
  {
    page: V3,
    quote: '`String?[]` | `nullable` at the list',
    alsoQuotedOn: { [TYPES]: 'or put it in the wrong place; see' },
    by: v3,
    contract: BOOK,
    writes: {
      'OpenAPI.json': ['"gaps": { "nullable": true, "type": "array", "items": { "type": "string" } }'],
    },
  },
  {
    page: V3,
    quote: '`nullable: true` on the array or object instead of its elements',
    by: v3,
    contract: BOOK,
    writes: {
      'OpenAPI.json': ['"holes": { "nullable": true, "type": "object", "additionalProperties": { "type": "string" } }'],
    },
  },
  {
    page: V3,
    quote: 'an optional primitive, `String?` | may be absent, must not be `null`',
    by: v3,
    contract: BOOK,
    writes: {
      'OpenAPI.json': ['"required": [ "title", "pages", "names", "gaps", "holes" ]', '"note": { "type": "string" }'],
    },
  },
  {
    page: V3,
    quote: 'entry of `components.schemas` with `required` and `properties`, without `type: object`',
    by: v3,
    contract: BOOK,
    writes: { 'OpenAPI.json': ['"Book": { "required": ['] },
  },
  {
    page: V3,
    quote: '| refined `Bytes` | `type: string` |',
    by: v3,
    contract: REFINED,
    writes: { 'OpenAPI.json': ['"Cover": { "type": "string" }'] },
  },
  {
    page: V3,
    quote: '| path parameter | on the path, and again in each of its operations |',
    by: v3,
    contract: 'endpoint Get GET /get/{isbn: String} -> { 200 -> String }',
    writes: {
      'OpenAPI.json': [
        '"parameters": [ { "required": true, "in": "path", "schema": { "type": "string" }, "name": "isbn" } ], "get": { "parameters": [ { "required": true, "in": "path", "schema": { "type": "string" }, "name": "isbn" } ]',
      ],
    },
  },
  {
    page: V3,
    quote: 'a `$ref` to `#/components/headers/…`, which does not exist',
    by: v3,
    contract: PARAMETERS,
    writes: {
      'OpenAPI.json': [
        '"kind": { "$ref": "#/components/headers/Kind" }',
        '"names": { "$ref": "#/components/headers/Iterable" }',
      ],
    },
    omits: { 'OpenAPI.json': ['"headers": { "Kind"'] },
  },
  {
    page: V3,
    quote:
      'If the type of a field is one of your own definitions, the description of the field is lost. The description of a refined type is lost, too.',
    alsoQuotedOn: { [ANNOTATIONS]: '| field that refers to a definition, without `[]` | no | no |' },
    by: v3,
    contract: DESCRIBED,
    writes: {
      'OpenAPI.json': ['"description": "Of a word"', '"description": "Of a list"', '"description": "Of a union"'],
    },
    omits: { 'OpenAPI.json': ['Of a name', 'Of a refined type'] },
  },
  {
    page: ANNOTATIONS,
    quote: '| refined type | no | no |',
    by: VERSIONS,
    contract: DESCRIBED,
    writes: { 'OpenAPI.json': ['"Isbn": { "type": "string" }'] },
  },
  {
    page: ANNOTATIONS,
    quote: '| channel | channels are not written | channels are not written |',
    alsoQuotedOn: {
      [V3]: '| channels | nothing |',
      'docs/language/channels.md': '| OpenAPI | nothing; channels are left out |',
    },
    by: VERSIONS,
    contract: DESCRIBED,
    omits: { 'OpenAPI.json': ['Added'] },
  },
  {
    page: V3,
    quote: '`parameters`, `requestBody` and `description`, but not `server`',
    alsoQuotedOn: { [ANNOTATIONS]: 'An argument `server` is read but not written.' },
    by: v3,
    contract: LINKED,
    writes: { 'OpenAPI.json': ['"links": { "Next": { "operationId": "Get" } }'] },
    omits: { 'OpenAPI.json': ['library.example'] },
  },
  ...[
    'type Book { nothing: Unit }',
    'type Book { nothing: Unit[] }',
    'endpoint Ping POST Unit /ping -> { 200 -> String }',
  ].map((contract): DocumentedText => ({
    page: V2,
    quote: '`Unit` as a field, list element or request body | the compiler stops with `Cannot map Unit`',
    alsoQuotedOn: {
      [V3]: '`Unit` as a field, list element, parameter or request body | the compiler stops with `Cannot map Unit`',
      [ERRORS]: '`Unit` outside a response | the OpenAPI and Avro emitters crash',
      [ENDPOINTS]: 'Do not write `Unit`: it makes the OpenAPI emitters crash.',
      [TYPES]: 'The compiler accepts it elsewhere, but then the OpenAPI and Avro emitters crash',
    },
    by: VERSIONS,
    contract,
    fails: 'Cannot map Unit',
  })),
  {
    page: V3,
    quote: '`Unit` as a field, list element, parameter or request body | the compiler stops with `Cannot map Unit`',
    by: v3,
    contract: 'endpoint Ping GET /ping ? {nothing: Unit} -> { 200 -> String }',
    fails: 'Cannot map Unit',
  },
  {
    page: ANNOTATIONS,
    quote: 'The compiler does not check that the operation or its parameters exist.',
    by: v3,
    contract: 'endpoint Get GET /get -> { @Link("Next", operationId: "Missing") 200 -> String }',
    writes: { 'OpenAPI.json': ['"operationId": "Missing"'] },
  },
  {
    page: OVERVIEW,
    quote: '| constraint on a field | – | – | – | – | – | – | kept in 3, in part in 2 | – |',
    by: v3,
    contract: BOOK,
    writes: { 'OpenAPI.json': ['"pages": { "type": "integer", "format": "int32", "maximum": 60, "minimum": 1 }'] },
  },
];
