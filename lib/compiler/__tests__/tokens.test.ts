import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilerPackage } from '../compilerPackage';
import { tokenizeContract } from '../tokens';

const LIBRARY = readFileSync(path.resolve(__dirname, '../../../examples/library/library.ws'), 'utf8');

/** Returns the tokens that the compiler finds in the whole text at once. */
function tokenizeAtOnce(text: string): unknown[] {
  return compilerPackage
    .tokenize(text)
    .filter(({ type }) => type !== 'EndOfProgram' && type !== 'StartOfProgram')
    .map(({ type, value, coordinates: { idxAndLength } }) => ({
      type,
      value,
      start: idxAndLength.idx - idxAndLength.length,
    }));
}

/** Text that is longer than one chunk of the tokenizer. */
const LONG_LINES = 'words on a line\n'.repeat(400);

describe('the tokens of a long text', () => {
  it.each([
    ['contracts', LIBRARY.repeat(4)],
    ['Windows line breaks', LIBRARY.repeat(3).replaceAll('\n', '\r\n')],
    ['a long comment', `${LIBRARY}/* "${LONG_LINES}*/\n${LIBRARY}`],
    ['a long string', `${LIBRARY}@Note("/* ${LONG_LINES}")\n${LIBRARY}`],
    ['a long comment after a parenthesis', `${LIBRARY}@Note(/* ${LONG_LINES}*/ "x")\n${LIBRARY}`],
    ['a comment and a string without an end', `${LIBRARY}/* ${LONG_LINES}"${LONG_LINES}`],
    ['a long line', `type A { ${'field: String, '.repeat(500)} }\n${LIBRARY}`],
  ])('equal the tokens that the compiler finds in the whole text: %s', (_name, text) => {
    expect(tokenizeContract(text)).toEqual(tokenizeAtOnce(text));
  });

  it('equal the tokens that the compiler finds in the whole text, whatever the text is', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/*',
        '*/',
        '//',
        '"',
        '\\"',
        '`',
        '(/[a-z]/)',
        '/x/',
        '(',
        ')',
        '\n',
        '\r\n',
        '\r',
        '\u2028',
        ' ',
      ),
      fc.constantFrom('type A {', 'b: String', '@Note("c")', '200 -> Unit', '}', 'words '.repeat(12)),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 40, maxLength: 90 }), (parts) => {
        const text = parts.join('');
        expect(tokenizeContract(text)).toEqual(tokenizeAtOnce(text));
      }),
      { numRuns: 300 },
    );
  });
});
