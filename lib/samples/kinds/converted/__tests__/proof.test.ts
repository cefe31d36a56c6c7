import { describe, expect, it } from 'vitest';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

const PING = '{"type":"record","name":"Ping","fields":[{"name":"at","type":"long"}]}';
const WILD =
  '{"openapi":"3.0.3","info":{"title":"Wild","version":"1"},"paths":{"/a":{"get":{"operationId":"a","responses":{"4XX":{"description":"no"}}}}}}';

describe('R-44 what converters write is checked, too', () => {
  it('refuses a result that does not compile unless it is marked as wrong', async () => {
    const examples = { 'wild.json': WILD };
    const [problem] = await findProblems('output converter=openapi-v3 of=wild.json', '', examples);
    expect(problem).toContain('the compiler refuses the contract that the converter writes for wild.json');
    expect(await findProblems('output converter=openapi-v3 of=wild.json wrong', '', examples)).toEqual([]);
  });
});

it('follows the document, and names it and the converter', async () => {
  expect(await proveBlock('output converter=avro of=a.json', '', { 'a.json': PING })).toMatchObject({
    sample: { source: { path: 'a.json', converter: 'avro' } },
    follows: 'a.json',
  });
});

it('is, for readers of Markdown, the contract a converter wrote', async () => {
  expect((await proveBlock('output converter=avro of=ping.json', '', { 'ping.json': PING })).markdown).toMatch(
    /^\*\*ping\.ws\*\* \*checked with Wirespec [\d.]+\*\n\n```wirespec\n/,
  );
});
