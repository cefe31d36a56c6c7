import type { DocumentedConversion } from './DocumentedConversion';

const page = 'docs/converters/openapi.md';
const OVERVIEW = 'docs/converters/converters.md';
const MIGRATING = 'docs/migrating-from-openapi.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const ERRORS = 'docs/language/errors.md';
const BLOG = 'blog/2025-06-15-bunq-sdk.md';
const MAVEN = 'docs/plugins/maven.md';
const GRADLE = 'docs/plugins/gradle.md';

type Json = Record<string, unknown>;

const OK = { description: 'ok' };
const BOOK = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };

function answer(schema: unknown, more: Json = {}): Json {
  return { ...OK, content: { 'application/json': { schema } }, ...more };
}

/** A document with one operation, `GET /books`, and schemas. */
function describe(operation: Json, schemas: Json = {}, more: Json = {}): Json {
  return {
    openapi: '3.0.3',
    info: { title: 'Library', version: '1' },
    paths: { '/books': { get: { operationId: 'ListBooks', responses: { 200: OK }, ...operation } } },
    ...(Object.keys(schemas).length === 0 ? {} : { components: { schemas } }),
    ...more,
  };
}

/** A document with one schema `Book` that has one property, `value`. */
function describeProperty(property: unknown, more: Json = {}): Json {
  return describe({}, { Book: { type: 'object', required: ['value'], properties: { value: property } }, ...more });
}

/** A Swagger document with one operation, `GET /books`. */
function describeSwagger(operation: Json, more: Json = {}): Json {
  return {
    swagger: '2.0',
    info: { title: 'Library', version: '1' },
    paths: { '/books': { get: { operationId: 'ListBooks', responses: { 200: OK }, ...operation } } },
    ...more,
  };
}

type Row = Omit<DocumentedConversion, 'page' | 'converter'>;

const OPERATIONS: readonly Row[] = [
  {
    quote: '`servers`, `basePath` | dropped; paths begin after the base path',
    document: describe({}, {}, { servers: [{ url: 'https://library.example/v1' }] }),
    writes: ['endpoint ListBooks GET /books -> {'],
  },
  {
    quote: '| `in: cookie` | dropped |',
    alsoQuotedOn: { [MIGRATING]: 'form data, cookies, content types other than JSON | not in a contract' },
    document: describe({ parameters: [{ in: 'cookie', name: 'session', schema: { type: 'string' } }] }),
    omits: ['session'],
  },
  {
    quote: 'if it has several media types, the first one',
    document: describe({
      requestBody: {
        content: { 'application/json': { schema: { type: 'string' } }, 'text/csv': { schema: { type: 'integer' } } },
      },
    }),
    writes: ['GET String /books', '200 -> Unit'],
    omits: ['Integer'],
  },
  {
    quote: 'several media types in one response | the same status once per media type',
    alsoQuotedOn: {
      [MIGRATING]: 'two media types made the same `200` twice',
      [TROUBLESHOOTING]: 'or two media types',
      [BLOG]: 'several media types for one answer | the same status several times',
    },
    document: describe({
      responses: {
        200: {
          ...OK,
          content: { 'application/json': { schema: { type: 'string' } }, 'text/csv': { schema: { type: 'string' } } },
        },
      },
    }),
    writes: ['200 -> String 200 -> String'],
  },
  {
    quote: 'header block of the response; `?` unless `required: true`',
    document: describe({
      responses: { 200: { ...OK, headers: { total: { schema: { type: 'integer' } } } } },
    }),
    writes: ['200 -> Unit #{total: Integer?}'],
  },
  {
    quote: 'response `default` | an additional `200`',
    alsoQuotedOn: {
      [page]: 'Generated code keeps the first `200`, and never returns the problem type.',
      [OVERVIEW]: 'response `default` | becomes a second `200`',
      [MIGRATING]: '`default` became a third `200`',
      [BLOG]: 'status `default` | becomes a second `200`',
      [TROUBLESHOOTING]: 'two responses with the status 200 | a `default` response',
    },
    document: describe({ responses: { 200: answer({ type: 'string' }), default: answer({ type: 'integer' }) } }),
    writes: ['200 -> String 200 -> Integer'],
  },
  {
    quote: 'response `4XX`, `5XX` | written unchanged, which does not compile',
    alsoQuotedOn: {
      [OVERVIEW]: 'response `4XX` | kept, and does not compile',
      [BLOG]: 'status `4XX` | kept, and refused by the compiler',
    },
    document: describe({ responses: { 200: OK, '4XX': OK } }),
    writes: ['4XX -> Unit'],
    refused: 'Arrow expected',
  },
  {
    quote: '| parameter with `content` instead of `schema` | `String` |',
    document: describe({
      parameters: [{ in: 'query', name: 'limit', content: { 'application/json': { schema: { type: 'integer' } } } }],
    }),
    writes: ['?{limit: String?}'],
  },
  {
    quote:
      '`style`, `explode`, `collectionFormat` | dropped; generated code repeats the parameter for each entry of a list',
    document: describe({
      parameters: [
        {
          in: 'query',
          name: 'tags',
          style: 'form',
          explode: false,
          schema: { type: 'array', items: { type: 'string' } },
        },
      ],
    }),
    writes: ['?{tags: String[]?}'],
    omits: ['form', 'explode'],
  },
  {
    quote: '| path `/books/` | `/books`, without the trailing slash, which is a different address |',
    document: describe({}, {}, { paths: { '/books/': { get: { operationId: 'ListBooks', responses: { 200: OK } } } } }),
    writes: ['GET /books ->'],
  },
  {
    quote: '| request body that is not `required` | required anyway |',
    document: describe({
      requestBody: { required: false, content: { 'application/json': { schema: { type: 'string' } } } },
    }),
    writes: ['GET String /books'],
  },
  {
    quote:
      '| text, forms, multipart, other media types | the type of the schema; generated code sends and reads JSON |',
    document: describe({
      requestBody: { content: { 'multipart/form-data': { schema: BOOK } } },
      responses: { 200: { ...OK, content: { 'text/plain': { schema: { type: 'string' } } } } },
    }),
    writes: ['GET ListBooksRequestBody /books', '200 -> String', 'type ListBooksRequestBody { title: String }'],
    omits: ['multipart', 'plain'],
  },
  {
    quote: '| content without a schema | `Any`, which does not compile |',
    document: describe({ responses: { 200: { ...OK, content: { 'application/json': {} } } } }),
    writes: ['200 -> Any'],
    refused: 'Cannot find reference: Any',
  },
  {
    quote: '`security`, `tags`, `summary`, `deprecated`, `callbacks`, webhooks | dropped',
    alsoQuotedOn: {
      [MIGRATING]: ['security schemes | code, gateway', 'summaries and tags | one comment above a definition'],
    },
    document: describe({
      security: [{ key: ['lost'] }],
      tags: ['lost'],
      summary: 'lost',
      deprecated: true,
      callbacks: { lost: { '{$request.query.url}': { post: { responses: { 200: OK } } } } },
    }),
    omits: ['lost', 'deprecated', 'request'],
  },
];

const SCHEMAS: readonly Row[] = [
  {
    quote: '| `string` with any `format` except `binary` | `String` |',
    alsoQuotedOn: { [MIGRATING]: '`format: date-time`, `uuid`, `email` | a named `String` with a pattern' },
    document: describeProperty({ type: 'string', format: 'date-time' }),
    writes: ['value: String'],
  },
  {
    quote: 'property with `additionalProperties: true` or `false` | dictionary of `Any`, which does not compile',
    alsoQuotedOn: { [OVERVIEW]: '`additionalProperties: true` | does not compile' },
    document: describeProperty({ type: 'object', additionalProperties: true }),
    writes: ['value: { Any }'],
    refused: 'Cannot find reference: Any',
  },
  {
    quote: '`additionalProperties: true` or `false` | dictionary of `Any`',
    document: describeProperty({ type: 'object', additionalProperties: false }),
    writes: ['value: { Any }'],
    refused: 'Cannot find reference: Any',
  },
  {
    quote: 'schema with `additionalProperties: true` | the same where it is used; its `properties` are lost',
    document: describeProperty(
      { $ref: '#/components/schemas/Hours' },
      { Hours: { type: 'object', additionalProperties: true, properties: { lost: { type: 'string' } } } },
    ),
    writes: ['value: { Any'],
    omits: ['lost'],
    refused: 'Cannot find reference: Any',
  },
  {
    quote: 'schema with `additionalProperties: false` | [composite type]',
    document: describe({}, { Book: { ...BOOK, additionalProperties: false } }),
    writes: ['type Book { title: String }'],
  },
  {
    quote: 'optional `$ref` to a schema with `additionalProperties` | dictionary that lost its `?`',
    document: describe(
      {},
      {
        Book: { type: 'object', properties: { hours: { $ref: '#/components/schemas/Hours' } } },
        Hours: { type: 'object', additionalProperties: { type: 'string' } },
      },
    ),
    writes: ['hours: { String } }'],
  },
  {
    quote: '| the same with a list as value | dictionary of `Any`, which does not compile |',
    document: describeProperty({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    }),
    writes: ['value: { Any }'],
    refused: 'Cannot find reference: Any',
  },
  {
    quote:
      '`object` with neither of them, schema without a `type`, `not` | type without fields, which does not compile',
    document: describeProperty({ not: { type: 'string' } }),
    writes: ['value: BookValue', 'type BookValue { }'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: '| `enum` of numbers | enum of the same digits as strings: `"1"` on the wire instead of `1` |',
    document: describeProperty({ type: 'integer', enum: [1, 2] }),
    languages: ['TypeScript'],
    writes: ['"1" | "2"'],
  },
  {
    quote: '| property with `allOf` around one `$ref` | a copy of that type, named after the property |',
    document: describe(
      {},
      {
        Book: BOOK,
        Loan: {
          type: 'object',
          required: ['item'],
          properties: { item: { allOf: [{ $ref: '#/components/schemas/Book' }] } },
        },
      },
    ),
    writes: ['item: LoanItem', 'type LoanItem { title: String }'],
  },
  {
    quote:
      '`object` with neither of them, schema without a `type`, `not` | type without fields, which does not compile',
    alsoQuotedOn: {
      [OVERVIEW]: '`type: object` without properties | does not compile',
      [BLOG]: 'an object without properties | an empty type, refused',
    },
    document: describe({}, { Book: { type: 'object' } }),
    writes: ['type Book { }'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: '`enum` | enum, first letters in upper case',
    alsoQuotedOn: {
      [page]: 'The contract compiles, but says `Shelved` and `Lent`, so **the values on the wire change**.',
      [OVERVIEW]: 'enum values | first letter becomes upper case',
    },
    document: describeProperty({ type: 'string', enum: ['new', 'old'] }),
    writes: ['{ New, Old }'],
  },
  {
    quote: '`$ref` to a primitive or array | written out in place; the name is lost',
    document: describeProperty(
      { $ref: '#/components/schemas/Isbn' },
      { Isbn: { type: 'string', pattern: '^97', minLength: 10 } },
    ),
    writes: ['value: String'],
    omits: ['Isbn'],
  },
  {
    quote: '`allOf` | one type with all fields; if two fields have the same name, the first wins',
    document: describe(
      {},
      {
        Book: BOOK,
        Novel: {
          allOf: [
            { $ref: '#/components/schemas/Book' },
            {
              type: 'object',
              required: ['title', 'pages'],
              properties: { title: { type: 'integer' }, pages: { type: 'integer' } },
            },
          ],
        },
      },
    ),
    writes: ['type Novel { title: String, pages: Integer }'],
  },
  {
    quote: '`oneOf` | union; inline members are named `Name0`, `Name1`',
    document: describe({}, { Item: { oneOf: [BOOK, BOOK] } }),
    writes: ['type Item = Item0 | Item1'],
  },
  {
    quote: 'refused: `Only Custom references can be part of a Union`',
    alsoQuotedOn: { [ERRORS]: 'a `oneOf` has a primitive or a list among its alternatives' },
    document: describe(
      {},
      { Book: BOOK, Item: { oneOf: [{ $ref: '#/components/schemas/Book' }, { type: 'string' }] } },
    ),
    fails: 'Only Custom references can be part of a Union',
  },
  {
    quote: 'if the document has no object schema, it is accepted, but the compiler reads the union as a refined type',
    document: describe({}, { Item: { oneOf: [{ type: 'string' }, { type: 'integer' }] } }),
    writes: ['type Item = String'],
    refused: 'belongs to no definition',
  },
  {
    quote: '`anyOf` | union without members, which does not compile',
    alsoQuotedOn: {
      [OVERVIEW]: '`anyOf` | does not compile',
      [ERRORS]: 'An `anyOf` fails differently',
      [BLOG]: '`anyOf` | a union without members',
      [MAVEN]: 'The converter makes an empty union of `anyOf`, which is not a valid contract',
      [TROUBLESHOOTING]: '`type X =` with nothing after it | `anyOf`: replace it by `oneOf`',
    },
    document: describe({}, { Item: { anyOf: [{ $ref: '#/components/schemas/Book' }] }, Book: BOOK }),
    writes: ['type Item ='],
    refused: 'WirespecType expected',
  },
  {
    quote: '`nullable: true` on a property or the items of a list | ignored: a required property stays required',
    document: describeProperty({ type: 'array', items: { type: 'string', nullable: true } }),
    writes: ['value: String[] }'],
  },
  {
    quote: '`nullable: true` on a property or the items of a list | ignored: a required property stays required',
    document: describeProperty({ type: 'string', nullable: true }),
    writes: ['value: String }'],
  },
  {
    quote: '| `pattern` | not written to the contract |',
    alsoQuotedOn: {
      [OVERVIEW]: '`pattern` on properties and parameters | lost | not checked | kept',
      [MIGRATING]: 'the pattern of `Isbn` and the bounds of `pages` are gone',
    },
    document: describeProperty({ type: 'string', pattern: '^97$' }),
    writes: ['value: String }'],
  },
  {
    quote:
      '`minimum`, `maximum`, `multipleOf`, `minLength`, `maxLength`, `minItems`, `maxItems`, `uniqueItems` | dropped',
    alsoQuotedOn: {
      [OVERVIEW]: '`minimum`, `maximum`, lengths | lost | lost | lost',
      [BLOG]: '`minimum`, `maximum` | lost',
    },
    document: describeProperty({
      type: 'array',
      minItems: 1,
      maxItems: 9,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 3 },
    }),
    writes: ['value: Integer[] }'],
  },
  {
    quote: '`format`, `default`, `example`, `discriminator`, `readOnly`, `writeOnly`, `title` | dropped',
    document: describeProperty({
      type: 'string',
      format: 'email',
      default: 'lost',
      example: 'lost',
      readOnly: true,
      title: 'lost',
    }),
    writes: ['value: String }'],
    omits: ['lost', 'email'],
  },
];

const NAMES: readonly Row[] = [
  {
    quote: '`list-members` → `ListMembers`',
    document: describe({ operationId: 'list-members' }),
    writes: ['endpoint ListMembers GET'],
  },
  {
    quote: '`DELETE /members/{card-number}` → `MembersCardNumberDELETE`',
    document: describe(
      {},
      {},
      {
        paths: {
          '/members/{card-number}': {
            delete: {
              parameters: [{ in: 'path', name: 'card-number', required: true, schema: { type: 'string' } }],
              responses: { 200: OK },
            },
          },
        },
      },
    ),
    writes: ['endpoint MembersCardNumberDELETE DELETE /members/{card-number: String}'],
  },
  {
    quote: '| operation with the same name as a schema | suffix `Endpoint` | `thing` → `ThingEndpoint` |',
    document: describe({ operationId: 'thing' }, { Thing: BOOK }),
    writes: ['endpoint ThingEndpoint GET'],
  },
  {
    quote: '`card-holder` → `CardHolder`',
    document: describe({}, { 'card-holder': BOOK }),
    writes: ['type CardHolder {'],
  },
  {
    quote: 'operation + `RequestBody`',
    document: describe({ requestBody: { content: { 'application/json': { schema: BOOK } } } }),
    writes: ['type ListBooksRequestBody {'],
  },
  {
    quote: 'operation + status + `ResponseBody`',
    document: describe({ responses: { 200: answer(BOOK) } }),
    writes: ['type ListBooks200ResponseBody {'],
  },
  {
    quote: 'operation + `Parameter` + name',
    document: describe({ parameters: [{ in: 'query', name: 'status', schema: { type: 'string', enum: ['A'] } }] }),
    writes: ['enum ListBooksParameterStatus {'],
  },
  { quote: 'type + property', document: describeProperty(BOOK), writes: ['type BookValue {'] },
  {
    quote: 'the same + `Array`',
    document: describeProperty({ type: 'array', items: BOOK }),
    writes: ['type BookValueArray {'],
  },
  {
    quote: '`list_members` becomes `List_members`. The contract compiles',
    document: describe({ operationId: 'list_members' }),
    writes: ['endpoint List_members GET'],
  },
];

const REPAIRS: readonly Row[] = [
  {
    quote: 'nullable enum with `null` among its values | an entry `Null` |',
    document: describe(
      {},
      {
        Kind: { type: 'string', nullable: true, enum: ['NOVEL', null] },
        Book: { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' } } },
      },
    ),
    writes: ['enum Kind { NOVEL, Null }'],
  },
  {
    quote: 'schema named with dots, `library.Book` | `type Library.Book`, refused |',
    document: describe({}, { 'library.Book': BOOK }),
    writes: ['type Library.Book {'],
    refused: 'TypeDefinitionStart expected',
  },
  {
    quote: 'array of arrays | `Integer[][]`',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'the contract that was written does not compile | usual for real documents',
      [OVERVIEW]: 'A document can be converted without a message and still give a contract that the compiler refuses.',
    },
    document: describeProperty({ type: 'array', items: { type: 'array', items: { type: 'integer' } } }),
    writes: ['Integer[][]'],
    refused: 'RightCurly expected',
  },
  {
    quote: '`nullable: true` on a response body | `String??`',
    document: describe({ responses: { 200: answer({ type: 'string', nullable: true }) } }),
    writes: ['200 -> String??'],
    refused: 'expected',
  },
  {
    quote: 'path `/report.json` | unchanged, refused',
    document: describe(
      {},
      {},
      { paths: { '/report.json': { get: { operationId: 'Report', responses: { 200: OK } } } } },
    ),
    writes: ['GET /report.json'],
    refused: 'Path expected',
  },
  {
    quote: 'path `/` | `GET /`, refused',
    document: describe({}, {}, { paths: { '/': { get: { operationId: 'Root', responses: { 200: OK } } } } }),
    writes: ['GET / ->'],
    refused: 'LeftCurly expected',
  },
  {
    quote: '`operationId` with a dot or blank | unchanged, refused',
    document: describe({ operationId: 'books.list' }),
    writes: ['endpoint Books.list GET'],
    refused: 'expected',
  },
  {
    quote: 'property that refers to a named array of primitives | reference to a type that is not defined',
    document: describeProperty(
      { $ref: '#/components/schemas/Names' },
      { Names: { type: 'array', items: { type: 'string' } } },
    ),
    writes: ['NamesArray'],
    refused: 'Cannot find reference: NamesArray',
  },
  {
    quote:
      'enum in a response header, or written in place as a response body | reference to a type that is not defined',
    document: describe({ responses: { 200: answer({ type: 'string', enum: ['NOVEL'] }) } }),
    writes: ['200 -> ListBooks200ResponseBody'],
    refused: 'Cannot find reference: ListBooks200ResponseBody',
  },
  {
    quote:
      'enum in a response header, or written in place as a response body | reference to a type that is not defined',
    document: describe({
      responses: { 200: { ...OK, headers: { kind: { schema: { type: 'string', enum: ['A'] } } } } },
    }),
    refused: 'Cannot find reference: ',
  },
  {
    quote: 'property named `channel` | without backticks, refused',
    document: describe({}, { Book: { type: 'object', properties: { channel: { type: 'string' } } } }),
    writes: ['channel: String?'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: 'path parameter `{Id}`, with a capital | without backticks, refused',
    document: describe(
      {},
      {},
      {
        paths: {
          '/books/{Id}': {
            get: {
              operationId: 'GetBook',
              parameters: [{ in: 'path', name: 'Id', required: true, schema: { type: 'string' } }],
              responses: { 200: OK },
            },
          },
        },
      },
    ),
    writes: ['GET /books/{Id: String}'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: "two inline schemas that get one name | nothing; `Type 'X' is already defined`",
    document: describeProperty({ ...BOOK }, { BookValue: BOOK }),
    fails: "Type 'BookValue' is already defined",
  },
  {
    quote: "two equal `operationId`s | nothing; `Endpoint 'X' is already defined`",
    document: describe(
      {},
      {},
      {
        paths: {
          '/a': { get: { operationId: 'X', responses: { 200: OK } } },
          '/b': { get: { operationId: 'X', responses: { 200: OK } } },
        },
      },
    ),
    fails: "Endpoint 'X' is already defined",
  },
  {
    quote: 'An enum entry must not contain a hyphen or a space.',
    document: describeProperty({ type: 'string', enum: ['on-shelf'] }),
    writes: ['On-shelf'],
    refused: 'RightCurly expected',
  },
  {
    quote: 'Put backticks around `_id`. The other field cannot be described, because a name must not contain a dot.',
    document: describe({}, { Book: { type: 'object', properties: { _id: { type: 'string' } } } }),
    writes: ['{ _id: String? }'],
    refused: 'WirespecIdentifier expected',
  },
];

const LATER_VERSION = describe(
  { responses: { 200: answer({ type: 'array', items: { type: 'string' } }) } },
  { Copy: { type: 'object', required: ['barcode'], properties: { barcode: { type: 'string' } } } },
);

const LATER: readonly Row[] = ['3.1.0', '3.2.0'].map((openapi) => ({
  quote: 'Version {{version}} accepts these documents, but loses their schemas without a warning',
  alsoQuotedOn: {
    [page]: 'The list of copies became `Unit`, and the barcode became a type without fields.',
    [OVERVIEW]: 'This version accepts OpenAPI 3.1 and 3.2 documents, but converts them incorrectly',
    [MIGRATING]: 'this version reads 3.1 [without a warning and wrongly]',
    [TROUBLESHOOTING]: 'bodies are `Unit`, types are empty | an OpenAPI 3.1 document; {{version}} reads 3.0 only',
    [MAVEN]: 'bodies become `Unit`, property types become empty',
    [GRADLE]: 'bodies become `Unit`, property types become empty',
  },
  document: { ...LATER_VERSION, openapi },
  writes: ['200 -> Unit', 'type CopyBarcode { }'],
  refused: 'WirespecIdentifier expected',
}));

const LATER_WITH_PARAMETER: readonly Row[] = ['3.1.0', '3.2.0'].map((openapi) => ({
  quote: 'A document with path parameters is refused: `Declared path parameter … needs to be defined`',
  alsoQuotedOn: { [BLOG]: '`openapi` is 3.1 or later | types are lost, or the converter stops at a path parameter' },
  document: {
    openapi,
    info: { title: 'Library', version: '1' },
    paths: {
      '/books/{isbn}': {
        get: {
          parameters: [{ in: 'path', name: 'isbn', required: true, schema: { type: 'string' } }],
          responses: { 200: OK },
        },
      },
    },
  },
  fails: 'Declared path parameter isbn needs to be defined',
}));

const STRICT: readonly Row[] = [
  {
    quote: 'Without `--strict`, the converter skips a misspelled key',
    document: describe({ parametres: [{ in: 'query', name: 'lost', schema: { type: 'string' } }] }),
    omits: ['lost'],
  },
  {
    quote: 'With `--strict`, the converter refuses the document',
    alsoQuotedOn: { [TROUBLESHOOTING]: '`Encountered an unknown key` | strict conversion' },
    document: describe({ parametres: [] }),
    options: ['--strict'],
    fails: "Encountered an unknown key 'parametres'",
  },
  {
    quote: 'Keys that start with `x-` are always allowed.',
    document: describe({ 'x-internal': true }, {}, { 'x-audience': 'desk' }),
    options: ['--strict'],
    writes: ['endpoint ListBooks'],
  },
];

const SWAGGER: readonly Row[] = [
  {
    quote: '| `consumes` with several entries | one request body, as for a single entry |',
    document: describeSwagger({
      consumes: ['application/json', 'text/csv'],
      parameters: [{ in: 'body', name: 'book', schema: { type: 'string' } }],
      responses: { 200: { ...OK, schema: { type: 'string' } } },
    }),
    writes: ['endpoint ListBooks GET String /books -> { 200 -> String }'],
  },
  {
    quote: '| `produces` with several entries | every status once per entry |',
    document: describeSwagger({
      produces: ['application/json', 'text/csv'],
      responses: { 200: { ...OK, schema: { type: 'string' } } },
    }),
    writes: ['200 -> String 200 -> String'],
  },
  {
    quote: '| `in: body` | request body; it must have a `schema` |',
    document: describeSwagger({ parameters: [{ in: 'body', name: 'book' }] }),
    fails: 'An operation is not implemented',
  },
  {
    quote: '| `enum` of a path parameter or of the items of a list | `String` |',
    document: describeSwagger(
      {},
      {
        paths: {
          '/books/{kind}': {
            get: {
              operationId: 'ListBooks',
              parameters: [
                { in: 'path', name: 'kind', required: true, type: 'string', enum: ['NOVEL'] },
                {
                  in: 'query',
                  name: 'tags',
                  type: 'array',
                  collectionFormat: 'csv',
                  items: { type: 'string', enum: ['OLD'] },
                },
              ],
              responses: { 200: OK },
            },
          },
        },
      },
    ),
    writes: ['/books/{kind: String} ?{tags: String[]?}'],
  },
  {
    quote: '| `in: formData` | dropped |',
    document: describeSwagger({ parameters: [{ in: 'formData', name: 'lost', type: 'string' }] }),
    omits: ['lost'],
  },
  {
    quote: '| response headers | required, without `?` |',
    document: describeSwagger({ responses: { 200: { ...OK, headers: { total: { type: 'integer' } } } } }),
    writes: ['#{total: Integer}'],
  },
  {
    quote: '| `oneOf`, `anyOf` | ignored, because they are not part of Swagger 2 |',
    document: describeSwagger(
      {},
      { definitions: { Book: { type: 'object', properties: { item: { oneOf: [{ type: 'string' }] } } } } },
    ),
    omits: ['|'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: '| `type: file` | refused: `Type file not implemented` |',
    document: describeSwagger({ responses: { 200: { ...OK, schema: { type: 'file' } } } }),
    fails: 'Type file not implemented',
  },
  {
    quote: '| `host`, `basePath`, `schemes` | dropped |',
    document: describeSwagger({}, { host: 'library.example', basePath: '/v1', schemes: ['https'] }),
    writes: ['endpoint ListBooks GET /books -> {'],
  },
];

const REASONS: readonly Row[] = [
  {
    quote: "`No valid openapi v3 element 'openapi' is missing` | you passed a Swagger document as `OpenAPIV3`",
    document: describeSwagger({}),
    fails: "No valid openapi v3 element 'openapi' is missing",
  },
  {
    quote: '`Cannot resolve ref: …`, `Wrong reference: …` | a `$ref` points to another file or has no target',
    document: describe({ responses: { 200: { $ref: 'other.json#/Answer' } } }),
    fails: 'Cannot resolve ref: ',
  },
  {
    quote: '`Cannot yield empty AST for OpenAPI v3` | the document has no operation and no object, enum or union',
    document: describe({}, { Isbn: { type: 'string' } }, { paths: {} }),
    fails: 'Cannot yield empty AST for OpenAPI v3',
  },
  {
    quote: '`Unsupported OpenAPI version: …`, `Unsupported Swagger version: …` | neither OpenAPI 3 nor Swagger 2.0',
    document: describe({}, {}, { openapi: '4.0.0' }),
    fails: 'Unsupported OpenAPI version: 4.0.0',
  },
  {
    quote: '`Unexpected JSON token at offset …` | the file does not contain JSON, even if its name ends in `.json`',
    document: 'openapi: 3.0.3',
    fails: 'Unexpected JSON token at offset 0',
  },
];

const FREE = describeProperty({ type: 'object', additionalProperties: true });
const EMPTY = describe({}, { Book: { type: 'object' } });
const CLASSES = describe({ responses: { 200: answer({ type: 'string' }), '4XX': answer({ type: 'string' }) } });
const DEFAULTS = describe({ responses: { 200: answer({ type: 'string' }), default: answer({ type: 'integer' }) } });
const ANY_OF = describe({}, { Book: BOOK, Item: { anyOf: [{ $ref: '#/components/schemas/Book' }] } });

/** The table that compares the ways from a document to code. */
const ROUTES: readonly Row[] = [
  {
    quote: '`description`, `links` | lost | not used | kept',
    document: describe({ description: 'Said' }),
    omits: ['Said'],
  },
  {
    quote: '`description`, `links` | lost | not used | kept |',
    document: describe({
      description: 'Said',
      responses: { 200: { ...OK, links: { Next: { operationId: 'ListBooks' } } } },
    }),
    languages: ['OpenAPIV3'],
    writes: ['"description": "Said"', '"links": { "Next": { "operationId": "ListBooks" } }'],
  },
  {
    quote: '| lost | not checked | kept |',
    document: describeProperty({ type: 'string', pattern: '^97$' }),
    languages: ['OpenAPIV3'],
    writes: ['"pattern": "^97$"'],
  },
  {
    quote: '| lost | not checked | kept',
    document: describeProperty({ type: 'string', pattern: '^97$' }),
    languages: ['Java', 'TypeScript'],
    omits: ['97'],
  },
  {
    quote: '`minimum`, `maximum`, lengths | lost | lost | lost |',
    document: describeProperty({ type: 'integer', minimum: 123, maximum: 456 }),
    languages: ['Java', 'TypeScript', 'OpenAPIV3'],
    omits: ['123', '456'],
  },
  {
    quote: 'enum values | first letter becomes upper case | kept as label | kept',
    document: describeProperty({ type: 'string', enum: ['on-shelf', 'lent'] }),
    languages: ['Java', 'OpenAPIV3'],
    writes: ['("on-shelf")', '("lent")', '"enum": [ "on-shelf", "lent" ]'],
  },
  {
    quote: 'a class `ResponseDefault` (Kotlin: `Responsedefault`) with status 200, never chosen when reading',
    document: DEFAULTS,
    languages: ['Java', 'Kotlin', 'TypeScript'],
    writes: ['record ResponseDefault(', 'class Responsedefault(', 'export type ResponseDefault = { status: 200'],
  },
  {
    quote: 'with `--ir` the TypeScript does not compile | kept |',
    document: DEFAULTS,
    languages: ['OpenAPIV3'],
    writes: ['"default": {'],
  },
  {
    quote: 'response `4XX` | kept, and does not compile | does not compile | kept',
    document: CLASSES,
    languages: ['TypeScript'],
    writes: ['status: 4XX'],
  },
  {
    quote: 'response `4XX` | kept, and does not compile | does not compile | kept |',
    document: CLASSES,
    languages: ['OpenAPIV3'],
    writes: ['"4XX": {'],
  },
  {
    quote: '`type: object` without properties | does not compile | an empty type | kept',
    document: EMPTY,
    languages: ['TypeScript'],
    writes: ['export type Book = { }'],
  },
  {
    quote: '`additionalProperties: true` | does not compile | dictionary of anything, without `--ir`',
    document: FREE,
    languages: ['TypeScript', 'Java'],
    writes: ['Record<string, any>', 'java.util.Map<String, Object>'],
  },
  {
    quote: 'dictionary of anything, without `--ir` | fails: `Cannot map Any`',
    document: FREE,
    languages: ['OpenAPIV3'],
    fails: 'Cannot map Any',
  },
  {
    quote: 'with `--ir` the TypeScript does not compile',
    document: DEFAULTS,
    languages: ['TypeScript'],
    options: ['--ir'],
    // It refers to names that it does not define.
    writes: ['case type: { return { statusCode: r.status'],
  },
  {
    quote:
      'Java and TypeScript do not compile; with `--ir` TypeScript gets an empty interface, and Java still does not compile |',
    document: ANY_OF,
    languages: ['Java', 'TypeScript', 'Kotlin'],
    writes: ['sealed interface Item permits {}', 'export type Item = ', 'sealed interface Item'],
  },
  {
    quote: 'and Java still does not compile | an empty `oneOf`',
    document: ANY_OF,
    languages: ['Java', 'TypeScript', 'Kotlin'],
    options: ['--ir'],
    writes: ['public sealed interface Item {}', 'export interface Item {}'],
  },
  {
    quote: '| an empty `oneOf` |',
    document: ANY_OF,
    languages: ['OpenAPIV3'],
    writes: ['"Item": { "oneOf": []'],
  },
];

/** What the pages say of converting OpenAPI documents. */
export const OPENAPI_CONVERSIONS: readonly DocumentedConversion[] = [
  ...[...OPERATIONS, ...SCHEMAS, ...NAMES, ...REPAIRS, ...LATER, ...LATER_WITH_PARAMETER, ...STRICT].map(
    (row): DocumentedConversion => ({
      page,
      converter: 'openapi-v3',
      ...row,
    }),
  ),
  ...SWAGGER.map((row): DocumentedConversion => ({ page, converter: 'openapi-v2', ...row })),
  ...[...REASONS, ...ROUTES].map((row): DocumentedConversion => ({ page: OVERVIEW, converter: 'openapi-v3', ...row })),
  {
    page: OVERVIEW,
    quote: "`No valid openapi v2 element 'swagger' is missing` | you passed an OpenAPI 3 document as `OpenAPIV2`",
    converter: 'openapi-v2',
    document: describe({}),
    fails: "No valid openapi v2 element 'swagger' is missing",
  },
  {
    page: OVERVIEW,
    quote: '`Unsupported Swagger version: …` | neither OpenAPI 3 nor Swagger 2.0',
    converter: 'openapi-v2',
    document: describeSwagger({}, { swagger: '1.2' }),
    fails: 'Unsupported Swagger version: 1.2',
  },
];
