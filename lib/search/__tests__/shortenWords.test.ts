import { describe, expect, it } from 'vitest';
import { restoreWords, shortenWords } from '../engine/shortenWords';

const SENTENCE =
  'The compiler refuses the contract; the compiler says why. A contract the compiler accepts is a contract. ';

describe('shortened texts', () => {
  it.each([
    ['nothing', ''],
    ['a sentence', SENTENCE.repeat(3)],
    ['characters that could stand for words', `Łódź and Ωmega: \u0100\u0101\u0102 ${SENTENCE}`],
    [
      'words between signs',
      `(compiler)~compiler ~the "compiler" the~contract  the compiler~ ${SENTENCE.repeat(2)}the `,
    ],
    ['words at lines’ ends', `the compiler\nthe contract\n${SENTENCE}\n`],
    ['beginnings of sentences', `a b. c D. E f! API is? the\nthe. A\nB a. ${SENTENCE}A`],
    ['emoji and line ends', `🦖 one\ntwo 🦖\n${SENTENCE}`],
  ])('become what they were: %s', (_, text) => {
    expect(restoreWords(shortenWords(text))).toBe(text);
  });

  it('have a character in the place of a frequent word, and others as they are', () => {
    const { text, words } = shortenWords(SENTENCE);
    expect(words.split('\n')).toContain(' compiler');
    expect(text).not.toContain(' compiler');
    expect(text).toContain('refuses');
  });
});
