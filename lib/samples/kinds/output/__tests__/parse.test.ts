import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a block of generated code', () => {
  it('reads files and the emitter they are the output of', () => {
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
