import { describe, expect, it } from 'vitest';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

const PING = '{"type":"record","name":"Ping","fields":[{"name":"at","type":"long"}]}';
const WILD =
  '{"openapi":"3.0.3","info":{"title":"Wild","version":"1"},"paths":{"/a":{"get":{"operationId":"a","responses":{"4XX":{"description":"no"}}},"post":{"operationId":"b","responses":{"4XX":{"description":"no"}}}}}}';

describe('R-44 converted contracts are checked, too', () => {
  it('refuses a result that does not compile unless it is marked as wrong', async () => {
    const examples = { 'wild.json': WILD };
    const [problem] = await findProblems('output converter=openapi-v3 of=wild.json', '', examples);
    expect(problem).toContain('the compiler refuses the contract that the converter writes for wild.json');
    expect(await findProblems('output converter=openapi-v3 of=wild.json wrong', '', examples)).toEqual([]);
  });
});

it('a converted block follows its document, and names it and the converter', async () => {
  expect(await proveBlock('output converter=avro of=a.json', '', { 'a.json': PING })).toMatchObject({
    sample: { source: { path: 'a.json', converter: 'avro' } },
    inputExample: 'a.json',
  });
});

it('a converted block appears in Markdown as the contract that the converter wrote', async () => {
  expect((await proveBlock('output converter=avro of=ping.json', '', { 'ping.json': PING })).markdown).toMatch(
    /^\*\*ping\.ws\*\* \*checked with Wirespec [\d.]+\*\n\n```wirespec\n/,
  );
});

/** A document whose contract has two endpoints with the same route, which the compiler accepts. */
const TWICE = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Twice', version: '1' },
  paths: Object.fromEntries(
    ['a', 'b'].map((name) => [
      `/${name === 'a' ? '{a}' : '{b}'}`,
      {
        get: {
          operationId: name,
          parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'yes' } },
        },
      },
    ]),
  ),
});

describe('a contract that a converter writes', () => {
  it('must not be marked as wrong if it compiles', async () => {
    const [problem] = await findProblems('output converter=avro of=ping.json wrong', '', { 'ping.json': PING });
    expect(problem).toContain('the contract compiles, but is marked as wrong');
  });

  it('is refused with the message of the compiler and a remedy', async () => {
    const [problem] = await findProblems('output converter=openapi-v3 of=wild.json', '', { 'wild.json': WILD });
    expect(problem).toMatch(/\d+:\d+ \S[^;]*; \d+:\d+ \S[^;]*\. Mark the block as wrong, or change the document\.$/);
  });

  it('is refused for a mistake that the compiler accepts, unless the page announces it', async () => {
    const examples = { 'twice.json': TWICE };
    const [problem] = await findProblems('output converter=openapi-v3 of=twice.json', '', examples);
    expect(problem).toContain(
      'the contract that the converter writes for twice.json has a mistake that the compiler accepts',
    );
    expect(problem).toContain('Mark the block as warned, or change the document.');
    expect(await findProblems('output converter=openapi-v3 of=twice.json warned', '', examples)).toEqual([]);
  });

  it('is valid, has the name of the document, and belongs to no generated code', async () => {
    const { sample } = await proveBlock('output converter=avro of=ping.json', '', { 'ping.json': PING });
    expect(sample).toMatchObject({
      kind: 'converted',
      contract: { kind: 'contract', expectation: 'valid', diagnostics: [], outputs: [], names: [] },
    });
    const wrong = await proveBlock('output converter=openapi-v3 of=wild.json wrong title=x.ws', '', {
      'wild.json': WILD,
    });
    expect(wrong.sample).toMatchObject({ contract: { expectation: 'wrong', block: { title: 'x.ws' } } });
  });
});

it('a document with a different format is refused with the message of the converter', async () => {
  const [problem] = await findProblems('output converter=openapi-v3 of=ping.json', '', { 'ping.json': PING });
  expect(problem).toMatch(/^docs\/page\.md:3:1 {2}The OpenAPIV3 converter \(ping\.json\)/);
  expect(problem).toContain(
    'Change the code in the block, the words after its language, or the files that these words name.',
  );
});
