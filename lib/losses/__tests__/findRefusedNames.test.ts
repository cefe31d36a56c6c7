import { describe, expect, it } from 'vitest';
import { handleRequest } from '../../compiler/handleRequest';
import { findRefusedNames } from '../findRefusedNames';

interface Parameter {
  name: string;
  in: string;
}

interface Operation {
  operationId?: string;
  parameters?: readonly Parameter[];
}

function createDocument(path: string, { parameters = [], ...operation }: Operation): object {
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => ({ name, in: 'path' }));
  const all = [...placeholders, ...parameters].map((parameter) => ({
    ...{ ...parameter, schema: { type: 'string' } },
    required: parameter.in === 'path',
  }));
  const get = { parameters: all, ...operation, responses: { 200: { description: '' } } };
  return { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { [path]: { get } } };
}

/** Returns whether the converter accepts a document, but the compiler refuses the contract. */
function isRefused(document: object): boolean {
  const converted = handleRequest('convert', { format: 'openapi-v3', text: JSON.stringify(document) });
  if (!converted.ok) throw new Error(`The converter refuses the document: ${converted.message}`);
  const diagnostics = handleRequest('check', { files: { 'a.ws': converted.contract.text } });
  return diagnostics.some(({ isWarning }) => isWarning !== true);
}

/** Returns the pointers and sentences about a document, after it has checked whether the compiler refuses the contract. */
function explain(path: string, operation: Operation = {}): string[] {
  const document = createDocument(path, operation);
  const found = findRefusedNames(document).map(({ pointer, sentence }) => `${pointer} ${sentence}`);
  expect(isRefused(document)).toBe(found.length > 0);
  return found;
}

const NAMED = { operationId: 'getA' };

const CHARACTERS = 'English letters, digits, `_` and `-`';

describe('a path', () => {
  it.each(['/a', '/a/b-c/D_1/', '/1', '/-', '/_a', '/type', '/GET', '//a', '/{a}/{b-c}/{d_1}/{true}/{a}'])(
    'is not reported if the compiler accepts it: %s',
    (path) => {
      expect(explain(path, NAMED)).toEqual([]);
    },
  );

  it.each([
    ...['a.b', 'a:cancel', '$a', '%7Ba%7D', 'ä', '😀', 'a b', 'a*', 'a(b)', '.', 'a,b', 'a;v=1', 'a?x=1', 'a#b', '"a'],
    ...[
      '{a',
      'a}',
      '}a{',
      'a{',
      '{a',
      'b}',
      '<id>',
      ':id',
      '@a',
      'a&b',
      'a+b',
      "a'b",
      'a\\b',
      'a|b',
      'a\nb',
      'a\u200bb',
    ],
  ])('has a part that the compiler refuses: %s', (part) => {
    const pointer = `/paths/~1x~1${part}~1y`.replace('~1~', '~1~');
    expect(explain(`/x/${part}/y`, NAMED)).toEqual([
      `${pointer} rename \`${part}\` in the path: a part of a path consists of ${CHARACTERS}, or is one parameter in braces`,
    ]);
  });

  it('has two such parts around a slash between braces', () => {
    expect(explain('/{a/b}', NAMED)).toHaveLength(2);
  });

  it.each(['/', '//', '', 'a'])('has no parts: %j', (path) => {
    expect(explain(path, NAMED)).toEqual([
      `/paths/${path.replaceAll('/', '~1')} rename the path \`${path}\`, or delete it from the contract, where the root has no path`,
    ]);
  });

  it.each(['1', '_a', '-', '{1}', '{_}', '--'])(
    'gives an operation without `operationId` a name that the compiler refuses: /%s',
    (part) => {
      expect(explain(`/${part}`)[part.startsWith('{') ? 1 : 0]).toBe(
        `/paths/~1${part}/get add an \`operationId\`: the converter names an operation without one after its path, and the name must begin with a letter`,
      );
    },
  );

  it.each(['/a/1', '/-a', '/{a}/1', '/{b-c}', '/get'])('gives an operation a valid name: %s', (path) => {
    expect(explain(path)).toEqual([]);
  });

  it('is not reported without an operation', () => {
    expect(findRefusedNames({ paths: { '/a.b': { description: 'A' }, '/c.d': null } })).toEqual([]);
  });
});

describe('a parameter', () => {
  it.each(['a.b', '$a', 'a b', 'ids[]', 'ä', '😀', 'a/b', '*', 'a?', 'a,b', '{a}', ' '])(
    'has a name that no contract can have: %j',
    (name) => {
      for (const place of ['query', 'header']) {
        expect(explain('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([
          `/paths/~1a/get/parameters/0 rename the ${place} parameter \`${name}\`: its name consists of ${CHARACTERS}`,
        ]);
      }
    },
  );

  it.each(['1', '_id', '-', 'channel'])('needs backticks that the converter does not write: %s', (name) => {
    for (const place of ['query', 'header']) {
      expect(explain('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([
        `/paths/~1a/get/parameters/0 rename the ${place} parameter \`${name}\`, or put it in backticks in the contract: without them, it begins with a letter and is not a keyword`,
      ]);
    }
  });

  it.each(['a', 'A', 'x-a-', 'X-A', 'type', 'String', 'GET', 'Channel'])('is not reported: %s', (name) => {
    for (const place of ['query', 'header', 'cookie'])
      expect(explain('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([]);
  });

  it.each(['a.b', '$a', 'a b', 'ä', 'a:b', 'a*', '+a', 'a,b'])('in a path has an impossible name: %s', (name) => {
    expect(explain(`/{${name}}`, NAMED)).toEqual([
      `/paths/~1{${name}} rename the path parameter \`${name}\`: its name consists of ${CHARACTERS}`,
    ]);
  });

  it.each(['Id', 'A-1', '1', '_', '-', 'type', 'enum', 'endpoint', 'channel', 'String', 'GET'])(
    'in a path needs backticks: %s',
    (name) => {
      expect(explain(`/{${name}}`, NAMED)).toEqual([
        `/paths/~1{${name}} rename the path parameter \`${name}\`, or put it in backticks in the contract: without them, it begins with a small letter and is not a keyword`,
      ]);
    },
  );

  it('is found among those of the document and of a path', () => {
    const parameter = { name: 'a.b', in: 'query' };
    const document = {
      components: { parameters: { One: parameter } },
      parameters: { Two: parameter },
      paths: { '/a': { parameters: [parameter, { $ref: '#/components/parameters/One' }, null] } },
    };
    expect(findRefusedNames(document).map(({ pointer }) => pointer)).toEqual([
      '/components/parameters/One',
      '/parameters/Two',
      '/paths/~1a/parameters/0',
    ]);
  });
});

describe('an `operationId`', () => {
  it.each(['', ' ', 'a b', 'a.b', '1', 'ä', '_a', '-', 'GET', 'gET', '{a}', 'a\nb', '$a', 'a:b', '#'])(
    'becomes a name that the compiler refuses: %j',
    (operationId) => {
      expect(explain('/a', { operationId })).toEqual([
        `/paths/~1a/get/operationId change the \`operationId\` \`${operationId}\`: it begins with a letter, consists of ${CHARACTERS}, and is not a method`,
      ]);
    },
  );

  it.each(['a', 'a-b', 'a/b', '-a', 'a__b', 'type', 'String', 'get', 'GET-a', 'a1'])(
    'is not reported: %s',
    (operationId) => {
      expect(explain('/a', { operationId })).toEqual([]);
    },
  );
});
