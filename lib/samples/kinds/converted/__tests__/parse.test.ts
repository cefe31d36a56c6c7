import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a block of a converted document', () => {
  it('reads a document and its converter', () => {
    expect(parse('output converter=avro of=a.json wrong')).toMatchObject({
      kind: 'converted',
      of: 'a.json',
      wrong: true,
    });
  });

  it.each([
    ['output converter=yaml of=a.json', '', 'the converter "yaml" is unknown'],
    ['output converter=avro of=a.json,b.json', '', 'a converter takes one document'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});
