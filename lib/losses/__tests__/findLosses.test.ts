import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENERATED } from '../../../tests/support/untrustedValues';
import { convert } from '../../compiler';
import type { Converter } from '../../compiler/types';
import { findLosses } from '..';
import { parseContract } from '../parseContract';

const INFO = { title: 'Things', version: '1' };

/** Creates an OpenAPI 3 document with one operation, whose response has the schema `Thing`. */
function createDocument(thing: object, operation: object = {}, rest: object = {}): object {
  return {
    openapi: '3.0.3',
    info: INFO,
    paths: {
      '/things': {
        get: {
          operationId: 'findThings',
          responses: {
            200: {
              description: '',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            },
          },
          ...operation,
        },
      },
    },
    components: { schemas: { Thing: thing, Other: createObjectSchema({ type: 'boolean' }) } },
    ...rest,
  };
}

/** Creates a schema with one required field. */
function createObjectSchema(field: object, rest: object = {}): object {
  return { type: 'object', required: ['a'], properties: { a: field }, ...rest };
}

const TEXT = createObjectSchema({ type: 'string' });

/** Converts a document with the real converter, and returns the losses of the contract. */
function listLosses(document: object, format: Converter = 'openapi-v3'): string[] {
  const { text } = convert({ path: 'document.json', text: JSON.stringify(document) }, format);
  return findLosses(document, text).map(
    ({ effect, pointer, sentence, repair }) =>
      `${effect} ${pointer}: ${sentence}${repair === undefined ? '' : ` => ${repair}`}`,
  );
}

const THING = '/components/schemas/Thing';
const FIELD = `${THING}/properties/a`;
const GET = '/paths/~1things/get';
const OTHER = { $ref: '#/components/schemas/Other' };
const OK = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };

it('a repair escapes quotation marks, and a contract may contain them with or without escapes', () => {
  const document = createDocument(createObjectSchema({ type: 'string', pattern: String.raw`^"\\"\"$` }));
  const repair = String.raw`type ThingA = String(/^\x22\\\x22\x22$/)`;
  expect(listLosses(document).join()).toContain(repair);
  const contract = convert({ path: 'document.json', text: JSON.stringify(document) }, 'openapi-v3').text;
  for (const type of [repair, String.raw`type ThingA = String(/^"\\"\"$/)`])
    expect(findLosses(document, `${contract.replace('a: String', 'a: ThingA')}\n${type}`)).toEqual([]);
});

it('a document that the contract expresses completely has no losses', () => {
  expect(listLosses(createDocument(TEXT))).toEqual([]);
});

it.each<[string, object, string[]]>([
  [
    'a pattern',
    createDocument(createObjectSchema({ type: 'string', pattern: '^a/b$' })),
    [`rule ${FIELD}/pattern: \`pattern: ^a/b$\` is dropped => type ThingA = String(/^a\\/b$/)`],
  ],
  [
    'bounds',
    createDocument(createObjectSchema({ type: 'integer', minimum: 1, maximum: 9 })),
    [
      `rule ${FIELD}/minimum: \`minimum: 1\` is dropped => type ThingA = Integer(1, 9)`,
      `rule ${FIELD}/maximum: \`maximum: 9\` is dropped => type ThingA = Integer(1, 9)`,
    ],
  ],
  [
    'a length',
    createDocument(createObjectSchema({ type: 'string', maxLength: 9 })),
    [`rule ${FIELD}/maxLength: \`maxLength: 9\` is dropped => type ThingA = String(/^[\\s\\S]{0,9}$/)`],
  ],
  [
    'a length of zero',
    createDocument(createObjectSchema({ type: 'string', minLength: 0, maxLength: 0 })),
    [`rule ${FIELD}/maxLength: \`maxLength: 0\` is dropped => type ThingA = String(/^[\\s\\S]{0,0}$/)`],
  ],
  [
    'a default and a description',
    createDocument(createObjectSchema({ type: 'boolean', default: false, description: 'Yes?' })),
    [
      `note ${FIELD}/default: \`default: false\` is left out`,
      `note ${FIELD}/description: \`description: Yes?\` is left out`,
    ],
  ],
  [
    'null',
    createDocument(createObjectSchema({ type: 'string', nullable: true })),
    [`wire ${FIELD}: the value may be \`null\`, but \`String\` is not => String?`],
  ],
  [
    'a format',
    createDocument(createObjectSchema({ type: 'string', format: 'email' })),
    [`rule ${FIELD}/format: \`format: email\` is dropped`],
  ],
  [
    'a number format that no type represents',
    createDocument(createObjectSchema({ type: 'integer', format: 'int16' })),
    [`rule ${FIELD}/format: \`format: int16\` is left out`],
  ],
  [
    'nothing of a number format that a type represents',
    createDocument(createObjectSchema({ type: 'integer', format: 'int64' })),
    [],
  ],
  [
    'values of an enum',
    createDocument(createObjectSchema({ type: 'string', enum: ['free', 'LENT'] })),
    [`wire ${FIELD}/enum: \`free\` became \`Free\` => type ThingA = String(/^(free|LENT)$/)`],
  ],
  [
    'an enum of numbers',
    createDocument(createObjectSchema({ type: 'integer', enum: [1, 2] })),
    [`wire ${FIELD}/enum: numbers became strings`],
  ],
  [
    'an enum of booleans',
    createDocument(createObjectSchema({ enum: [true] })),
    [`wire ${FIELD}/enum: booleans became strings, \`true\` became \`True\``],
  ],
  [
    'an enum of numbers and booleans',
    createDocument(createObjectSchema({ enum: ['1', 2, true] })),
    [`wire ${FIELD}/enum: numbers and booleans became strings, \`true\` became \`True\``],
  ],
  [
    'fields beside a union of one schema',
    createDocument({ oneOf: [OTHER], properties: { c: { type: 'string' } } }),
    [`wire ${THING}/properties/c: \`c\` is missing from the union \`Thing\``],
  ],
  [
    'keys beside a union',
    createDocument({ oneOf: [OTHER], anyOf: [OTHER], additionalProperties: false }),
    [
      `wire ${THING}/anyOf: \`anyOf\` is left out`,
      `rule ${THING}/additionalProperties: \`additionalProperties: false\` is left out`,
    ],
  ],
  [
    'a union in allOf',
    createDocument(
      {},
      {},
      {
        components: {
          schemas: {
            Other: createObjectSchema({ type: 'boolean' }),
            Union: { oneOf: [OTHER, OTHER] },
            Thing: { allOf: [TEXT, { $ref: '#/components/schemas/Union' }] },
          },
        },
      },
    ),
    [`wire ${THING}/allOf/1: \`oneOf\` in \`allOf\` is left out`],
  ],
  [
    'a union',
    createDocument({ anyOf: [{ $ref: '#/components/schemas/Other' }, { $ref: '#/components/schemas/Other' }] }),
    [`wire ${THING}/anyOf: \`Other\`, \`Other\` are missing from the union => type Thing = Other | Other`],
  ],
  [
    'nothing of a union with one member',
    createDocument(createObjectSchema({ oneOf: [{ $ref: '#/components/schemas/Other' }] })),
    [],
  ],
  [
    'a union of primitives, only the first of which the compiler reads',
    createDocument(
      {},
      {},
      { components: { schemas: { Thing: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } } },
    ),
    [`wire ${THING}: a union became \`Thing\``],
  ],
  [
    'a discriminator',
    createDocument({ oneOf: [{ $ref: '#/components/schemas/Other' }, TEXT], discriminator: { propertyName: 'a' } }),
    [`wire ${THING}/discriminator: \`discriminator\` is left out`],
  ],
  [
    'the properties of an object with additional fields',
    createDocument(createObjectSchema({ type: 'string' }, { additionalProperties: { type: 'string' } })),
    [`wire ${FIELD}: \`a\` is missing from a dictionary`],
  ],
  ['nothing of a dictionary', createDocument({ type: 'object', additionalProperties: OTHER }), []],
  [
    'additional fields of any type',
    createDocument(createObjectSchema({ type: 'object', additionalProperties: true })),
    [`wire ${FIELD}: an object became \`{Any}\`, which the contract does not define`],
  ],
  [
    'the keys of a member of allOf',
    {
      ...createDocument({}),
      components: {
        schemas: {
          Base: createObjectSchema({ type: 'string' }, { discriminator: { propertyName: 'a' } }),
          Thing: { allOf: [{ $ref: '#/components/schemas/Base' }, TEXT] },
        },
      },
    },
    ['wire /components/schemas/Base/discriminator: `discriminator` is left out'],
  ],
  ['anything', createDocument(createObjectSchema({})), [`wire ${FIELD}: any value became \`ThingA\``]],
  [
    'the default status',
    createDocument(TEXT, { responses: { 200: OK, default: OK } }),
    [`wire ${GET}/responses/default: \`default\` became \`200\`, and other statuses are not in the contract`],
  ],
  [
    'a range of statuses',
    createDocument(TEXT, { responses: { '4XX': OK } }),
    [`wire ${GET}/responses/4XX: \`4XX\` isn't a status that a contract can have`],
  ],
  [
    'media types',
    createDocument(TEXT, {
      responses: { 200: { description: '', content: { ...OK.content, 'text/xml': OK.content['application/json'] } } },
    }),
    [
      `wire ${GET}/responses/200: \`200\` is in the contract 2 times, once for each media type`,
      `wire ${GET}/responses/200/content: \`text/xml\` is not in the contract, because contracts describe only JSON`,
    ],
  ],
  [
    'a cookie',
    createDocument(TEXT, { parameters: [{ name: 'c', in: 'cookie', schema: { type: 'string' } }] }),
    [`wire ${GET}/parameters/0: the cookie parameter \`c\` is missing from the contract`],
  ],
  [
    'a style',
    createDocument(TEXT, { parameters: [{ name: 'q', in: 'query', explode: false, schema: { type: 'string' } }] }),
    [`wire ${GET}/parameters/0/explode: \`explode: false\` is left out`],
  ],
  [
    'an optional body',
    createDocument(TEXT, { requestBody: { content: OK.content } }),
    [`wire ${GET}/requestBody/content/application~1json/schema: the value is optional, but \`Thing\` is not => Thing?`],
  ],
  [
    'security, callbacks, webhooks and deprecation',
    createDocument(
      TEXT,
      { security: [], callbacks: { a: {} }, deprecated: true },
      { webhooks: { w: {} }, security: [{}] },
    ),
    [
      'wire /webhooks: `webhooks` is left out',
      'wire /security: `security` is left out',
      `wire ${GET}/security: \`security\` is left out`,
      `wire ${GET}/callbacks: \`callbacks\` is left out`,
      `note ${GET}/deprecated: \`deprecated: true\` is left out`,
    ],
  ],
  [
    'types of OpenAPI 3.1',
    { ...createDocument(createObjectSchema({ type: 'string' })), openapi: '3.1.0' },
    [
      `wire ${THING}: an object became \`Unit\``,
      `wire ${FIELD}: a string became \`ThingA\``,
      'wire /components/schemas/Other/properties/a: a boolean became `OtherA`',
    ],
  ],
])('the real converter loses %s', (_name, document, losses) => {
  expect(listLosses(document)).toEqual(losses);
});

it.each<[string, object, string[]]>([
  [
    'of the only member',
    { allOf: [OTHER], required: ['a', 'b'] },
    [
      `wire ${THING}/required/0: the value is required, but \`Boolean?\` is optional => Boolean`,
      `wire ${THING}/required/1: \`b\` is missing from \`Thing\``,
    ],
  ],
  [
    'of one of two members',
    { allOf: [OTHER, { type: 'object', properties: { b: { type: 'string' } } }], required: ['a'] },
    [`wire ${THING}/required/0: the value is required, but \`Boolean?\` is optional => Boolean`],
  ],
  [
    'in a member that has no fields',
    { allOf: [OTHER, { required: ['a'] }] },
    [`wire ${THING}/allOf/1/required/0: the value is required, but \`Boolean?\` is optional => Boolean`],
  ],
  ['of a union', { oneOf: [OTHER, OTHER], required: ['a'] }, [`wire ${THING}/required: \`required\` is left out`]],
])('the real converter loses that fields are required: %s', (_name, thing, expected) => {
  const other = { type: 'object', properties: { a: { type: 'boolean' } } };
  const document = createDocument({}, {}, { components: { schemas: { Other: other, Thing: thing } } });
  expect(listLosses(document).filter((loss) => !loss.includes('missing from the union'))).toEqual(expected);
});

it.each([
  ['lib.json#/a', 'is outside the document: copy the part to which it refers into the document'],
  ['#/components/a', 'leads to nothing in the document: correct it, or add that part'],
  ['#a', 'is not a path in the document: write one that begins with `#/`'],
])('finds references that cannot be followed, and nothing else about their places: %s', ($ref, sentence) => {
  const reference = { $ref };
  const responses = { 200: { ...OK, headers: { X: reference } }, 404: reference };
  const operation = { responses, parameters: [reference], requestBody: reference };
  const document = createDocument(createObjectSchema(reference), operation) as { paths: object };
  const contract = `
    type Thing { a: String }
    type Other { a: Boolean }
    endpoint Find GET Thing /things -> { 200 -> Thing #{ X: String? } 404 -> Unit }`;
  const losses = findLosses({ ...document, paths: { '/a': reference, ...document.paths } }, contract);
  const places = ['parameters/0', 'requestBody', 'responses/200/headers/X', 'responses/404'].map(
    (place) => `${GET}/${place}`,
  );
  expect(losses.map(({ pointer, sentence: text }) => `${pointer}: ${text}`).toSorted()).toEqual(
    ['/paths/~1a', ...places, FIELD].map((place) => `${place}/$ref: \`$ref: ${$ref}\` ${sentence}`).toSorted(),
  );
});

it('the real converter repeats a parameter that both a path and its operation declare', () => {
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }];
  const { paths, ...rest } = createDocument(TEXT, { parameters }) as { paths: Record<string, object> };
  expect(listLosses({ ...rest, paths: { '/things': { ...paths['/things'], parameters } } })).toEqual([
    `code ${GET}/parameters/0: the contract has two parts called \`q\` here: rename or delete one of them`,
  ]);
});

/** Creates a parameter of any place. */
function createParameter(name: string, place: string): { name: string } {
  const rest = { in: place, required: place === 'path', schema: { type: 'string' } };
  return { name, ...rest };
}

const PATH_ADVICE = 'rename the path parameter, whose name is not sent';

it.each<[string, object, string[]]>([
  [
    '/{a}/{a}',
    { parameters: [createParameter('a', 'path')] },
    [`/parameters/0: the contract has two parts called \`a\` here: ${PATH_ADVICE}`],
  ],
  [
    '/{a}',
    { parameters: [createParameter('a', 'path'), createParameter('a', 'query')] },
    [`/parameters/1: the contract has two parts called \`a\` here: ${PATH_ADVICE}`],
  ],
  [
    '/{a}',
    { parameters: [createParameter('a', 'path'), createParameter('a', 'query'), createParameter('A', 'query')] },
    [
      `/parameters/1: the contract has two parts called \`a\` here: ${PATH_ADVICE}`,
      '/parameters/2: `a` and `A` become the same name in generated code, for example in Java: rename or delete one of them',
    ],
  ],
  [
    '/a',
    { parameters: [createParameter('loanId', 'query'), createParameter('loan-id', 'header')] },
    [
      '/parameters/1: `loanId` and `loan-id` become the same name in generated code, for example in Java: rename or delete one of them',
    ],
  ],
  [
    '/a',
    { parameters: [createParameter('body', 'query')], requestBody: { ...OK, required: true } },
    ['/parameters/0: generated code calls the body `body`, too: rename this part'],
  ],
  [
    '/a',
    { responses: { 200: { ...OK, headers: { body: { schema: { type: 'string' } } } } } },
    ['/responses/200/headers/body: generated code calls the body `body`, too: rename this part'],
  ],
  [
    '/a',
    { parameters: [createParameter('wait', 'query')] },
    ['/parameters/0: no Java record can contain `wait`: rename it, or generate another language'],
  ],
  ...[createParameter('request', 'query'), createParameter('2nd', 'header'), createParameter('null', 'query')].map(
    (parameter): [string, object, string[]] => [
      '/a',
      { parameters: [parameter] },
      [`/parameters/0: some generated code with the name \`${parameter.name}\` does not compile: rename it`],
    ],
  ),
  [
    '/a',
    { operationId: 'import' },
    [': the method in Java would be the keyword `import`: change the `operationId`, or rename the endpoint `Import`'],
  ],
  [
    '/a',
    { operationId: 'error' },
    [': generated code uses `Error` for something else: change the `operationId`, or rename the endpoint `Error`'],
  ],
])('finds names with which some generated code does not compile: %s, %j', (path, changes, expected) => {
  const operation = { operationId: 'findThings', responses: { 200: OK }, ...changes };
  const losses = listLosses({ ...createDocument(TEXT), paths: { [path]: { get: operation } } });
  const pointer = `/paths/${path.replaceAll('/', '~1')}/get`;
  expect(losses).toEqual(expected.map((loss) => `code ${pointer}${loss}`));
});

it('finds fields and definitions whose names become equal in generated code', () => {
  const fields = { type: 'object', properties: { 'loan-id': { type: 'string' }, loanId: { type: 'string' } } };
  expect(listLosses(createDocument(fields))).toEqual([
    `code ${THING}/properties/loanId: \`loan-id\` and \`loanId\` become the same name in generated code, for example in Java: rename or delete one of them`,
  ]);
  const reason =
    'differ only in case: rename one, because TypeScript refuses such files, and Windows and macOS keep only one of them';
  const document = createDocument(TEXT, {}, { components: { schemas: { Thing: TEXT, THING: TEXT } } });
  expect(listLosses(document)).toEqual([
    `code /components/schemas/THING: the files of \`Thing\` and \`THING\` ${reason}`,
  ]);
  const [get, post] = ['findThings', 'findTHINGS'].map((operationId) => ({ operationId, responses: { 200: OK } }));
  expect(listLosses({ ...createDocument(TEXT), paths: { '/things': { get, post } } })).toEqual([
    `code /paths/~1things/post: the files of \`FindThings\` and \`FindTHINGS\` ${reason}`,
  ]);
  const field = { name: 'a', type: 'string' };
  expect(listLosses({ type: 'record', name: 'Twice', fields: [field, field] }, 'avro')).toEqual([
    'code /fields/1: the contract has two parts called `a` here: rename or delete one of them',
  ]);
  const inner = { type: 'enum', name: 'ORDER', symbols: ['A'] };
  expect(listLosses({ type: 'record', name: 'Order', fields: [{ name: 'a', type: inner }] }, 'avro')).toEqual([
    `code : the files of \`Order\` and \`ORDER\` ${reason}`,
  ]);
});

it.each([
  [
    'Loan_item',
    'Find',
    `${THING}: code that is generated with \`--ir\` spells \`Loan_item\` in two ways: rename the type`,
  ],
  ['Response', 'Find', `${THING}: generated code uses \`Response\` for something else: rename the type`],
  ['FindClient', 'Find', `${THING}: generated code uses \`FindClient\` for something else: rename the type`],
  [
    'Thing',
    'GetX',
    `${GET}: code that is generated with \`--ir\` spells \`GetX\` in two ways: change the \`operationId\`, or rename the endpoint \`GetX\``,
  ],
  [
    'Thing',
    'Thing',
    `${GET}: an endpoint uses a type called \`Thing\`, too: change the \`operationId\`, or rename the endpoint \`Thing\``,
  ],
])('finds definitions with whose names some generated code does not compile: %s, %s', (type, endpoint, expected) => {
  const schemas = { [type]: TEXT, Other: createObjectSchema({ type: 'boolean' }) };
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${type}` } } };
  const operation = { responses: { 200: { description: '', content } } };
  const contract = `
    type ${type} { a: String }
    type Other { a: Boolean }
    endpoint ${endpoint} GET /things -> { 200 -> ${type} }`;
  const losses = findLosses(createDocument({}, operation, { components: { schemas } }), contract);
  expect(losses.map(({ effect, pointer, sentence }) => `${effect} ${pointer}: ${sentence}`)).toEqual([
    `code ${expected.replace(THING, `/components/schemas/${type}`)}`,
  ]);
});

it('compares each of two schemas whose names differ only in case with its own type', () => {
  const schemas = { Thing: TEXT, THING: createObjectSchema({ type: 'integer' }) };
  const { components: _components, ...document } = createDocument(TEXT) as { components: object };
  const losses = listLosses({ ...document, components: { schemas } });
  expect(losses.filter((loss) => !loss.startsWith('code '))).toEqual([]);
});

it('the real converter loses the features that only Swagger has', () => {
  const parameters = [
    { name: 'f', in: 'formData', type: 'string' },
    { name: 'ids', in: 'query', type: 'array', items: { type: 'string' } },
  ];
  const get = {
    operationId: 'find',
    parameters,
    responses: { 200: { description: '', headers: { Count: { type: 'integer' } } } },
  };
  expect(listLosses({ swagger: '2.0', info: INFO, basePath: '/v1', paths: { '/a': { get } } }, 'openapi-v2')).toEqual([
    'note /basePath: `basePath: /v1` is left out',
    'wire /paths/~1a/get/parameters/0: the formData parameter `f` is missing from the contract',
    'wire /paths/~1a/get/parameters/1/collectionFormat: the list is one string with separators, but a contract repeats the parameter',
    'wire /paths/~1a/get/responses/200/headers/Count: the value is optional, but `Integer` is not => Integer?',
  ]);
});

it('the real converter loses parts of Avro schemas', () => {
  const fields = [
    { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
    { name: 'kind', type: { type: 'enum', name: 'Kind', symbols: ['low', 'HIGH'] } },
    { name: 'note', type: ['null', 'string'], default: null },
  ];
  expect(listLosses({ type: 'record', name: 'Reading', namespace: 'lab', fields }, 'avro')).toEqual([
    'note /namespace: `namespace: lab` is left out',
    'rule /fields/0/type/logicalType: `logicalType: timestamp-millis` is left out',
    'wire /fields/1/type/symbols/0: `low` became `Low`',
    'note /fields/2/default: `default: null` is left out',
  ]);
});

it('does not report parts that a contract expresses, whatever the names of its definitions are', () => {
  const document = createDocument(
    createObjectSchema(
      { type: 'string', pattern: '^a/b$', description: 'A' },
      {
        properties: {
          a: { type: 'string', pattern: '^a/b$', description: 'A' },
          state: { type: 'string', enum: ['free', 'lent'] },
          count: { type: 'integer', minimum: 1 },
        },
      },
    ),
    { deprecated: true },
  );
  const contract = `
    type Name = String(/^a\\/b$/)
    type Status = String(/^(free|lent)$/)
    type Count = Integer(1, _)
    type Item { @Description("A") a: Name, state: Status?, count: Count? } // a comment
    type Other { a: Boolean }
    @Deprecated endpoint Renamed GET /things -> { 200 -> Item }`;
  expect(findLosses(document, contract)).toEqual([]);
});

it.each([
  ['Rate', true],
  ['Inner[]', true],
  ['{Rate}', false],
  ['String', false],
])('finds fields `yield` that Java with `--ir` cannot validate: %s', (type, isFound) => {
  const document = createDocument({ type: 'object', properties: { yield: {} }, required: ['yield'] });
  const contract = `
    type Rate = Number(0.0, 1.0)
    type Inner { a: String }
    type Thing { yield: ${type} }
    endpoint Find GET /things -> { 200 -> Thing }`;
  const found = findLosses(document, contract).filter(({ effect }) => effect === 'code');
  expect(found.map(({ pointer }) => pointer)).toEqual(isFound ? [`${THING}/properties/yield`] : []);
});

it('finds references that lead back to themselves', () => {
  const schemas = { Thing: { $ref: '#/components/schemas/Again' }, Again: { $ref: '#/components/schemas/Thing' } };
  const losses = findLosses(createDocument({}, {}, { components: { schemas } }), 'type Thing { a: String }');
  expect(losses.map(({ sentence }) => sentence)).toContain(
    '`$ref: #/components/schemas/Again` leads back to itself: replace it with the part that is meant',
  );
});

it('reports keys beside a reference only in OpenAPI 3.1, and keys that restrict a schema as rules', () => {
  const rules = { maxProperties: 1, unevaluatedProperties: false, propertyNames: false, enum: [{}] };
  const reference = { ...OTHER, description: 'A', ...rules, oneOf: [{}], properties: { c: {} } };
  const document = createDocument(createObjectSchema(reference));
  const contract = `
    type Other { a: Boolean }
    type Thing { a: Other }
    endpoint Find GET /things -> { 200 -> Thing }`;
  expect(findLosses(document, contract)).toEqual([]);
  const losses = findLosses({ ...document, openapi: '3.1.0' }, contract);
  expect(losses.map(({ effect, pointer }) => `${effect} ${pointer}`)).toEqual([
    `note ${FIELD}/description`,
    `rule ${FIELD}/maxProperties`,
    `rule ${FIELD}/unevaluatedProperties`,
    `rule ${FIELD}/propertyNames`,
    `rule ${FIELD}/enum`,
    `wire ${FIELD}/oneOf`,
    `wire ${FIELD}/properties`,
  ]);
});

it('reads types and names that converters write and the compiler refuses', () => {
  const list = { type: 'array', items: { type: 'object', additionalProperties: { type: 'string' } } };
  const document = createDocument(
    createObjectSchema(list, { properties: { a: list, 'a (old)': { type: 'string' } } }),
    {
      responses: { 200: OK, 404: {} },
    },
  );
  const contract = `
    endpoint Find GET /things -> { 200 -> Thing 404 -> Unit }
    type Thing { a (old): String?, a: { String }[] }
    type Other { a: Boolean }`;
  expect(findLosses(document, contract)).toEqual([]);
});

it.each(['@id', '$id', 'a b', 'dc:title', 'filter[a]', '2fa', 'é'])(
  'finds the field that a converter writes for the property %s',
  (name) => {
    const type = { type: 'object', properties: { [name]: { type: 'string' }, last: { type: 'string' } } };
    expect(listLosses(createDocument(type))).toEqual([]);
  },
);

it('does not report a field without a name as an addition of the contract', () => {
  const contract = `
    type Thing { a: String, : String }
    type Other { a: Boolean }
    endpoint Find GET /things ?{ : String } #{ : String } -> { 200 -> Thing #{ : String } }`;
  expect(findLosses(createDocument(TEXT), contract)).toEqual([]);
});

it('reads an incomplete definition at the end of a contract as a definition without a name', () => {
  const contract =
    'type Thing { a: String } type Other { a: Boolean } endpoint Find GET /things -> { 200 -> Thing } type';
  expect(findLosses(createDocument(TEXT), contract)).toEqual([]);
  expect([...parseContract(contract).types.keys()]).toEqual(['Thing', 'Other', '']);
});

it.each([
  ['an operation', 'type Thing { a: String }', 'wire /paths/~1things/get: the operation is missing from the contract'],
  [
    'a field',
    'type Thing { b: String } endpoint Find GET /things -> { 200 -> Thing }',
    `wire ${FIELD}: \`a\` is missing from \`Thing\``,
  ],
  [
    'an alias of itself',
    'type Thing = Thing endpoint Find GET /things -> { 200 -> Thing }',
    `wire ${THING}: an object became \`Thing\``,
  ],
  [
    'an added field',
    'type Thing { a: String, b: String } endpoint Find GET /things -> { 200 -> Thing }',
    `wire ${THING}: the contract adds \`b\``,
  ],
  [
    'an added status',
    'type Thing { a: String } endpoint Find GET /things -> { 200 -> Thing 404 -> Unit }',
    `wire ${GET}/responses: the contract adds status \`404\``,
  ],
  [
    'an added query',
    'type Thing { a: String } endpoint Find GET /things ?{q: String} -> { 200 -> Thing }',
    `wire ${GET}: the contract adds the parameter \`q\``,
  ],
  [
    'an added body',
    'type Thing { a: String } endpoint Find GET Thing /things -> { 200 -> Thing }',
    `wire ${GET}: the contract adds the body \`Thing\``,
  ],
])('finds a difference in a contract that was edited by hand: %s', (_name, contract, expected) => {
  const losses = findLosses(createDocument(TEXT), `${contract} type Other { a: Boolean }`);
  expect(losses.map(({ effect, pointer, sentence }) => `${effect} ${pointer}: ${sentence}`)).toContain(expected);
});

it('reads a contract to its end and reports sentences, whatever the sequence of its tokens is', () => {
  const tokens = fc.constantFrom(
    ...['type', 'enum', 'endpoint', 'GET', '->', '{', '}', '(', ')', '[', ']', '?', '#', '|', ',', ':', '=', '@A'],
    ...['/a', 'B', '"', '`', 'type Thing {', 'a: String', 'endpoint Find GET /things ->', '{ 200 -> Thing }'],
  );
  fc.assert(
    fc.property(fc.array(tokens, { maxLength: 40 }), (parts) => {
      for (const { sentence } of findLosses(createDocument(TEXT), parts.join(' '))) expect(sentence).toMatch(/\w/);
    }),
    GENERATED,
  );
});

it('throws nothing for a malformed document, or one that refers to itself', () => {
  const schemas = {
    Thing: { $ref: '#/components/schemas/Thing' },
    Other: { allOf: [{ $ref: '#/components/schemas/Other' }] },
  };
  const malformed = [null, [], 'a', { openapi: 3, paths: [] }, { swagger: null, paths: { '/a': null } }];
  for (const document of [...malformed, { ...createDocument(TEXT), components: { schemas } }]) {
    expect(() => findLosses(document, 'type Thing { a: String }')).not.toThrow();
  }
});

/**
 * Replaces one part of a document, and returns the result as JSON. If there are fewer than `nth` parts, counting starts
 * again with the first one.
 */
function replacePart(document: object, nth: number, replace: (part: unknown) => unknown): string {
  let count = 0;
  JSON.stringify(document, (_, part: unknown) => {
    count += 1;
    return part;
  });
  // The first part is the document itself, which is never replaced.
  const chosen = 2 + (nth % (count - 1));
  let at = 0;
  return JSON.stringify(document, (_, part: unknown) => {
    at += 1;
    return at === chosen ? replace(part) : part;
  });
}

it('throws nothing for a document in which any value replaces any part', () => {
  const parameters = [
    { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'string', format: 'uuid' } } },
    { name: 'X', in: 'header', schema: { type: 'string', maxLength: 3 } },
  ];
  const fields = { enum: { type: 'string', enum: ['a'] }, all: { allOf: [TEXT] }, one: { oneOf: [TEXT, TEXT] } };
  const openApi = createDocument(
    { type: 'object', properties: fields },
    { parameters, requestBody: { content: OK.content } },
  );
  const swagger = {
    swagger: '2.0',
    paths: { '/things': { get: { parameters, responses: { 200: OK, default: OK } } } },
  };
  const avro = {
    type: 'record',
    name: 'Thing',
    fields: [{ name: 'a', type: ['null', { type: 'array', items: 'int' }] }],
  };
  const contract = `endpoint Find GET Thing /things ?{q: String[]?} #{X: String} -> { 200 -> Thing 400 -> Unit }
    type Thing { a: Integer32[]?, enum: E, all: Thing, one: U } enum E { A } type U = Thing | Other`;
  const replacements = fc.oneof(
    fc.constantFrom('constructor', '__proto__', 'null', null, 0, true, [], {}, [null]),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(openApi, swagger, avro),
      fc.nat(),
      replacements,
      fc.boolean(),
      (document, nth, value, isKey) => {
        const text = replacePart(document, nth, (part) => (isKey ? { [JSON.stringify(value)]: part } : value));
        const losses = findLosses(JSON.parse(text), contract);
        expect(structuredClone(losses)).toEqual(losses);
      },
    ),
    GENERATED,
  );
});
