import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../kinds';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a block of generated code', () => {
  it('reads the emitter and its input files', () => {
    expect(parse('output emitter=openapi-v3 of=library/library.ws')).toMatchObject({
      kind: 'output',
      of: ['library/library.ws'],
    });
  });

  it.each([
    ['output of=a.ws', '', 'an output block needs emitter= or converter='],
    ['output emitter=java', '', 'the block does not name its input'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});

describe('a block of generated code', () => {
  it('has options, all of which are optional', () => {
    expect(parse('output emitter=java of=a.ws')).toMatchObject({
      choice: { emitter: 'java', generation: 'default' },
      packageName: 'com.example.library',
      shared: false,
      show: [],
    });
    expect(parse('output emitter=java:ir of=a.ws,b/ package=a show=A,B shared')).toMatchObject({
      choice: { emitter: 'java', generation: 'ir' },
      of: ['a.ws', 'b/'],
      packageName: 'a',
      shared: true,
      show: ['A', 'B'],
    });
  });

  it('depends on its contracts', () => {
    const { examples } = readBlock({ language: 'output', meta: 'emitter=java of=a.ws,b/', body: '' });
    expect(examples).toEqual(['a.ws', 'b/']);
  });

  it('lists the emitters and converters if it names none', () => {
    expect(() => parse('output of=a.ws')).toThrow(
      /Available emitters: java, kotlin, .*\. Available converters: openapi-v2, openapi-v3, avro\./,
    );
  });
});
