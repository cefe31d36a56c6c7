import { describe, expect, it } from 'vitest';
import { nameDocument, readDocument } from '../convert/readDocument';

describe('a document to convert', () => {
  it.each([
    ['{"swagger": "2.0"}', 'openapi-v2'],
    ['{"openapi": "3.1.0"}', 'openapi-v3'],
    ['{"type": "record", "name": "A", "fields": []}', 'avro'],
    ['[{"type": "record"}]', 'avro'],
    ['{"hello": "world"}', undefined],
  ])('in JSON stays as it is: %s', async (text, format) => {
    expect(await readDocument(text)).toEqual({ json: text, isYaml: false, format });
  });

  it('in YAML becomes JSON', async () => {
    const { json, isYaml, format } = await readDocument(
      'openapi: 3.0.3\ninfo:\n  title: Pets\n  version: "1"\npaths: {}\n',
    );
    expect(JSON.parse(json)).toEqual({ openapi: '3.0.3', info: { title: 'Pets', version: '1' }, paths: {} });
    expect(isYaml).toBe(true);
    expect(format).toBe('openapi-v3');
  });

  it('in JSON with a mistake is left to the converter, whose message says where', async () => {
    expect(await readDocument('{"openapi": "3.0.0",,}')).toEqual({
      json: '{"openapi": "3.0.0",,}',
      isYaml: false,
      format: 'openapi-v3',
    });
  });

  it.each([
    ['key: [1', 'This is neither JSON nor YAML.'],
    ['just words', 'This is neither JSON nor YAML of an OpenAPI document'],
    ['', 'This is neither'],
    // Unfolds to a billion words.
    [
      `a: &a [x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join(', ')}]`).join('\n')}`,
      'neither',
    ],
  ])('that is neither gets a sentence: %j', async (text, words) => {
    await expect(readDocument(text)).rejects.toThrow(words);
  });

  it('names the contract', () => {
    expect(nameDocument('a/petstore.yaml')).toBe('petstore.json');
    expect(nameDocument('visit.avsc')).toBe('visit.json');
    expect(nameDocument(undefined)).toBe('document.json');
  });
});
