// cspell:ignore omap
import { describe, expect, it } from 'vitest';
import { DOCUMENT_LIMIT, nameDocument, parseConverted, readDocument } from '../readDocument';

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

  it.each([
    '{"type": "object", "properties": {"a": {"type": "string"}}}',
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "#/$defs/A", "$defs": {"A": {}}}',
    '{"$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "items": {"type": "string"}}',
    '{"type": ["object", "null"]}',
    '{"type": "string", "enum": ["a"]}',
    '{"oneOf": [{"type": "string"}]}',
    'type: object\nproperties: {}\n',
  ])('that is a JSON Schema is rejected with a message: %s', async (text) => {
    await expect(readDocument(text)).rejects.toThrow('This is a JSON Schema, which the converters do not read.');
  });

  it.each([
    ['string', '{"type": "string"}'],
    ['string', '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "string", "format": "uuid"}'],
    ['integer', '{"type": "integer", "minimum": 1}'],
    ['null', 'type: "null"\n'],
    ['long', '{"type": "long", "logicalType": "timestamp-millis"}'],
  ])('that is only a primitive is rejected with a message that names its type: %s, %s', async (type, text) => {
    await expect(readDocument(text)).rejects.toThrow(
      `This schema is only the primitive type \`${type}\`, from which the converters create no type. Make it a property of an object in \`components.schemas\` of an OpenAPI document, or a field of an Avro record, and convert that document.`,
    );
  });

  it.each([
    '{"type": "record", "name": "A", "$schema": "a", "fields": []}',
    '{"type": "enum", "name": "A", "symbols": ["B"], "properties": {}}',
    '{"type": "array", "items": "string"}',
    '{"type": "map", "values": "string"}',
    '{"protocol": "A", "types": []}',
  ])('that is Avro is not mistaken for a JSON Schema: %s', async (text) => {
    expect(await readDocument(text)).toMatchObject({ format: 'avro' });
  });

  it('in JSON may begin with a byte order mark, which becomes a space', async () => {
    expect(await readDocument('\uFEFF{"openapi": "3.1.0"}')).toEqual({
      json: ' {"openapi": "3.1.0"}',
      isYaml: false,
      format: 'openapi-v3',
    });
    expect((await readDocument('\uFEFF{"openapi": "3.1.0",}')).json).toBe(' {"openapi": "3.1.0",}');
  });

  it('in YAML may begin with a byte order mark', async () => {
    const { json } = await readDocument('\uFEFFopenapi: 3.0.3\npaths: {}\n');
    expect(JSON.parse(json)).toEqual({ openapi: '3.0.3', paths: {} });
  });

  it('in YAML becomes JSON', async () => {
    const { json, isYaml, format } = await readDocument(
      'openapi: 3.0.3\ninfo:\n  title: Pets\n  version: "1"\npaths: {}\n',
    );
    expect(JSON.parse(json)).toEqual({ openapi: '3.0.3', info: { title: 'Pets', version: '1' }, paths: {} });
    expect(isYaml).toBe(true);
    expect(format).toBe('openapi-v3');
  });

  it('in JSON with a mistake is passed to the converter, whose message contains the position', async () => {
    expect(await readDocument('{"openapi": "3.0.0",,}')).toEqual({
      json: '{"openapi": "3.0.0",,}',
      isYaml: false,
      format: 'openapi-v3',
    });
  });

  it.each([
    ['key: [1', 'This is neither JSON nor YAML.'],
    ['just words', 'This is neither an OpenAPI document nor an Avro schema'],
    ['', 'This is neither'],
    ['a: *unknown', 'This is neither JSON nor YAML. Unresolved alias'],
    ['a: 1\n---\nb: 2', 'This YAML holds several documents'],
  ])('that is in no supported format is rejected with a message: %j', async (text, words) => {
    await expect(readDocument(text)).rejects.toThrow(words);
  });

  it.each([
    ['contains itself in a list', 'a: &a [*a]', 'This YAML contains itself'],
    ['contains itself in a map', '&a\nb:\n  c: *a', 'This YAML contains itself'],
    [
      'repeats parts of itself millions of times by aliases',
      `a: &a [x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join(', ')}]`).join('\n')}`,
      'This YAML repeats parts of itself by aliases',
    ],
    ['is nested too deeply in brackets', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'nested too deeply'],
    ['is nested too deeply in lines', `${'- '.repeat(20_000)}x`, 'nested too deeply'],
    [
      'has an undefined number',
      'a:\n  maximum: .nan',
      'The value of `maximum` contains infinity or NaN, which JSON cannot represent. Replace it.',
    ],
    ['has an infinite number', 'maximum: -.inf', 'The value of `maximum` contains infinity or NaN,'],
    ['is several documents', 'a: 1\n---\nb: 2', 'This YAML holds several documents'],
    ['is several documents in braces', '{a: 1}\n---\n{b: 2}', 'This YAML holds several documents'],
    ['merges a number', '<<: 3', 'This YAML merges (`<<`) something that is not a map'],
    ['has an infinite number in a list', 'a: [1, .inf]', 'The value of `a` contains infinity or NaN,'],
    ['has a set', 'a: !!set {x, y}', 'The value of `a` contains a set, which JSON cannot represent.'],
    [
      'has an ordered map',
      'a: !!omap [x: 1]',
      'The value of `a` contains an ordered map, which JSON cannot represent.',
    ],
    ['has binary data', 'a: !!binary aGVsbG8=', 'The value of `a` contains binary data, which JSON cannot represent.'],
  ])('in YAML that %s is rejected with our own message instead of that of the parser', async (_, text, words) => {
    const failure: unknown = await readDocument(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toContain(words);
    expect(String(failure)).not.toMatch(/circular|cyclic|stack|attack|parseAll|please|merge sources|\n/i);
    expect(String(failure)).toMatch(/\.$/);
  });

  it.each([
    ['numbers as keys', 'responses:\n  200: x', { responses: { 200: 'x' } }],
    ['lists as keys', '? [a, b]\n: 1', { '[a, b]': 1 }],
    ['dates', 'a: 2001-12-14\nb: !!timestamp 2001-12-14', { a: '2001-12-14', b: '2001-12-14T00:00:00.000Z' }],
    ['aliases', 'a: &a {x: 1}\nb: *a\nc: *a', { a: { x: 1 }, b: { x: 1 }, c: { x: 1 } }],
  ])('in YAML may have %s', async (_, text, content) => {
    expect(JSON.parse((await readDocument(text)).json)).toEqual(content);
  });

  it('in YAML keeps all digits of an integer, as in JSON', async () => {
    const { json } = await readDocument(
      'maximum: 9223372036854775807\nentries: [-9007199254740993, 0x10, 1.5]\n1: a\n',
    );
    expect(json.replaceAll(/\s/g, '')).toBe(
      '{"maximum":9223372036854775807,"entries":[-9007199254740993,16,1.5],"1":"a"}',
    );
  });

  it('in YAML keeps the notation of numbers if JSON allows it', async () => {
    const { json } = await readDocument('a: [1.0, -2.50e3, 1., .5, +1, 0o17, !!int "5", "1.0", 1_0]');
    expect(json.replaceAll(/\s/g, '')).toBe('{"a":[1.0,-2.50e3,1,0.5,1,15,5,"1.0","1_0"]}');
  });

  it.each([
    ['swagger: 2.0', '2.0', 'openapi-v2'],
    ['openapi: 3.0', '3.0', 'openapi-v3'],
    ['openapi: 3.1.0', '3.1.0', 'openapi-v3'],
  ])('in YAML may omit the quotes of its version: %s', async (text, version, expected) => {
    const { json, format } = await readDocument(`${text}\ninfo: {version: 1.10, openapi: 3.0}`);
    expect(json.replaceAll(/\s/g, '')).toBe(
      `{"${expected === 'openapi-v2' ? 'swagger' : 'openapi'}":"${version}","info":{"version":1.10,"openapi":3.0}}`,
    );
    expect(format).toBe(expected);
  });

  it('in YAML keeps the order of its keys, even if they look like numbers', async () => {
    const { json } = await readDocument('b: {"404": 1, "200": 2, 100: 3}\na: &a [x, []]\n1: *a\ne: {}');
    expect(json).toBe(
      '{\n  "b": {\n    "404": 1,\n    "200": 2,\n    "100": 3\n  },\n  "a": [\n    "x",\n    []\n  ],\n  "1": [\n    "x",\n    []\n  ],\n  "e": {}\n}',
    );
  });

  it('in YAML has a key once, whether or not it is in quotes', async () => {
    const { json } = await readDocument('a: &a {200: base, 404: base}\nb:\n  <<: *a\n  "200": own');
    expect(json.replaceAll(/\s/g, '')).toBe('{"a":{"200":"base","404":"base"},"b":{"200":"own","404":"base"}}');
  });

  it.each([
    ['one map', '<<: *a\n  y: 3', { x: 1, y: 3 }],
    ['one map after its own keys', 'y: 3\n  <<: *a', { y: 3, x: 1 }],
    ['a list of maps, in which the first map prevails', '<<: [*a, {x: 5, z: 6}]', { x: 1, y: 2, z: 6 }],
    ['a map written there', '<<: {z: 6}', { z: 6 }],
    ['nothing, by a key in quotes', '"<<": *a', { '<<': { x: 1, y: 2 } }],
  ])('in YAML may merge %s', async (_, lines, content) => {
    const { json } = await readDocument(`a: &a {x: 1, y: 2}\nb:\n  ${lines}\n`);
    expect(JSON.parse(json)).toEqual({ a: { x: 1, y: 2 }, b: content });
  });

  it.each([
    ['{openapi: 3.0.0, info: {title: t, "version": "1"}}', '{"openapi":"3.0.0","info":{"title":"t","version":"1"}}'],
    [" {'swagger': '2.0',}", '{"swagger":"2.0"}'],
    ['[{type: record}]', '[{"type":"record"}]'],
  ])('may be YAML that begins with a bracket: %s', async (text, expected) => {
    const { json, isYaml } = await readDocument(text);
    expect(json.replaceAll(/\s/g, '')).toBe(expected);
    expect(isYaml).toBe(true);
  });

  it.each([
    '{"openapi": "3.0.0",}',
    '{"openapi": "3.0.0", info: {}}',
    '{"openapi": 3.0.0}',
    '{openapi: "3.0.0", "info": {}}',
    '[{"type": "record",}]',
    '[1,]',
    '{openapi: 3.0.0, paths: {',
    '{{name}}',
    '['.repeat(20_000),
  ])('is passed to the converter unchanged if it may be invalid JSON: %.40s', async (text) => {
    expect(await readDocument(text)).toMatchObject({ json: text, isYaml: false });
  });

  it('above the limit is rejected with a message', async () => {
    const reading = readDocument('x'.repeat(DOCUMENT_LIMIT + 1));
    await expect(reading).rejects.toThrow('converts documents of up to 5,000,000 characters');
  });

  it('is named after its file, with the extension `.json`', () => {
    expect(nameDocument('a/petstore.yaml')).toBe('petstore.json');
    expect(nameDocument('visit.avsc')).toBe('visit.json');
    expect(nameDocument(undefined)).toBe('document.json');
  });
});

describe('a converted document', () => {
  it.each([
    ['{"a": "b"}', { a: 'b' }],
    ['{"a":\n\t"b\tc\nd"}', { a: 'b c d' }],
    ['{"a": "b\0"}', { a: 'b ' }],
    ['null', null],
  ])('is compared even if a string contains a control character: %j', (json, value) => {
    expect(parseConverted(json)).toEqual(value);
  });

  it.each(['{"a": NaN}', '{"a": TRUE}', '{"a": 007}', '{"a": word}'])(
    'is not compared if it is not JSON, although the converter accepts it: %s',
    (json) => {
      expect(() => parseConverted(json)).toThrow('so this page did not compare it with the contract');
    },
  );
});
