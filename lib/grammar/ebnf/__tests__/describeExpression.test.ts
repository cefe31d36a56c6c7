import { describe, expect, it } from 'vitest';
import { describeExpression } from '../describeExpression';
import { parseEbnf } from '../parseEbnf';

describe('describeExpression', () => {
  it.each([
    ['"type" , NAME', '"type", then NAME'],
    ['"a" | B | C', 'either "a", B or C'],
    ['[ B ] , { C , D }', 'optionally B, then any number of times (C, then D)'],
    ['B , { "," , B } , "}"', 'one or more B separated by ",", then "}"'],
    ['B , { "," , C }', 'B, then any number of times (",", then C)'],
    ['B - ( "(" | "[" | "{" )', 'B except "(", "[" and "{"'],
  ])('describes %s in words', (expression, words) => {
    expect(parseEbnf(`x = ${expression} ;`).map((production) => describeExpression(production.expression))).toEqual([
      words,
    ]);
  });
});
