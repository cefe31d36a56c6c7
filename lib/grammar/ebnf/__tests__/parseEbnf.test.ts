import { describe, expect, it } from 'vitest';
import { parseEbnf } from '../parseEbnf';

describe('parseEbnf', () => {
  it('reads sequence, choice, option, repetition, group and exception', () => {
    const [production] = parseEbnf('a = "x" , ( B | [ a ] ) , { B - ( "(" | "[" ) } ;');
    expect(production?.expression).toEqual({
      kind: 'sequence',
      items: [
        { kind: 'literal', text: 'x' },
        {
          kind: 'choice',
          options: [
            { kind: 'token', name: 'B' },
            { kind: 'optional', inner: { kind: 'production', name: 'a' } },
          ],
        },
        { kind: 'repetition', inner: { kind: 'exception', name: 'B', excluded: ['(', '['] } },
      ],
    });
  });

  it('parses a choice with a lower precedence than a sequence', () => {
    expect(parseEbnf('a = B , C | D ;')[0]?.expression).toMatchObject({
      kind: 'choice',
      options: [{ kind: 'sequence' }, { kind: 'token' }],
    });
  });

  it('keeps the text of each production without comments before it', () => {
    const texts = parseEbnf('(* one *)\na = B\n  | C ; (* two *)\nb-c = a ;\n').map(({ text }) => text);
    expect(texts).toEqual(['a = B\n  | C ;', 'b-c = a ;']);
  });

  it.each([
    ['a = B', '1:6  Expected ";", not the end of the file'],
    ['a = ;', '1:5  Expected a literal in quotes, a name, or an opening parenthesis, bracket or brace, not ;'],
    ['a = ( B ] ;', '1:9  Expected ")", not ]'],
    ['A = B ;', '1:1  Expected a production name in lower case, not A'],
    ['a = B ;\na = C ;', '2:1  The production "a" is defined twice'],
    ['a = B ,\n  c ;', '2:3  The production "c" is not defined'],
    ['a = "x" - "y" ;', '1:9  Expected a token name in capitals before "-", not -'],
    ['a = B - ( "x" | C ) ;', '1:9  Expected a literal in quotes, or a choice of literals in parentheses, not ('],
    ['a = B % C ;', '1:7  "%" is not valid in EBNF'],
  ])('refuses %s', (text, message) => {
    expect(() => parseEbnf(text)).toThrow(message);
  });
});
