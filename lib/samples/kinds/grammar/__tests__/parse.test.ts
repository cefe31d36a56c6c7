import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a grammar block', () => {
  it('reads names of productions', () => {
    expect(parse('grammar production=field,value')).toMatchObject({
      kind: 'grammar',
      productions: ['field', 'value'],
    });
  });

  it.each([
    ['grammar', '', 'the block does not say which part of the grammar it shows'],
    ['grammar production=field', 'field = x ;', 'the block has text, but the build fills it'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});
