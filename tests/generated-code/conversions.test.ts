import { describe, expect, it, vi } from 'vitest';
import { check, convert, emit, type Generation } from '../../lib/compiler';
import { findLosses } from '../../lib/losses';
import { compileJava } from '../../tools/claims/compilers/compileJava';
import { compileTypeScript } from '../../tools/claims/compilers/compileTypeScript';
import { listErrorsInFolder } from '../../tools/claims/compilers/errors';
import { readSystemTools } from '../../tools/claims/systemTools';

// javac needs seconds for hundreds of files, and more on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const GENERATIONS: Generation[] = ['default', 'ir'];

const TEXT = { type: 'string' };

const BOOK = { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } };

/** A document with a name for messages. */
type Case = readonly [string, object];

interface Operation {
  path?: string;
  operationId?: string;
  parameters?: readonly object[];
  requestBody?: object;
  headers?: readonly string[];
  content?: object;
}

/** Creates three documents per type: used by a request and a response, only by a field, or by nothing. */
function createTypes(...names: string[]): Case[] {
  return names.flatMap((name): Case[] => {
    const reference = { $ref: `#/components/schemas/${name}` };
    const content = { 'application/json': { schema: reference } };
    const schemas = (field: object): object => ({
      components: { schemas: { [name]: createSchema('title'), Book: { type: 'object', properties: { field } } } },
    });
    return [
      [`${name}: body`, { ...createDocument({ content, requestBody: { content, required: true } }), ...schemas(TEXT) }],
      [`${name}: field`, { ...createDocument({}), ...schemas(reference) }],
      [`${name}: unused`, { ...createDocument({}), ...schemas(TEXT) }],
    ];
  });
}

/** Creates a document with one operation and a schema `Book`. */
function createDocument({ path = '/books', headers = [], content = BOOK, ...rest }: Operation): object {
  const inPath = [...path.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => createParameter(name, 'path'));
  const response = {
    description: '',
    headers: Object.fromEntries(headers.map((name) => [name, { schema: TEXT }])),
    content,
  };
  const operation = { operationId: 'findBooks', responses: { 200: response }, ...rest };
  const parameters = [...inPath, ...(rest.parameters ?? [])];
  return {
    openapi: '3.0.3',
    info: { title: 'Books', version: '1' },
    paths: { [path]: { post: { ...operation, parameters } } },
    components: { schemas: { Book: createSchema('title') } },
  };
}

function createParameter(name: string, place: string): object {
  return { name, in: place, required: place === 'path', schema: TEXT };
}

function createSchema(...names: string[]): object {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, TEXT])) };
}

function createSchemas(schemas: object): object {
  return { openapi: '3.0.3', info: { title: 'Books', version: '1' }, paths: {}, components: { schemas } };
}

/** Documents with the two names in each place where generated code has both. */
function createPairs(one: string, other: string): Case[] {
  const [query, header] = [createParameter(one, 'query'), createParameter(other, 'header')];
  const places: Case[] = [
    ['fields', createSchemas({ Book: createSchema(one, other) })],
    ['queries', createDocument({ parameters: [query, createParameter(other, 'query')] })],
    ['query and header', createDocument({ parameters: [query, header] })],
    ['response headers', createDocument({ headers: [one, other] })],
  ];
  return places.map(([place, document]) => [`${one} and ${other}: ${place}`, document]);
}

const NAMES: readonly Case[] = [
  ...createPairs('loan-id', 'loanId'),
  ...createPairs('loan-id', 'loan_id'),
  ...createPairs('Limit', 'limit'),
  ...createPairs('LIMIT', 'limit'),
  ...createPairs('X-Limit', 'x-limit'),
  ...createPairs('page-1', 'page1'),
  ...createPairs('Page-size', 'PageSize'),
  ['two path parameters', createDocument({ path: '/{id}/{id}' })],
  ['path and query', createDocument({ path: '/{id}', parameters: [createParameter('id', 'query')] })],
  [
    'query and header',
    createDocument({ parameters: ['query', 'header'].map((place) => createParameter('id', place)) }),
  ],
  ...['query', 'header', 'path'].flatMap((place): Case[] => {
    const path = place === 'path' ? '/{body}' : '/books';
    const parameters = place === 'path' ? [] : [createParameter('body', place)];
    return [
      [`${place} called body`, createDocument({ path, parameters, requestBody: { content: BOOK, required: true } })],
      [`${place} called body, without a body`, createDocument({ path, parameters })],
    ];
  }),
  ['response header called body', createDocument({ headers: ['body'] })],
  ['response header called body, without a body', createDocument({ headers: ['body'], content: {} })],
  ...['equals', 'hashCode', 'wait', 'class'].flatMap((name): Case[] => [
    [`field ${name}`, createSchemas({ Book: createSchema(name) })],
    [`query ${name}`, createDocument({ parameters: [createParameter(name, 'query')] })],
  ]),
  ...['java', 'validate', 'request', 'Request'].map((name): Case => [
    `field ${name}`,
    createSchemas({ Book: createSchema(name) }),
  ]),
  ...['request', 'rawRequest', 'rawResponse', 'response', 'Limit', 'serialization'].flatMap((name): Case[] => [
    [`query ${name}`, createDocument({ parameters: [createParameter(name, 'query')] })],
    [`header ${name}`, createDocument({ parameters: [createParameter(name, 'header')] })],
    [`response header ${name}`, createDocument({ headers: [name] })],
  ]),
  ...['request', 'rawRequest'].map((name): Case => [`path ${name}`, createDocument({ path: `/{${name}}` })]),
  ['types that differ in case', createSchemas({ Book: createSchema('title'), BOOK: createSchema('name') })],
  ['types that differ more', createSchemas({ Book: createSchema('title'), Books: createSchema('name') })],
];

/** Names of types. */
const TYPES: readonly Case[] = [
  ...createTypes('Call', 'Client', 'Handler', 'Headers', 'Override', 'Path', 'Queries', 'Request', 'RequestHeaders'),
  ...createTypes('Response', 'Response200', 'Wirespec', 'Promise', 'Record', 'FindBooksClient', 'FindBooks'),
  ...createTypes('Loan_item', 'OAuth2Token', 'XRay', 'ISBN', 'BookX', 'Error', 'Object', 'Optional', 'List', 'Map'),
  ...createTypes('Array', 'Void', 'Function', 'CompletableFuture', 'Handlers', 'Exception', 'Integer64', 'Long'),
];

/** Names of operations. */
const OPERATIONS: readonly Case[] = [
  ...['record', 'yield', 'error', 'wirespec', 'handler', 'export', 'call', 'client', 'headers', 'override', 'path'],
  ...['queries', 'request', 'requestHeaders', 'response', 'fromRawRequest', 'handlers', 'illegalStateException'],
  ...['object', 'responseUnit', 'responseVoid', 'string', 'response200', 'response404', 'toRawResponse', 'promise'],
  ...['find_books', 'xRay', 'oAuth2', 'getX', 'x', 'getISBN', 'getXY', 'csvExport', 'getXItem', 'getABook', 'x1'],
  ...['getIPAddress', 'responseBook', 'api', 'map'],
].map(createOperation);

/** Names that cause mistakes in syntax. They are compiled separately, because javac reports nothing else beside them. */
const WORDS: readonly Case[] = [
  ...['class', 'import', 'new', 'delete', 'void', 'int'].map(createOperation),
  ['field null', createSchemas({ Book: createSchema('null') })],
  ['query null', createDocument({ parameters: [createParameter('null', 'query')] })],
];

function createOperation(operationId: string): Case {
  return [operationId, createDocument({ operationId })];
}

/** Converts documents, compiles their generated code, and returns the names of those whose code does not compile. */
async function findUncompilable(documents: readonly Case[]): Promise<string[]> {
  const failed = new Set<string>();
  const folders = documents.map((_, index) => `contract${index}`);
  for (const generation of GENERATIONS) {
    const emitAll = (emitter: 'java' | 'typescript'): ReturnType<typeof emit> =>
      documents.flatMap(([, document], index) => {
        const folder = folders[index] ?? '';
        const files = emit([toContract(document)], emitter, { generation, shared: true, packageName: folder });
        return emitter === 'java' ? files : files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
      });
    for (const errors of [await compileJava(emitAll('java')), await compileTypeScript(emitAll('typescript'))]) {
      for (const [index, folder] of folders.entries())
        if (listErrorsInFolder(errors, folder).length > 0) failed.add(documents[index]?.[0] ?? '');
    }
  }
  return documents.map(([name]) => name).filter((name) => failed.has(name));
}

function toContract(document: object): ReturnType<typeof convert> {
  return convert({ path: 'document.json', text: JSON.stringify(document) }, 'openapi-v3');
}

function listReported(documents: readonly Case[]): string[] {
  return documents
    .filter(([, document]) => findLosses(document, toContract(document).text).some(({ effect }) => effect === 'code'))
    .map(([name]) => name);
}

describe('Java and TypeScript generated from a converted document, where there is a JDK', () => {
  it.skipIf(!readSystemTools().has('javac')).each([
    ['names', NAMES],
    ['types', TYPES],
    ['operations', OPERATIONS],
    ['words', WORDS],
  ])('compiles unless the report has a loss with the effect `code`: %s', async (_, documents) => {
    for (const [, document] of documents)
      expect(check([toContract(document)]).filter(({ isWarning }) => isWarning !== true)).toEqual([]);
    const reported = listReported(documents);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.length).toBeLessThan(documents.length);
    expect(await findUncompilable(documents)).toEqual(reported);
  });
});
