import { Text } from '@codemirror/state';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGE_WORDS } from '@site/lib/compiler/languageWords';
import { check } from '../../../../lib/compiler';
import { tokenizeContract } from '../../../../lib/compiler/tokens';
import { locateDiagnostics } from '../locateDiagnostics';

const KINDS = { keyword: /Definition$/, method: /^Method$/, 'built-in type': /^Ws/ } as const;

describe('the words that are completed', () => {
  it.each(Object.entries(LANGUAGE_WORDS))('are words of the compiler: %s', (kind, words) => {
    for (const word of words) {
      expect(tokenizeContract(word).map(({ type }) => type)).toEqual([
        expect.stringMatching(KINDS[kind as keyof typeof LANGUAGE_WORDS]),
      ]);
    }
  });
});

describe('locateDiagnostics', () => {
  it.each([
    ['in a line', 'type A {\n  b String\n}', ['String']],
    ['after comments and line ends of Windows', '// one\r\ntype A {\r\n  b String\r\n}', ['String']],
    ['after characters of two UTF-16 units', '/* 👩‍🚀 */ type A { b String }', ['String']],
    ['after the end', 'type A {', ['']],
  ])('finds the text to which a message refers: %s', (_name, text, expected) => {
    const doc = Text.of(text.split(/\r\n|\n/));
    const places = locateDiagnostics(doc, check([{ path: 'a.ws', text }]), vi.fn());
    expect(places.map(({ from, to }) => doc.sliceString(from, to))).toEqual(expected);
  });

  it('stays within the text after it has become shorter', () => {
    const doc = Text.of(['ab']);
    const diagnostic = { message: 'm', source: 'compiler', path: 'a.ws', line: 9, column: 9, length: 9 } as const;
    const [place] = locateDiagnostics(doc, [diagnostic], vi.fn());
    expect(place).toMatchObject({ from: 2, to: 2 });
  });
});
