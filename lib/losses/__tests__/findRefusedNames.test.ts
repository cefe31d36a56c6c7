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
    ...parameter,
    schema: { type: 'string' },
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

/** Lists the pointers and sentences about a document. There must be some if and only if the compiler refuses it. */
function listRefusals(path: string, operation: Operation = {}): string[] {
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
      expect(listRefusals(path, NAMED)).toEqual([]);
    },
  );

  it.each([
    ...['a.b', 'a:cancel', '$a', '%7Ba%7D', 'ä', '😀', 'a b', 'a*', 'a(b)', '.', 'a,b', 'a;v=1', 'a?x=1', 'a#b', '"a'],
    ...['{a', 'a}', '}a{', 'a{', '<id>', ':id', '@a', 'a&b', 'a+b', "a'b", 'a\\b', 'a|b', 'a\nb', 'a\u200bb'],
  ])('has a part that the compiler refuses: %s', (part) => {
    expect(listRefusals(`/x/${part}/y`, NAMED)).toEqual([
      `/paths/~1x~1${part}~1y rename \`${part}\` in the path: a part of a path may contain only ${CHARACTERS}, or is one parameter in braces`,
    ]);
  });

  it('has two parts that the compiler refuses if a slash is between braces', () => {
    expect(listRefusals('/{a/b}', NAMED)).toEqual([
      expect.stringContaining('rename `{a` in the path'),
      expect.stringContaining('rename `b}` in the path'),
    ]);
  });

  it.each(['/', '//'])('has no parts: %j', (path) => {
    expect(listRefusals(path, NAMED)).toEqual([
      `/paths/${path.replaceAll('/', '~1')} rename the path \`${path}\`, or delete the slash in the contract: there, the root has no path`,
    ]);
    const root = 'endpoint GetA GET -> {\n  200 -> Unit\n}\n';
    expect(handleRequest('check', { files: { 'a.ws': root } })).toEqual([]);
  });

  it.each(['', 'a'])('does not begin with a slash: %j', (path) => {
    expect(listRefusals(path, NAMED)).toEqual([
      `/paths/${path} rename the path \`${path}\`: a path must begin with \`/\``,
    ]);
  });

  it.each(['1', '_a', '-', '{1}', '{_}', '--'])(
    'gives an operation without `operationId` a name that the compiler refuses: /%s',
    (part) => {
      expect(listRefusals(`/${part}`)[part.startsWith('{') ? 1 : 0]).toBe(
        `/paths/~1${part}/get add an \`operationId\`: the converter names an operation without one after its path, and the name must begin with a letter`,
      );
    },
  );

  it.each(['/a/1', '/-a', '/{a}/1', '/{b-c}', '/get'])('gives an operation a valid name: %s', (path) => {
    expect(listRefusals(path)).toEqual([]);
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
        expect(listRefusals('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([
          `/paths/~1a/get/parameters/0 rename the ${place} parameter \`${name}\`: its name may contain only ${CHARACTERS}`,
        ]);
      }
    },
  );

  it.each(['1', '_id', '-', 'channel'])('needs backticks that the converter does not write: %s', (name) => {
    for (const place of ['query', 'header']) {
      expect(listRefusals('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([
        `/paths/~1a/get/parameters/0 rename the ${place} parameter \`${name}\`, or put it in backticks in the contract: a name without backticks must begin with a letter and must not be a keyword`,
      ]);
    }
  });

  it.each(['a', 'A', 'x-a-', 'X-A', 'type', 'String', 'GET', 'Channel'])('is not reported: %s', (name) => {
    for (const place of ['query', 'header', 'cookie'])
      expect(listRefusals('/a', { ...NAMED, parameters: [{ name, in: place }] })).toEqual([]);
  });

  it.each(['a.b', '$a', 'a b', 'ä', 'a:b', 'a*', '+a', 'a,b'])('in a path has an impossible name: %s', (name) => {
    expect(listRefusals(`/{${name}}`, NAMED)).toEqual([
      `/paths/~1{${name}} rename the path parameter \`${name}\`: its name may contain only ${CHARACTERS}`,
    ]);
  });

  it.each(['Id', 'A-1', '1', '_', '-', 'type', 'enum', 'endpoint', 'channel', 'String', 'GET'])(
    'in a path needs backticks: %s',
    (name) => {
      expect(listRefusals(`/{${name}}`, NAMED)).toEqual([
        `/paths/~1{${name}} rename the path parameter \`${name}\`, or put it in backticks in the contract: a name without backticks must begin with a small letter and must not be a keyword`,
      ]);
    },
  );

  const impossible = { name: 'a.b', in: 'query', schema: { type: 'string' } };

  const operation = { operationId: 'getB', responses: { 200: { description: '' } } };

  function listPointers(items: object, shared: object): string[] {
    const paths = { '/x': { get: { ...operation, operationId: 'getX' } }, ...items };
    const document = {
      openapi: '3.0.3',
      info: { title: 'A', version: '1' },
      components: { parameters: shared },
      paths,
    };
    const pointers = findRefusedNames(document).map(({ pointer }) => pointer);
    expect(isRefused(document)).toBe(pointers.length > 0);
    return pointers;
  }

  const reference = { $ref: '#/components/parameters/One' };

  it('is found among those of the document and of a path', () => {
    const items = { '/a': { parameters: [impossible, reference, null], get: operation } };
    expect(findRefusedNames({ parameters: { Two: impossible }, paths: items }).map(({ pointer }) => pointer)).toEqual([
      '/paths/~1a/parameters/0',
    ]);
    const ofDocument = { get: { ...operation, parameters: [{ $ref: '#/parameters/Two' }] } };
    const old = { parameters: { Two: impossible }, paths: { '/a': ofDocument } };
    expect(findRefusedNames(old).map(({ pointer }) => pointer)).toEqual(['/parameters/Two']);
    expect(listPointers({ '/a': { parameters: [impossible], get: operation } }, {})).toEqual([
      '/paths/~1a/parameters/0',
    ]);
    for (const item of [
      { get: { ...operation, parameters: [reference] } },
      { parameters: [reference], get: operation },
    ]) {
      expect(listPointers({ '/a': item }, { One: impossible })).toEqual(['/components/parameters/One']);
    }
  });

  it('is found behind two references', () => {
    const shared = { One: { $ref: '#/components/parameters/Two' }, Two: impossible };
    expect(listPointers({ '/a': { parameters: [reference], get: operation } }, shared)).toEqual([
      '/components/parameters/Two',
    ]);
  });

  it('is not reported if no operation uses it', () => {
    expect(listPointers({}, { One: impossible })).toEqual([]);
    expect(listPointers({ '/a': { parameters: [impossible, reference] } }, { One: impossible })).toEqual([]);
  });
});

describe('an `operationId`', () => {
  it.each(['', ' ', 'a b', 'a.b', '1', 'ä', '_a', '-', 'GET', 'gET', '{a}', 'a\nb', '$a', 'a:b', '#'])(
    'becomes a name that the compiler refuses: %j',
    (operationId) => {
      expect(listRefusals('/a', { operationId })).toEqual([
        `/paths/~1a/get/operationId change the \`operationId\` \`${operationId}\`: it must begin with a letter, may contain only ${CHARACTERS}, and must not be a method`,
      ]);
    },
  );

  it.each(['a', 'a-b', 'a/b', '-a', 'a__b', 'type', 'String', 'get', 'GET-a', 'a1'])(
    'is not reported: %s',
    (operationId) => {
      expect(listRefusals('/a', { operationId })).toEqual([]);
    },
  );
});
