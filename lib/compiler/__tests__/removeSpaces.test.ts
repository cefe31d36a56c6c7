import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERATED } from '../../../tests/support/untrustedValues';
import { runEmitter } from '../emit';
import { removeSpaces } from '../removeSpaces';
import { tokenizeContract } from '../tokens';
import { EMITTERS } from '../types';

const LIBRARY = readFileSync(path.resolve(__dirname, '../../../examples/library/library.ws'), 'utf8');

/** Formats each token as its type and its value. */
function listTokens(text: string): string[] {
  return tokenizeContract(text).map(({ type, value }) => `${type} ${value}`);
}

describe('removeSpaces', () => {
  it('removes the spaces around punctuation', () => {
    expect(removeSpaces('type Book {\n  isbn: String,\n  rating: Integer32?\n}\n\nenum A { B, C }\n')).toBe(
      'type Book{isbn:String,rating:Integer32?}enum A{B,C}\n',
    );
  });

  it.each([
    '// a { b\ntype A {}',
    '@Note( "a" )',
    '(/a b/)',
    '/books { id : String } -> { 200 -> A }',
    'type A\n\nB',
    '*//{\r\ntype\n',
    '//{\u2028type\n',
  ])('keeps the tokens next to comments, paths, parentheses, arrows and line ends, and between words: %j', (text) => {
    expect(listTokens(removeSpaces(text))).toEqual(listTokens(text));
  });

  it('keeps the tokens of any generated text', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'type',
        'enum',
        'endpoint',
        'GET',
        'Book',
        'foo',
        'String',
        'Integer32',
        '200',
        '4XX',
        '-1.5',
        '_',
      ),
      fc.constantFrom('{', '}', ',', ':', '?', '[]', '[', ']', '(', ')', '->', '#', '*', '|', '=', '..', '/', '`a b`'),
      fc.constantFrom('/books', '/a/g', '(/a b/)', '@Note', '"s t"', '// c\n', '/* a */', '/*', '*/', '"', '\\'),
      fc.string({ maxLength: 2 }),
    );
    const space = fc.constantFrom('', ' ', ' ', '\n', '\r\n', '\t', '\u00A0', '\u2028');
    fc.assert(
      fc.property(fc.array(fc.tuple(part, space), { maxLength: 30 }), (parts) => {
        const text = parts.flat().join('');
        expect(listTokens(removeSpaces(text))).toEqual(listTokens(text));
      }),
      GENERATED,
    );
  });

  it.each(EMITTERS)('returns a contract that compiles to the same code: %s', (emitter) => {
    for (const generation of ['default', 'ir'] as const) {
      const compile = (text: string): unknown => runEmitter([{ path: 'library.ws', text }], emitter, { generation });
      expect(compile(removeSpaces(LIBRARY))).toEqual(compile(LIBRARY));
    }
  });
});
