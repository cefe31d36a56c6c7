import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../kinds';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a block of a converted document', () => {
  it('reads a document and its converter', () => {
    expect(parse('output converter=avro of=a.json wrong')).toMatchObject({
      kind: 'converted',
      of: 'a.json',
      isWrong: true,
    });
  });

  it.each([
    ['output converter=yaml of=a.json', '', 'the converter "yaml" is unknown'],
    ['output converter=avro of=a.json,b.json', '', 'a converter takes one document'],
    ['json converter=avro of=a.json', '{}', 'converter'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });

  it.each([
    ['output converter=yaml of=a.json', 'Available converters: openapi-v2, openapi-v3, avro.'],
    ['output converter=avro of=a.json,b.json', 'Set of= to one file.'],
  ])('says what to do about %s', (infoLine, help) => {
    expect(() => parse(infoLine)).toThrow(help);
  });

  it('must have an empty body, and depends on its document', () => {
    expect(() => parse('output converter=avro of=a.json', 'x')).toThrow('the block has text');
    expect(readBlock({ language: 'output', meta: 'converter=avro of=a.json', body: '' }).examples).toEqual(['a.json']);
    expect(parse('output converter=avro of=a.json')).toMatchObject({ isWrong: false, isWarned: false });
    expect(parse('output converter=avro of=a.json warned')).toMatchObject({ isWrong: false, isWarned: true });
  });
});
