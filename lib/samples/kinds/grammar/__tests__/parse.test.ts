import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../kinds';
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

it('a grammar block depends on no example, and must name productions', () => {
  expect(readBlock({ language: 'grammar', meta: 'production=field', body: '' }).examples).toEqual([]);
  expect(() => parse('grammar')).toThrow('Set production= to the names of productions, separated by commas.');
});
